import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { bookedAt } from '@/store/care/scheduling/visitRules';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf } from '@/store/kit/refusals';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isNobodys, openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Business } from './business';
import { daysTaken, moveBilled } from './billedMeanwhile';
import { rewound } from './factChanges';
import { idsIn, type Turn } from './turn';
import { visitToCome } from '@/store/care/jobs/job';

const CONTESTED = new Set(['vehicles', 'accounts', 'devices', 'subscriptions', 'jobs', 'bills', 'creditNotes']);

const TURNING = new Set([
  'vehicleNo',
  'closedOn',
  'moves',
  'to',
  'status',
  'visit',
  'installerId',
  'on',
  'slot',
  'accountId',
]);

/** Whether a change can give back what only one may have: a plate, a place in a vehicle, a subscription, an installer's time or the days of a month. */
const isContested = ({ path }: Change) =>
  CONTESTED.has(path[0] ?? '') && (path.length === 2 || TURNING.has(path.at(-1) ?? ''));

/** The plate under which a vehicle is open, as it is compared; blank of any other. */
function openKey({ vehicles, accounts }: Business, id: string): string {
  const vehicle = vehicles.entities[id];
  return vehicle && isOpenVehicle(vehicle) && !isUnassigned(vehicle.vehicleNo) && !isNobodys({ accounts }, vehicle)
    ? plateKey(vehicle.vehicleNo)
    : '';
}

function plateTaken({ now, after, changes }: Turn): Refusal | undefined {
  const ofAccounts = [...idsIn(changes, 'accounts')].flatMap((id) =>
    vehiclesOfAccount(after.vehicles, id).map((vehicle) => vehicle.id),
  );
  for (const id of new Set([...idsIn(changes, 'vehicles'), ...ofAccounts])) {
    const key = openKey(after, id);
    const other = key === '' || key === openKey(now, id) ? undefined : openVehicle(now, key);
    if (other && other.id !== id && openKey(after, other.id) === key)
      return { reason: `Not undone: ${other.vehicleNo} is open elsewhere by now.` };
  }
  return undefined;
}

function placeTaken({ now, after, changes }: Turn): Refusal | undefined {
  for (const id of idsIn(changes, 'devices')) {
    const { at, id: vehicleId = '' } = holderOf(after.devices.entities[id] ?? { moves: [] });
    const other = at === 'vehicle' ? deviceInside(now, vehicleId) : undefined;
    if (!other || other.id === id || holderOf(after.devices.entities[other.id] ?? { moves: [] }).id !== vehicleId)
      continue;
    return {
      reason: `Not undone: ${now.vehicles.entities[vehicleId]?.vehicleNo ?? 'the vehicle'} has the device ${other.id} in it by now.`,
    };
  }
  return undefined;
}

function subscribedAnew({ now, after, changes }: Turn): Refusal | undefined {
  const { entities } = after.subscriptions;
  const turned = [...idsIn(changes, 'subscriptions')].flatMap((id) => {
    const one = entities[id];
    const before = now.subscriptions.entities[id];
    return one && one.to === undefined && (!before || before.to !== undefined) ? [one] : [];
  });
  const runsElse = Object.values(entities).some(
    (other) =>
      other.to === undefined && turned.some(({ id, vehicleId }) => id !== other.id && vehicleId === other.vehicleId),
  );
  return runsElse ? { reason: 'Not undone: the vehicle has another subscription by now.' } : undefined;
}

function timeTaken({ after, changes }: Turn): Refusal | undefined {
  for (const id of idsIn(changes, 'jobs')) {
    const job = after.jobs.entities[id];
    const visit = job && visitToCome(job);
    const other = visit && bookedAt(after, id, visit);
    if (other) return { reason: `Not undone: the installer has job ${other.number} at that time by now.` };
  }
  return undefined;
}

/** Why what nobody changed since cannot be taken back: somebody else has by now what only one may have. */
export function takenMeanwhile(business: Business, changes: readonly Change[]): Refusal | undefined {
  if (!changes.some(isContested)) return undefined;
  const turn = {
    now: business,
    after: rewound(business, changes),
    changes,
  };
  return firstOf(
    plateTaken(turn),
    placeTaken(turn),
    subscribedAnew(turn),
    timeTaken(turn),
    daysTaken(turn),
    moveBilled(turn),
  );
}
