import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { followLead } from './facts/leading';

/** Hears what is asked at a subject as long as this machine leads; gives what ends it. */
export function hearAsLeader(
  { connection, office }: { connection: NatsConnection; office: Pick<Office, 'info'> },
  { subject, queue }: { subject: string; queue: string },
  hear: (message: Msg) => void,
): () => void {
  let subscription: Subscription | undefined;
  const stopFollowing = followLead(connection, office, (leads) => {
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
