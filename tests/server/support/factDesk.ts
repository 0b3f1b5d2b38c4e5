// The desk for facts in the process of a test, and the business with which an office of the tests begins.
import type { NatsConnection } from '@nats-io/nats-core';
import { contentOf, subjectFor } from '@/journal/adapters/nats/entries';
import { objectsIn } from '@/journal/adapters/nats/objects';
import { officeOver } from '@/journal/adapters/nats/reader';
import { BUCKETS } from '@/journal/adapters/nats/subjects';
import { packed } from '@/journal/reading/bulk';
import { BEGINNING } from '@/journal/sync/beginningAnew';
import { businessReplaced, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { BY } from '../../../office/beginning';
import { createAttempts } from '../../../office/facts/attempts';
import { openBusinessDesk, type BusinessDeskOptions } from '../../../office/facts/businessDesk';
import { leadershipOver, leadingAlone } from '../../../office/leadership';
import { complain } from '../../../office/tell';
import { openFactDesk } from '../../../office/facts/factDesk';
import { BUSINESS } from './server';

/** Says the fact that an office begins with: this business. */
export async function beginWith(connection: NatsConnection, business: Business): Promise<void> {
  const office = await officeOver(connection);
  const action = businessReplaced(business, 'sample');
  const draft = { id: BEGINNING, at: new Date().toISOString(), by: BY, version: businessModel.version, action };
  const parcel = await packed({ ...draft, about: businessModel.aboutOf(action) });
  const { put } = objectsIn(office, BUCKETS.contents);
  for (const [hash, bytes] of parcel.contents ?? []) await put(hash, bytes);
  await office.publish(subjectFor(parcel, BY), contentOf(parcel));
}

/** Opens a desk over an office, which leads as long as it is open. */
async function opened<Desk extends { close: () => Promise<void> }>(
  connection: NatsConnection,
  open: (over: Pick<BusinessDeskOptions, 'connection' | 'office' | 'leadership'>) => Desk | Promise<Desk>,
): Promise<Desk> {
  const office = await officeOver(connection);
  const leadership = connection.info?.cluster === undefined ? leadingAlone : leadershipOver(connection, office);
  const desk = await open({ connection, office, leadership });
  const close = () => desk.close().then(() => leadership.close());
  return { ...desk, close };
}

/** A desk that admits whatever anybody asks, for what is no business. */
export const openLenientDesk = (connection: NatsConnection) =>
  opened(connection, (over) =>
    openFactDesk({
      ...over,
      validator: {
        validate: (_by, parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
        readOn: () => Promise.resolve(),
      },
      roleOf: () => Promise.resolve('admin'),
      quotas: { take: () => true, most: () => Number.POSITIVE_INFINITY },
    }),
  );

/** The desk of an office in which everybody is an admin, unless it is told otherwise. */
export const openDesk = (connection: NatsConnection, options: Partial<BusinessDeskOptions> = {}) =>
  opened(connection, (over) =>
    openBusinessDesk({
      ...over,
      business: BUSINESS,
      roleOf: () => Promise.resolve('admin'),
      ownerOf: (by) => Promise.resolve(by),
      now: () => new Date(),
      compactAfter: Number.POSITIVE_INFINITY,
      attempts: createAttempts(complain),
      ...options,
    }),
  );
