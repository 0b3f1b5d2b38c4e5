import type { StreamInfo } from '@nats-io/jetstream';
import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { createReplica } from '@/journal/replica';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { admittedJournal } from '../../office/facts/admittedJournal';
import { createInverses } from '../../office/facts/inverses';
import { businessJudge } from '../../office/facts/judging';
import { asking } from '../support/drafts';
import { passableShelf } from '../support/passingOver';
import { vendorDraft } from '../support/vendors';

/** A judge beside a journal to which others append without its being told. */
async function judging(kept = memoryShelf()()) {
  const admitted = admittedJournal({ ...kept, subscribe: () => () => {} });
  const replica = createReplica({
    model: businessModel,
    openJournal: () => Promise.resolve(admitted.journal),
    firstFact: () => Promise.resolve(businessReplaced(emptyBusiness, 'sample')),
    by: () => 'Trackyard',
    inOneTab: (work) => work(),
  });
  const store = createStore({}, replica);
  await replica.start();
  const info = async () => ({ state: { last_seq: (await kept.newest(1))[0]?.seq ?? 0 } }) as StreamInfo;
  const office = { info, find: () => Promise.resolve(null), subjects: () => Promise.resolve([]) };
  const inverses = createInverses();
  const judge = businessJudge({
    store,
    replica,
    admitted,
    office,
    inverses,
    attempts: { note: () => {} },
    isSending: () => Promise.resolve(false),
    proven: ({ fact }) => Promise.resolve(fact),
    noteJudged: () => {},
    roleOf: () => Promise.resolve('admin'),
    now: () => '2026-04-01T09:00:00.000Z',
  });
  return { kept, judge };
}

test('nothing is refused for what was so before somebody else said something', async () => {
  const { kept, judge } = await judging();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  expect(await judge.judge('Asha', product)).toMatchObject({ refused: expect.any(String) });
  await kept.append([asking('1', vendor)]);
  expect(await judge.judge('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
});

test('nothing is let in for what was so before somebody else said something', async () => {
  const { kept, judge } = await judging();
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const own = asking('2', vendor);
  expect(await judge.judge('Asha', own)).toMatchObject({ after: 1 });
  await kept.append([asking('1', vendor)]);
  await judge.readOn();
  expect(await judge.judge('Asha', own)).toMatchObject({ refused: expect.any(String) });
});

test('nothing is let in for what is passed over by now', async () => {
  const shelf = passableShelf();
  const { kept, judge } = await judging(shelf.open());
  const vendor = vendorAdded(vendorDraft('Northstar Components'));
  const product = asking('2', productAdded(vendor.payload.id, { name: 'Relay', rate: 1, unit: 'Pcs', minOrderQty: 1 }));
  await kept.append([asking('1', vendor)]);
  expect(await judge.judge('Asha', product)).toMatchObject({ parcel: { id: '2' }, after: 2 });
  shelf.passOver(2);
  await kept.since(2);
  expect(await judge.judge('Asha', product)).toMatchObject({ refused: expect.any(String) });
});
