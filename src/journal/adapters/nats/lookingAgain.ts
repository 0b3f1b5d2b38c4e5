import type { NatsConnection } from '@nats-io/nats-core';

/** How often is asked whether news were missed. */
const BEAT_MS = 5_000;

/** Calls back now and then, and after every reconnection, as news may have been lost; gives what ends that. */
export function lookingAgain(connection: NatsConnection, look: () => void): () => void {
  let isOver = false;
  const beat = setInterval(look, BEAT_MS);
  const follow = async () => {
    for await (const { type } of connection.status()) {
      if (isOver) break;
      if (type === 'reconnect') look();
    }
  };
  void follow();
  return () => {
    isOver = true;
    clearInterval(beat);
  };
}
