import { describe, expect, test } from 'vitest';
import { accountsDeleted, billSaved } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { createStore, type Fact } from '@/store/business/store';
import { deviceLost } from '@/store/facts/devices';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { jobAssigned, jobClosed } from '@/store/facts/jobs';
import { subscriptionEnded, subscriptionOpened } from '@/store/facts/subscriptions';
import { vehicleClosed, vehicleMoved, vehicleRegistered } from '@/store/facts/vehicles';
import { noEdit, noVehicles, vehicle, wasOnBill } from '../../support/accounts';
import { additionDraft, job, serviceRequest } from '../../support/care';
import { done, reasonOf } from '../../support/said';
import { imeiOfDevice } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const DAY = '2026-11-21';
const own = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
const registered = vehicleRegistered({
  vehicleNo: 'mh01ab1001',
  accountId: 'account-2',
  duration: 'Monthly',
  price: 200,
});
const VISIT = { installerId: 'installer-1', on: DAY, slot: 'morning' as const };
const request = { kind: 'service' as const, ...serviceRequest() };
const business = {
  ...smallBusiness,
  jobs: jobTable([
    ...Object.values(smallBusiness.jobs.entities),
    job(6, { status: 'Sent to Dispatcher', request }),
    job(7, { status: 'Sent to Dispatcher', request }),
  ]),
};

/** Why a fact cannot be taken back after others; undefined when it can. */
function undone(fact: Fact, then: readonly Fact[], before: readonly Fact[] = []) {
  const store = createStore(business);
  for (const one of before) done(store.dispatch(one));
  const { undo } = done(store.dispatch(fact));
  for (const one of then) done(store.dispatch(one));
  const said = undo?.();
  return said && reasonOf(said);
}

const TAKEN = 'Not undone: mh01ab1001 is open elsewhere by now.';
const LOST = imeiOfDevice(93);
const fitted = jobClosed({
  id: 'job-5',
  on: DAY,
  installerId: 'installer-1',
  outcomes: [{ workDone: 'Fitted', vehicleId: 'quiet-1', vehicleNo: 'MH 12 AB 1001', deviceIn: imeiOfDevice(91) }],
});

describe('what is taken back gives nothing that somebody else has by now', () => {
  test.each<[string, Fact, readonly Fact[], string, Fact[]?]>([
    ['the plate of a vehicle that was closed', vehicleClosed('vehicle-1', DAY), [registered], TAKEN],
    [
      'the plate that a vehicle had before',
      vehicleMoved({ id: 'vehicle-1', was: own, to: { ...own, vehicleNo: 'MH 04 ZZ 7' } }, DAY),
      [registered],
      TAKEN,
    ],
    [
      'the plate of a vehicle that was taken off its bill',
      billSaved(
        'account-1',
        noEdit,
        { ...noVehicles, removed: [{ id: 'vehicle-1', was: wasOnBill(vehicle(1)) }] },
        DAY,
      ),
      [registered],
      TAKEN,
    ],
    [
      'the plates of an account that was deleted',
      accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }], DAY),
      [registered],
      TAKEN,
    ],
    [
      'a vehicle for a device that was lost',
      deviceLost(LOST, 'Gone', DAY),
      [fitted],
      `Not undone: MH 12 AB 1001 has the device ${imeiOfDevice(91)} in it by now.`,
    ],
    [
      'a subscription that ended',
      subscriptionEnded(['subscription-1'], DAY),
      [subscriptionOpened('vehicle-1', DAY)],
      'Not undone: the vehicle has another subscription by now.',
    ],
    [
      'an installer’s time',
      jobAssigned('job-6', { ...VISIT, slot: 'evening' }),
      [jobAssigned('job-7', { ...VISIT, on: '2026-11-22' })],
      'Not undone: the installer has job 7 at that time by now.',
      [jobAssigned('job-6', { ...VISIT, on: '2026-11-22' })],
    ],
  ])('such as %s', (_what, fact, then, reason, before) => {
    expect(undone(fact, then, before)).toBe(reason);
    expect(undone(fact, [], before)).toBeUndefined();
  });

  test('such as a vehicle for a device that a visit took out of it', () => {
    const removed = jobClosed({
      id: 'job-5',
      on: DAY,
      installerId: 'installer-1',
      outcomes: [{ workDone: 'Removed', vehicleId: 'quiet-1', vehicleNo: 'MH 12 AB 1001', deviceOut: LOST }],
    });
    const written = additionRecorded(additionDraft({ vehicleNo: 'MH 12 AB 1001', date: DAY }), {
      vehicleId: 'quiet-1',
      accountId: 'account-1',
    });
    expect(undone(removed, [written])).toMatch(/^Not undone: /);
    expect(undone(removed, [])).toBeUndefined();
  });
});
