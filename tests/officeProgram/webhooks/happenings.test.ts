import { expect, test } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { UNASSIGNED } from '@/store/clients/accounts/newAccount';
import { billRunApproved } from '@/store/facts/bills';
import { deviceLost } from '@/store/facts/devices';
import { jobClosed } from '@/store/facts/jobs';
import { contactsImported } from '@/store/facts/vehicles';
import { begunAt } from '../../../office/webhooks/hooks';
import { happenedIn, silentVehicles } from '../../../office/webhooks/happenings';
import { takingIn } from '../../../office/webhooks/takingIn';
import { account, salesOf, vehicle } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { job } from '../../support/care';
import { after, live, PLATE, TODAY } from '../../support/liveVehicles';
import { imeiOfDevice } from '../../support/stock';

const AT = '2026-11-21T08:30:00.000Z';
const entryOf = (type: string, payload: object, seq = 1): Entry => ({
  id: `entry-${seq}`,
  seq,
  at: AT,
  by: 'Asha',
  version: 1,
  about: [],
  action: { type, payload },
});
/** The contents of a journal in which all facts are small. */
const noContents = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve([]),
  hashes: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
};
const told = (body: string | undefined) => JSON.parse(body ?? '{}') as unknown;

test('a run tells of each of its bills that stands, and of one that is gone in its place nothing', () => {
  const business = { ...emptyBusiness, bills: billTable([billOf(1), billOf(2, { status: 'Cancelled' })]) };
  const entry = entryOf(billRunApproved.type, { issued: [{ id: 'bill-1' }, { id: 'bill-2' }, { id: 'bill-9' }] });
  const [first, ...others] = happenedIn(business, entry);
  expect(others).toEqual([undefined, undefined]);
  expect(first).toMatchObject({ event: 'bill.issued', about: `Bill ${billOf(1).docNo}` });
  expect(first?.id).toMatch(/^msg_[\w-]{27}$/);
  expect(told(first?.body)).toMatchObject({
    type: 'bill.issued',
    timestamp: AT,
    data: { id: 'bill-1', clientId: billOf(1).accountId, totalPaise: billOf(1).total * 100 },
  });
  expect(happenedIn(business, entry)[0]?.id).toBe(first?.id);
});

test('a visit tells of its job once all of it is done', () => {
  const jobs = (status: 'Done' | 'Not Done') => ({ ...emptyBusiness, jobs: jobTable([job(4, { status })]) });
  const entry = entryOf(jobClosed.type, { id: 'job-4' });
  expect(happenedIn(jobs('Not Done'), entry)).toEqual([undefined]);
  const [done] = happenedIn(jobs('Done'), entry);
  expect(done).toMatchObject({ event: 'job.done', about: 'Job 4' });
  expect(told(done?.body)).toMatchObject({ type: 'job.done', data: { id: 'job-4', number: 4 } });
  expect(happenedIn(jobs('Done'), entryOf('bills/billCancelled', { id: 'bill-1' }))).toEqual([]);
});

test('a job that took several visits is told once, though the first one is read when all of it is done', () => {
  const outcome = (on: string) =>
    ({ workDone: 'Fitted', vehicleId: `vehicle-${on}`, vehicleNo: PLATE, on, installerId: 'installer-1' }) as const;
  const outcomes = [outcome('2026-11-20'), outcome('2026-11-21')];
  const business = { ...emptyBusiness, jobs: jobTable([job(4, { status: 'Done', outcomes })]) };
  const read = [1, 2].map((seq) => happenedIn(business, entryOf(jobClosed.type, { id: 'job-4' }, seq))[0]?.id);
  expect(read[0]).toMatch(/^msg_/);
  expect(read[1]).toBe(read[0]);
  const again = { ...emptyBusiness, jobs: jobTable([job(4, { status: 'Done', outcomes: outcomes.slice(1) })]) };
  expect(happenedIn(again, entryOf(jobClosed.type, { id: 'job-4' }))[0]?.id).not.toBe(read[0]);
});

test('a vehicle is silent once its device told nothing for more than a week', () => {
  const heardAt = (at: string) => ({ [imeiOfDevice(1)]: { imei: imeiOfDevice(1), at } });
  expect(silentVehicles(live, heardAt('2026-11-14T09:00'), TODAY, AT).size).toBe(0);
  const [id, silent] = [...silentVehicles(live, heardAt('2026-11-13T09:00'), TODAY, AT)][0] ?? [];
  expect(id).toBe('vehicle-1');
  expect(silent).toMatchObject({ event: 'vehicle.silent', about: PLATE });
  expect(told(silent?.body)).toMatchObject({ data: { id: 'vehicle-1', lastContact: '2026-11-13T09:00' } });
});

test('nothing is told of a vehicle whose device was taken out, or that has no plate yet', () => {
  const contact = { at: '2026-11-13T09:00' };
  const heard = after(live, contactsImported([{ id: 'vehicle-1', contact }]));
  const silentIn = (business: Business) => [...silentVehicles(business, {}, TODAY, AT).keys()];
  expect(silentIn(heard)).toEqual(['vehicle-1']);
  expect(silentIn(after(heard, deviceLost(imeiOfDevice(1), 'Burnt', TODAY)))).toEqual([]);
  const unnamed = { ...vehicle(1), vehicleNo: UNASSIGNED, contact };
  expect(silentIn({ ...live, ...salesOf(account(1, { vehicles: [unnamed] })) })).toEqual([]);
});

test('the vehicles that are silent at the first look are no news, and each that falls silent later is told once', async () => {
  let at = '2026-11-13T09:00';
  let silent: ReadonlySet<string> | undefined;
  const taking = takingIn({
    kept: {
      silent: () => Promise.resolve(silent),
      noteSilent: (ids) => Promise.resolve(void (silent = new Set(ids))),
    },
    journal: { since: () => Promise.resolve([]), contents: noContents },
    settled: () => ({ business: live, seq: 0 }),
    contacts: () => Promise.resolve([{ imei: imeiOfDevice(1), at }]),
    now: () => Date.parse(AT),
  });
  const look = async () => {
    const { hooks, noted } = await taking.fromVehicles(begunAt(0));
    await noted();
    return hooks.waiting.map(({ about }) => about);
  };
  expect(await look()).toEqual([]);
  at = '2026-11-20T09:00';
  expect(await look()).toEqual([]);
  at = '2026-11-12T09:00';
  expect(await look()).toEqual([PLATE]);
  expect(await look()).toEqual([]);
});

test('of more than there is room for the rest is taken later, from where it was left', async () => {
  const ids = Array.from({ length: 450 }, (_, n) => n + 1);
  const business = { ...emptyBusiness, bills: billTable(ids.map((n) => billOf(n))) };
  const entries = [entryOf(billRunApproved.type, { issued: ids.map((n) => ({ id: `bill-${n}` })) }, 7)];
  const taking = takingIn({
    kept: { silent: () => Promise.resolve(undefined), noteSilent: () => Promise.resolve() },
    journal: {
      since: (place) => Promise.resolve(entries.filter(({ seq }) => seq > place)),
      contents: noContents,
    },
    settled: () => ({ business, seq: 7 }),
    contacts: () => Promise.resolve([]),
    now: () => Date.parse(AT),
  });
  let hooks = begunAt(6);
  const counts: number[] = [];
  const seen = new Set<string>();
  while (hooks.after < 7) {
    hooks = await taking.fromJournal(hooks, ['bill.issued']);
    counts.push(hooks.waiting.length);
    for (const { about } of hooks.waiting) seen.add(about);
    hooks = { ...hooks, waiting: [] };
  }
  expect(counts).toEqual([200, 200, 50]);
  expect(seen.size).toBe(450);
});
