import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { createSubscribers } from '@/journal/adapters/subscribers';
import { KEPT, STREAMS } from './subjects';
import { lookingAgain } from './lookingAgain';

/**
 * Tells of what the server has kept. News may be lost, so that they are hints only: after every reconnection, and now and
 * then, everybody is told to look.
 */
export function createNews(connection: NatsConnection, noteAside: () => void) {
  const { tell, subscribe, clear } = createSubscribers();
  const askAnew = () => {
    noteAside();
    tell();
  };
  const hear = (error: Error | null, { headers }: Msg) => {
    if (error) return;
    if (headers?.get('Nats-Stream') === STREAMS.aside) noteAside();
    tell();
  };

  const subscriptions = [STREAMS.journal, STREAMS.aside, `OBJ_snapshots`].map((stream) =>
    connection.subscribe(`${KEPT}.${stream}.>`, { callback: hear }),
  );
  const endLooking = lookingAgain(connection, askAnew);

  return {
    subscribe,
    close() {
      endLooking();
      clear();
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
