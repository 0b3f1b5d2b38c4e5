import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import type { Leadership } from './leadership';

export interface HearingOptions {
  connection: NatsConnection;
  leadership: Pick<Leadership, 'follow'>;
}

/** Hears what is asked at a subject as long as this machine leads; gives what ends it. */
export function hearAsLeader(
  { connection, leadership }: HearingOptions,
  { subject, queue }: { subject: string; queue: string },
  hear: (message: Msg) => void,
): () => void {
  let subscription: Subscription | undefined;
  const stopFollowing = leadership.follow((leads) => {
    subscription?.unsubscribe();
    subscription = leads
      ? connection.subscribe(subject, { queue, callback: (error, message) => (error ? undefined : hear(message)) })
      : undefined;
  });
  return () => {
    stopFollowing();
    subscription?.unsubscribe();
  };
}
