import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { contentOf, subjectFor } from '@/journal/adapters/nats/entries';
import { asking } from '../../tests/support/drafts';

/** So many are on their way at once. */
const AT_ONCE = 500;

/** Puts facts into the journal in their order, without the time that it takes to say them one by one. */
export async function append(connection: NatsConnection, facts: Iterable<UnknownAction>): Promise<void> {
  const js = jetstream(connection, { timeout: 60_000 });
  let onTheWay: Promise<unknown>[] = [];
  for (const action of facts) {
    const id = nanoid();
    const draft = asking(id, action);
    onTheWay.push(js.publish(subjectFor(draft, 'person-0'), contentOf(draft), { msgID: id }));
    if (onTheWay.length < AT_ONCE) continue;
    await Promise.all(onTheWay);
    onTheWay = [];
  }
  await Promise.all(onTheWay);
}
