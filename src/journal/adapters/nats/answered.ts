import type { NatsConnection } from '@nats-io/nats-core';

/**
 * Lets what is asked over a connection fail as soon as that is lost, and at once while it is: no answer comes over the next
 * one, and whoever waits would wait until their time is up.
 */
export function answeredOver(connection: NatsConnection) {
  const waiting = new Set<(error: Error) => void>();
  let lost: Error | undefined;

  const follow = async () => {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') lost = undefined;
      if (type !== 'disconnect') continue;
      lost = new Error('The connection was lost.');
      for (const fail of waiting) fail(lost);
    }
  };
  void follow();

  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    lost
      ? Promise.reject(lost)
      : new Promise((answered, failed) => {
          waiting.add(failed);
          const end = () => waiting.delete(failed);
          ask().then(answered, failed).then(end, end);
        });
}
