// Vehicles, fitted devices and subscriptions, and any fact of them.
import fc from 'fast-check';
import type { Device } from '@/store/stock/devices/device';
import type { TimeSlot } from '@/store/care/jobs/job';
import { jobAssigned, jobClosed, visitFailed } from '@/store/facts/jobs';
import type { ClosedOutcome, JobClosing } from '@/store/care/jobs/outcome';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import type { Holder } from '@/store/kit/movements/holder';
import type { Sim } from '@/store/stock/sims/sim';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehiclesTakenOver,
} from '@/store/facts/vehicles';
import { quietVehicle } from './care';
import { vehicle } from './accounts';
import { deviceOf, imeiOfDevice, simOf } from './stock';

/** The bag of the installer of these tests. */
export const BAG: Holder = { at: 'installer', id: 'installer-1' };

/** Device n and SIM n in it, which is active, in the installer's bag. */
export const bagged = (n: number): { device: Device; sim: Sim } => ({
  device: deviceOf(n, {
    simId: simOf(n).id,
    moves: [...deviceOf(n).moves, { to: BAG, on: '2026-11-02', cause: { what: 'answered', id: 'challan-1' } }],
  }),
  sim: simOf(n, {
    moves: [
      ...simOf(n).moves,
      { to: { at: 'device', id: imeiOfDevice(n) }, on: '2026-11-01', cause: { what: 'paired', id: imeiOfDevice(n) } },
    ],
  }),
});

/** The same, fitted in a vehicle. */
export function fitted(n: number, vehicleId: string, on = '2026-11-03'): { device: Device; sim: Sim } {
  const { device, sim } = bagged(n);
  return {
    device: {
      ...device,
      moves: [...device.moves, { to: { at: 'vehicle', id: vehicleId }, on, cause: { what: 'fitted', id: 'job-0' } }],
    },
    sim,
  };
}

/** Subscription n of a vehicle, since 1 Oct 2026 and without an end. */
export const subscription = (n: number, vehicleId: string, changes: Partial<Subscription> = {}): Subscription => ({
  id: `subscription-${n}`,
  number: n,
  vehicleId,
  from: '2026-10-01',
  pauses: [],
  ...changes,
});

const inBag = [91, 92].map(bagged);
const inVehicles = [fitted(93, 'quiet-1'), fitted(94, 'vehicle-21')];
const looseSim = simOf(95, {
  moves: [...simOf(95).moves, { to: BAG, on: '2026-11-02', cause: { what: 'answered', id: 'challan-1' } }],
});
const bareDevice = deviceOf(96, {
  moves: [...deviceOf(96).moves, { to: BAG, on: '2026-11-02', cause: { what: 'answered', id: 'challan-1' } }],
});

/** Vehicles of no account, the devices in vehicles and in the installer's bag, and subscriptions, about which facts are said. */
export const smallVehicles = {
  vehicles: [vehicle(50, { accountId: 'account-3', vehicleNo: 'To be assigned' }), quietVehicle(1), quietVehicle(2)],
  devices: [...inBag, ...inVehicles].map(({ device }) => device).concat(bareDevice),
  sims: [...inBag, ...inVehicles].map(({ sim }) => sim).concat(looseSim),
  subscriptions: subscriptionTable([
    subscription(1, 'vehicle-1'),
    subscription(2, 'vehicle-21', { pauses: [{ from: '2026-11-10' }] }),
    subscription(3, 'quiet-1'),
    subscription(4, 'quiet-2', { to: '2026-11-01' }),
  ]),
};

const day = fc.constantFrom('2026-11-05', '2026-11-21');
const vehicleId = fc.constantFrom('vehicle-1', 'vehicle-21', 'quiet-1', 'quiet-2', 'vehicle-9');
const plate = fc.constantFrom('MH 12 AB 1001', 'MH 04 ZZ 7', 'MH 04 ZZ 8');
const owner = fc.constantFrom(
  { accountId: 'account-1' },
  { accountId: 'account-2' },
  { client: 'Anil Rao', company: 'Doaba Roadways' },
);
const subscriptionIds = fc.uniqueArray(fc.constantFrom('subscription-1', 'subscription-2', 'subscription-3'), {
  minLength: 1,
  maxLength: 2,
});
const contact = fc.constantFrom(
  { at: '2026-11-20T10:00', latLong: '28.6139, 77.2090', temp: 4 },
  { at: '2026-11-01T10:00' },
);
const as = {
  'vehicle-1': vehicle(1),
  'vehicle-21': vehicle(21, { accountId: 'account-2' }),
  'quiet-1': quietVehicle(1),
  'quiet-2': quietVehicle(2),
  'vehicle-9': vehicle(9),
};
const wasOf = (id: string) => {
  const { vehicleNo, accountId } = (as as Readonly<Record<string, ReturnType<typeof vehicle>>>)[id] ?? vehicle(9);
  return { vehicleNo, ...(accountId !== undefined && { accountId }) };
};

/** Any fact of the vehicles and of their subscriptions. */
const vehicleFact = fc.oneof(
  fc
    .tuple(plate, owner)
    .map(([vehicleNo, whose]) =>
      vehicleRegistered({ vehicleNo, duration: 'Monthly', price: 200, type: 'Truck', ...whose }),
    ),
  fc
    .tuple(vehicleId, fc.option(plate, { nil: undefined }), owner, day)
    .map(([id, vehicleNo = wasOf(id).vehicleNo, whose, on]) =>
      vehicleMoved({ id, was: wasOf(id), to: { vehicleNo, ...whose } }, on),
    ),
  fc.tuple(vehicleId, day).map(([id, on]) => vehicleClosed(id, on)),
  fc
    .tuple(fc.uniqueArray(vehicleId, { minLength: 1, maxLength: 3 }), contact)
    .map(([ids, told]) => contactsImported(ids.map((id) => ({ id, contact: told })))),
  fc
    .tuple(fc.uniqueArray(vehicleId, { minLength: 1, maxLength: 2 }), fc.option(day, { nil: undefined }))
    .map(([ids, from]) => vehiclesTakenOver(ids.map((id) => ({ id, type: 'Truck', billedUntil: '2026-10-31', from })))),
  fc.tuple(vehicleId, day).map(([id, on]) => subscriptionOpened(id, on)),
  fc
    .tuple(subscriptionIds, fc.constantFrom(undefined, '2026-12-05'), day)
    .map(([ids, until, on]) => subscriptionPaused(ids, until, on)),
  fc.tuple(subscriptionIds, day).map(([ids, on]) => subscriptionResumed(ids, on)),
  fc.tuple(subscriptionIds, day).map(([ids, on]) => subscriptionEnded(ids, on)),
);

const imeiIn = fc.constantFrom(91, 92, 96, 1).map(imeiOfDevice);
const imeiOut = fc.constantFrom(93, 94).map(imeiOfDevice);
const slot = fc.constantFrom<TimeSlot[]>('morning', 'evening');
const NEW_VEHICLE = 'vehicle-77';
const told = {
  clientName: 'Meera Joshi',
  company: 'Konkan Carriers',
  deviceType: 'OBD tracker',
  billing: 'Yes',
} as const;

/** An outcome at one vehicle, with what follows of it. */
const outcome: fc.Arbitrary<ClosedOutcome> = fc.oneof(
  fc
    .tuple(fc.constantFrom('quiet-2', 'vehicle-1', 'vehicle-50', NEW_VEHICLE), imeiIn, fc.nat({ max: 999 }))
    .map(([id, deviceIn, n]): ClosedOutcome => ({
      workDone: 'Fitted',
      vehicleId: id,
      vehicleNo:
        id === 'vehicle-50'
          ? 'MH 05 AB 1050'
          : ((as as Readonly<Record<string, { vehicleNo: string }>>)[id]?.vehicleNo ?? 'MH 05 AB 1077'),
      deviceIn,
      ...(deviceIn === imeiOfDevice(96) && { simIn: simOf(95).id }),
      chassisNo: 'CH-1',
      certificateNo: 'AIS-1',
      certificateUntil: '2028-11-20',
      addition: { id: `addition-of-${n}`, ...told },
      begins: `subscription-of-${n}`,
      ...(id === NEW_VEHICLE && {
        registered: {
          accountId: 'account-2',
          client: 'Meera Joshi',
          company: 'Konkan Carriers',
          type: 'Truck',
          duration: 'Monthly',
          price: 200,
        },
      }),
    })),
  fc
    .tuple(fc.constantFrom('quiet-1', 'vehicle-21'), imeiIn, imeiOut)
    .map(([id, deviceIn, deviceOut]): ClosedOutcome => ({
      workDone: 'Swapped',
      vehicleId: id,
      vehicleNo: wasOf(id).vehicleNo,
      deviceIn,
      deviceOut,
      fault: 'Device',
    })),
  fc
    .tuple(fc.constantFrom('quiet-1', 'vehicle-21'), imeiOut, fc.boolean())
    .map(([id, deviceOut, isOff]): ClosedOutcome => ({
      workDone: 'Removed',
      vehicleId: id,
      vehicleNo: wasOf(id).vehicleNo,
      deviceOut,
      ...(isOff && { simOff: simOf(deviceOut === imeiOfDevice(93) ? 93 : 94).id }),
    })),
  fc.constantFrom('quiet-1', 'vehicle-1').map((id): ClosedOutcome => ({
    workDone: 'Repaired',
    vehicleId: id,
    vehicleNo: wasOf(id).vehicleNo,
    fault: 'Wiring',
    remark: 'New fuse.',
  })),
  fc.constantFrom('quiet-2', 'vehicle-1').map((id): ClosedOutcome => ({
    workDone: 'Not Done',
    vehicleId: id,
    vehicleNo: wasOf(id).vehicleNo,
    remark: 'Away.',
    photos: [{ hash: 'hash-of-gate', name: 'gate.jpg', type: 'image/jpeg', size: 1_000 }],
  })),
);

const closing = fc
  .record({
    id: fc.constantFrom('job-4', 'job-5'),
    on: fc.constantFrom('2026-11-21'),
    installerId: fc.constantFrom('installer-1'),
    outcomes: fc.uniqueArray(outcome, { minLength: 1, maxLength: 2, selector: (one) => one.vehicleId }),
    used: fc.constantFrom<JobClosing['used'][]>(undefined, [
      { productName: 'Relay', model: 'RL-12', kind: 'Accessory', qty: 2 },
    ]),
    signed: fc.constantFrom<JobClosing['signed'][]>(undefined, {
      by: 'Meera Joshi',
      drawing: { hash: 'hash-of-signature', name: 'Signature.png', type: 'image/png', size: 1_000 },
    }),
  })
  .map(({ used, signed, ...said }): JobClosing => ({ ...said, ...(used && { used }), ...(signed && { signed }) }));

const failure = fc
  .record({
    id: fc.constantFrom('job-4', 'job-5'),
    cause: fc.constantFrom('Vehicle away' as const, 'Other' as const),
    remark: fc.constantFrom(undefined, 'Flood'),
  })
  .map(({ remark, ...said }) => ({ on: '2026-11-21', installerId: 'installer-1', ...said, ...(remark && { remark }) }));

/** Any fact of the vehicles, their subscriptions, and the visits of installers, about what is there and what is not. */
export const vehiclesFact = fc.oneof(
  { weight: 8, arbitrary: vehicleFact },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('job-4', 'job-5', 'job-1'), day, slot)
      .map(([id, on, time]) => jobAssigned(id, { installerId: 'installer-1', on, slot: time })),
  },
  { weight: 6, arbitrary: closing.map((said) => jobClosed(said)) },
  { weight: 1, arbitrary: failure.map((said) => visitFailed(said)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('quiet-1', 'quiet-2', 'quiet-9').map((id) =>
      vehicleDeletionRequested({
        date: '2026-11-20',
        username: 'Meera Joshi',
        company: 'Konkan Carriers',
        vehicleNo: wasOf(id).vehicleNo,
        deviceModel: 'OB-4',
        imei: imeiOfDevice(93),
        sim: simOf(93).id,
        location: 'Chakan, Pune',
        status: 'StopGPS',
        reason: 'Laid up',
        dateOfInstallation: '2024-02-03',
        vehicleId: id,
      }),
    ),
  },
);
