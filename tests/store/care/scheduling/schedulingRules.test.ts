import { describe, expect, test } from 'vitest';
import { equal } from '@/journal/kit/equal';
import { businessOf, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import type { Visit } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { jobAssigned, jobClosed } from '@/store/facts/jobs';
import type { ClosedOutcome, JobClosing } from '@/store/care/jobs/outcome';
import { installerAdded } from '@/store/facts/installers';
import { holderOf } from '@/store/kit/movements/move';
import { simSuspended } from '@/store/facts/sims';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { vehicleClosed, vehicleMoved } from '@/store/facts/vehicles';
import { job, serviceRequest } from '../../../support/care';
import { BAG } from '../../../support/vehicles';
import { done, reasonOf } from '../../../support/said';
import { imeiOfDevice, simOf } from '../../../support/stock';
import { standing } from '../../../support/standing';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const VISIT: Visit = { installerId: 'installer-1', on: DAY, slot: 'morning' };
const [NEW, OTHER, OLD, BARE] = [91, 92, 93, 96].map(imeiOfDevice) as [string, string, string, string];
const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };

const said = (fact: Fact, ...before: readonly Fact[]) => {
  const store = createStore(smallBusiness);
  for (const one of before) done(store.dispatch(one));
  return reasonOf(store.dispatch(fact));
};

describe('a job is assigned', () => {
  const assigned = (id: string, changes: Partial<Visit> = {}) => jobAssigned(id, { ...VISIT, ...changes });
  const withJobs = (...jobs: Parameters<typeof jobTable>[0]): Business => ({ ...smallBusiness, jobs: jobTable(jobs) });

  test.each<[string, Fact, string | RegExp]>([
    ['that is gone', assigned('job-9'), /^This job was deleted/],
    ['to an installer who is gone', assigned('job-4', { installerId: 'installer-9' }), /^This installer was deleted/],
    ['before it is at the dispatcher', assigned('job-1'), 'Job 1 is Pending at Admin now.'],
    [
      'in a time that the client did not name',
      assigned('job-4', { slot: 'evening' }),
      'The client of job 4 cannot be visited then: choose Morning (9 AM to 12 PM).',
    ],
    [
      'to somebody who is at another one then',
      assigned('job-4'),
      'Rakesh Yadav has job 5 on 21 Nov 2026, Morning (9 AM to 12 PM), already.',
    ],
  ])('not %s', (_what, fact, reason) => {
    expect(said(fact)).toMatch(reason);
  });

  test('on another day, to another installer, and moved from one to the other, in any time where none was named', () => {
    const second = installerAdded({ name: 'Vinod Nair' });
    const store = createStore(
      withJobs(
        ...Object.values(smallBusiness.jobs.entities),
        job(6, { status: 'Not Done', request: { kind: 'service', ...serviceRequest() } }),
      ),
    );
    done(store.dispatch(second));
    done(store.dispatch(assigned('job-4', { on: '2026-11-22' })));
    done(store.dispatch(assigned('job-4', { installerId: second.payload.id })));
    done(store.dispatch(assigned('job-6', { slot: 'evening' })));
    const { entities } = store.getState().jobs;
    expect([entities['job-4'], entities['job-6']]).toMatchObject([
      { status: 'With Installer', visit: { installerId: second.payload.id, on: DAY } },
      { status: 'With Installer', visit: { slot: 'evening' } },
    ]);
  });
});

const told = {
  clientName: 'Meera Joshi',
  company: 'Konkan Carriers',
  deviceType: 'OBD tracker',
  billing: 'Yes',
} as const;
const fit = (changes: Partial<ClosedOutcome> = {}): ClosedOutcome => ({
  workDone: 'Fitted',
  vehicleId: 'quiet-2',
  vehicleNo: 'MH 12 AB 1002',
  deviceIn: NEW,
  ...changes,
});
const swap = (changes: Partial<ClosedOutcome> = {}): ClosedOutcome => ({
  workDone: 'Swapped',
  vehicleId: 'quiet-1',
  vehicleNo: 'MH 12 AB 1001',
  deviceIn: NEW,
  deviceOut: OLD,
  ...changes,
});
const removal = (changes: Partial<ClosedOutcome> = {}): ClosedOutcome => ({
  workDone: 'Removed',
  vehicleId: 'quiet-1',
  vehicleNo: 'MH 12 AB 1001',
  deviceOut: OLD,
  ...changes,
});
const repair = (changes: Partial<ClosedOutcome> = {}): ClosedOutcome => ({
  workDone: 'Repaired',
  vehicleId: 'quiet-1',
  vehicleNo: 'MH 12 AB 1001',
  fault: 'Wiring',
  ...changes,
});
const away = (changes: Partial<ClosedOutcome> = {}): ClosedOutcome => ({
  workDone: 'Not Done',
  vehicleId: 'quiet-2',
  vehicleNo: 'MH 12 AB 1002',
  remark: 'Away.',
  ...changes,
});
const closed = (outcomes: readonly ClosedOutcome[], changes: Partial<JobClosing> = {}) =>
  jobClosed({ id: 'job-5', on: DAY, installerId: 'installer-1', outcomes, ...changes });

const OWN = { client: 'Meera Joshi', company: 'Konkan Carriers', duration: 'Monthly', price: 0 };
const quiet = smallBusiness.vehicles.entities['quiet-2'];
const RENAMED = vehicleMoved(
  {
    id: 'quiet-2',
    was: { vehicleNo: 'MH 12 AB 1002', accountId: quiet?.accountId },
    to: { vehicleNo: 'MH 04 ZZ 7', accountId: quiet?.accountId },
  },
  DAY,
);

describe('a visit cannot have come to that', () => {
  test.each<[string, Fact, string | RegExp, ...Fact[]]>([
    ['of a job that is gone', closed([fit()], { id: 'job-9' }), /^This job was deleted/],
    ['of a job that is with nobody', closed([fit()], { id: 'job-4' }), 'Job 4 is Sent to Dispatcher now.'],
    ['of a job that is with another', closed([fit()], { installerId: 'installer-9' }), 'Job 5 is with Rakesh Yadav.'],
    ['without a vehicle', closed([]), 'Say what was done at one vehicle at least.'],
    ['at a vehicle that is done', closed([repair()]), 'MH 12 AB 1001 is done already in job 5.', closed([repair()])],
    [
      'at more vehicles than are left',
      closed([
        fit(),
        repair(),
        removal({ vehicleId: 'vehicle-21', vehicleNo: 'MH 01 AB 1021', deviceOut: imeiOfDevice(94) }),
      ]),
      'Job 5 has 2 left to do.',
      closed([repair({ vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001' })]),
    ],
    ['at one vehicle twice', closed([repair(), repair()]), 'A vehicle quiet-1 is there twice.'],
    ['with one device twice', closed([fit(), swap()]), `IMEI ${NEW} is there twice.`],
    [
      'with one plate twice, however it is spaced',
      closed([fit(), fit({ vehicleId: 'vehicle-50', vehicleNo: 'mh12ab1002', deviceIn: OTHER })]),
      'Vehicle MH 12 AB 1002 is there twice.',
    ],
    ['without the device that went in', closed([fit({ deviceIn: undefined })]), 'Say which device went in.'],
    [
      'with a device that nobody knows',
      closed([fit({ deviceIn: '352099001761481' })]),
      'IMEI 352099001761481 is not known.',
    ],
    [
      'with a device that is elsewhere',
      closed([fit({ deviceIn: imeiOfDevice(4) })]),
      `IMEI ${imeiOfDevice(4)} is in the store.`,
    ],
    [
      'with a device that moved later',
      closed([fit()], { on: '2026-11-01' }),
      `IMEI ${NEW} moved on 02 Nov 2026 already, after 01 Nov 2026.`,
    ],
    [
      'with a device without a SIM',
      closed([fit({ deviceIn: BARE })]),
      `IMEI ${BARE} has no SIM: say which one went in.`,
    ],
    ['with a second SIM', closed([fit({ simIn: simOf(95).id })]), `IMEI ${NEW} has the SIM ${simOf(91).id} already.`],
    [
      'with a SIM that is elsewhere',
      closed([fit({ deviceIn: BARE, simIn: simOf(4).id })]),
      `SIM ${simOf(4).id} is in the store.`,
    ],
    [
      'with a SIM that is suspended',
      closed([fit()]),
      `SIM ${simOf(91).id} is Suspended: it must be Active to be fitted.`,
      simSuspended(simOf(91).id, undefined, DAY),
    ],
    [
      'in a vehicle that has a device',
      closed([fit({ vehicleId: 'quiet-1', vehicleNo: 'MH 12 AB 1001' })]),
      `MH 12 AB 1001 has the device ${OLD} in it already: swap it, or have it removed.`,
    ],
    [
      'in a vehicle that is closed',
      closed([fit()]),
      'MH 12 AB 1002 was closed on 20 Nov 2026.',
      vehicleClosed('quiet-2', '2026-11-20'),
    ],
    [
      'in a vehicle that nobody knows, and of which nobody says whose it is',
      closed([fit({ vehicleId: 'vehicle-77', vehicleNo: 'MH 05 AB 1' })]),
      /^Vehicle MH 05 AB 1 was deleted/,
    ],
    [
      'in a slot that gets a plate which is open',
      closed([fit({ vehicleId: 'vehicle-50', vehicleNo: 'MH 12 AB 1001' })]),
      'MH 12 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    ],
    [
      'without the device that came out',
      closed([removal({ deviceOut: undefined })]),
      'Say which device came out of MH 12 AB 1001.',
    ],
    [
      'with a device out that is not in there',
      closed([swap({ deviceOut: imeiOfDevice(94) })]),
      `IMEI ${imeiOfDevice(94)} is in the vehicle MH 01 AB 1021.`,
    ],
    [
      'with a certificate before a fitting',
      closed([repair({ vehicleId: 'quiet-2', vehicleNo: 'MH 12 AB 1002', certificateNo: 'AIS-1' })]),
      'MH 12 AB 1002 has no fitting for this certificate.',
    ],
    ['not done, and nobody says why', closed([away({ remark: undefined })]), 'Say why MH 12 AB 1002 was not done.'],
    [
      'not done, with something in it',
      closed([away({ deviceIn: NEW })]),
      'MH 12 AB 1002 was Not Done: more than that is said of it.',
    ],
    [
      'repaired, with something out',
      closed([repair({ deviceOut: OLD })]),
      'MH 12 AB 1001 was Repaired: more than that is said of it.',
    ],
    [
      'removed, with a subscription that begins',
      closed([removal({ begins: 'subscription-9' })]),
      'MH 12 AB 1001 was Removed: more than that is said of it.',
    ],
    [
      'with the SIM of another device off',
      closed([removal({ simOff: simOf(94).id })]),
      `SIM ${simOf(94).id} is not the one in IMEI ${OLD}.`,
    ],
    [
      'with one plate twice that is of no known form',
      closed([
        { ...fit({ vehicleId: 'new-1', vehicleNo: 'TEMP-12' }), registered: OWN },
        { ...fit({ vehicleId: 'new-2', vehicleNo: 'temp 12', deviceIn: OTHER }), registered: OWN },
      ]),
      'Vehicle TEMP12 is there twice.',
    ],
    [
      'in a vehicle that came under another plate meanwhile',
      closed([fit()]),
      'This vehicle is MH 04 ZZ 7, not MH 12 AB 1002.',
      RENAMED,
    ],
    [
      'with more used than the bag holds, line by line',
      closed([repair()], {
        used: [
          { ...RELAYS, qty: 3 },
          { ...RELAYS, qty: 3 },
        ],
      }),
      'Only 5 of Relay are in the bag of Rakesh Yadav.',
    ],
    [
      'with more used than the bag holds',
      closed([repair()], { used: [{ ...RELAYS, qty: 6 }] }),
      'Only 5 of Relay are in the bag of Rakesh Yadav.',
    ],
  ])('%s', (_what, fact, reason, ...before) => {
    expect(said(fact, ...before)).toMatch(reason);
  });

  test('so that a vehicle gets back the plate that it gave up meanwhile', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(RENAMED));
    done(store.dispatch(closed([repair({ vehicleId: 'quiet-2', vehicleNo: 'MH 12 AB 1002' })])));
    expect(store.getState().vehicles.entities['quiet-2']?.vehicleNo).toBe('MH 04 ZZ 7');
  });

  test('twice: whoever is second is told', () => {
    const all = [repair(), fit(), repair({ vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001' })];
    expect(said(closed(all), closed(all))).toBe('Job 5 is Done now.');
  });
});

describe('a visit that is closed', () => {
  /** What a closing makes of the business, and whether its Undo restores the very same. */
  function after(outcomes: readonly ClosedOutcome[], changes: Partial<JobClosing> = {}) {
    const store = createStore(smallBusiness);
    const before = businessOf(store.getState());
    const { undo } = done(store.dispatch(closed(outcomes, changes)));
    const business = businessOf(store.getState());
    expect(undo?.()).toMatchObject({ done: true });
    expect(standing(businessOf(store.getState()))).toEqual(standing(before));
    return business;
  }
  const holder = (business: Business, imei: string) => holderOf(business.devices.entities[imei] ?? { moves: [] });

  test('with a fitting moves the device into the vehicle, and writes it down, certificate and subscription with it', () => {
    const outcome = fit({
      chassisNo: 'CH-1',
      certificateNo: 'AIS-1',
      certificateUntil: '2028-11-20',
      addition: { id: 'addition-9', ...told },
      begins: 'subscription-9',
    });
    const business = after([outcome]);
    expect(holder(business, NEW)).toEqual({ at: 'vehicle', id: 'quiet-2' });
    expect(business.vehicles.entities['quiet-2']).toMatchObject({
      chassisNo: 'CH-1',
      serviced: { on: DAY, reason: 'Service' },
    });
    expect(business.additions.entities['addition-9']).toEqual({
      id: 'addition-9',
      number: 2,
      date: DAY,
      vehicleNo: 'MH 12 AB 1002',
      imei: NEW,
      vehicleId: 'quiet-2',
      jobId: 'job-5',
      ...told,
    });
    expect(business.subscriptions.entities['subscription-9']).toEqual({
      id: 'subscription-9',
      number: 5,
      vehicleId: 'quiet-2',
      from: DAY,
      pauses: [],
    });
    const { addition: _row, begins: _subscription, ...kept } = outcome;
    expect(business.jobs.entities['job-5']).toMatchObject({
      status: 'With Installer',
      outcomes: [{ ...kept, on: DAY, installerId: 'installer-1' }],
    });
    expect(selectFitments(business).get('quiet-2')).toEqual([
      { vehicleId: 'quiet-2', deviceId: NEW, from: DAY, jobId: 'job-5' },
    ]);
  });

  test('pairs the SIM that went in, and takes what was used out of the bag', () => {
    const business = after([fit({ deviceIn: BARE, simIn: simOf(95).id })], { used: [{ ...RELAYS, qty: 2 }] });
    expect(business.devices.entities[BARE]?.simId).toBe(simOf(95).id);
    expect(holderOf(business.sims.entities[simOf(95).id] ?? { moves: [] })).toEqual({ at: 'device', id: BARE });
    expect(Object.values(business.bins.entities).find(({ place }) => place.at === 'installer')?.qty).toBe(3);
  });

  test('gives a slot its plate, and registers a vehicle that nobody knew', () => {
    const registered = {
      accountId: 'account-2',
      client: 'Meera Joshi',
      company: 'Konkan Carriers',
      type: 'Truck',
      duration: 'Monthly',
      price: 200,
    };
    const business = after([
      fit({ vehicleId: 'vehicle-50', vehicleNo: 'MH 05 AB 1050' }),
      fit({ vehicleId: 'vehicle-77', vehicleNo: 'MH 05 AB 1077', deviceIn: OTHER, registered }),
    ]);
    expect(business.vehicles.entities['vehicle-50']).toMatchObject({
      vehicleNo: 'MH 05 AB 1050',
      accountId: 'account-3',
    });
    expect(business.vehicles.entities['vehicle-77']).toMatchObject({
      vehicleNo: 'MH 05 AB 1077',
      accountId: 'account-2',
      type: 'Truck',
      price: 200,
    });
  });

  test('with a swap has the new device in the vehicle and the old one in the bag, from that day', () => {
    const business = after([swap({ fault: 'Device' })]);
    expect([holder(business, NEW), holder(business, OLD)]).toEqual([{ at: 'vehicle', id: 'quiet-1' }, BAG]);
    expect(fitmentsOf(business.devices.entities[OLD] ?? { id: '', moves: [] })).toEqual([
      { vehicleId: 'quiet-1', deviceId: OLD, from: '2026-11-03', to: DAY, jobId: 'job-0' },
    ]);
    expect(
      selectFitments(business)
        .get('quiet-1')
        ?.map(({ deviceId, to }) => [deviceId, to]),
    ).toEqual([
      [OLD, DAY],
      [NEW, undefined],
    ]);
  });

  test('with a removal has the device in the bag, and its SIM off where that was asked for', () => {
    const business = after([removal({ simOff: simOf(93).id })]);
    expect(holder(business, OLD)).toEqual(BAG);
    expect(business.sims.entities[simOf(93).id]).toMatchObject({ status: 'Deactivated', statusOn: DAY });
    expect(business.vehicles.entities['quiet-1']?.serviced).toEqual({ on: DAY, reason: 'Device Removed' });
  });

  test('with nothing done changes the job alone, which is to be assigned again', () => {
    const { jobs, ...business } = after([away()]);
    expect(jobs.entities['job-5']).toMatchObject({
      status: 'Not Done',
      outcomes: [{ workDone: 'Not Done', remark: 'Away.' }],
    });
    expect(equal(standing({ ...business, jobs }), standing({ ...smallBusiness, jobs }))).toBe(true);
  });

  test('begins no second subscription where one runs', () => {
    const business = after([fit({ vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001', begins: 'subscription-9' })]);
    expect(business.subscriptions).toEqual(smallBusiness.subscriptions);
  });

  test('is done once nothing is left', () => {
    const business = after([repair(), fit(), repair({ vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001' })]);
    expect(business.jobs.entities['job-5']?.status).toBe('Done');
  });
});
