import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { isDeleted, type Deletion } from './deletion';
import type { Device } from '@/store/stock/devices/device';
import { holderOf } from '@/store/kit/movements/move';
import { isOn, simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { selectSims } from '@/store/stock/sims/simsSlice';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { VehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

/** What a vehicle that leaves is led through, in this order. */
const OFFBOARDING = ['device', 'sim', 'billing', 'deletion'] as const;
export type OffboardingEnd = (typeof OFFBOARDING)[number];

/** One end of a vehicle that leaves: whether it is done, and what is known of it. */
interface End {
  end: OffboardingEnd;
  done: boolean;
  says: string;
}

/** How far the off-boarding of a vehicle is. */
export interface Offboarding {
  deletion: Deletion;
  vehicle: Vehicle | undefined;
  /** What is still there: the device in it, its SIM that is on, and the subscription that runs. */
  device?: Device | undefined;
  sim?: Sim | undefined;
  subscription?: Subscription | undefined;
  ends: readonly End[];
}

/** The SIMs by the numbers that people know them by. */
const selectSimsByNumber = createSelector(
  [selectSims],
  (sims): ReadonlyMap<string, Sim> => new Map(sims.map((sim) => [simNumberOf(sim), sim])),
);

/** The SIM of a vehicle that leaves as long as it is on: that which its row names, else that in its device; in another vehicle it is none of its own any more. */
export function simStillOn(business: VehicleContext, { sim: number, imei, vehicleId }: Deletion): Sim | undefined {
  const inside = selectDeviceInVehicle(business).get(vehicleId);
  const device = inside ?? business.devices.entities[imei];
  const named =
    number === '' ? undefined : (business.sims.entities[number] ?? selectSimsByNumber(business).get(number));
  const sim =
    inside?.simId === undefined
      ? (named ?? business.sims.entities[device?.simId ?? ''])
      : business.sims.entities[inside.simId];
  if (!sim || !isOn(sim)) return undefined;
  const { at, id = '' } = holderOf(sim);
  const carrier = at === 'device' ? business.devices.entities[id] : undefined;
  const where = carrier && holderOf(carrier);
  return where?.at === 'vehicle' && where.id !== vehicleId ? undefined : sim;
}

const end = (name: OffboardingEnd, done: boolean, says: string): End => ({ end: name, done, says });

/** How far a subscription is billed: one that ends on a day ahead of `today` (ISO date) is so until then. */
function billingEnd(subscription: Subscription | undefined, today: string): End {
  const { from, to } = subscription ?? {};
  if (from === undefined || (to !== undefined && to <= today)) return end('billing', true, 'Not billed any more');
  return end(
    'billing',
    false,
    to === undefined ? `Billed since ${formatDate(from)}` : `Billed until ${formatDate(to)}`,
  );
}

/** How far the off-boarding of a vehicle whose deletion was asked for is on `today` (ISO date). */
export function offboardingOf(business: VehicleContext, deletion: Deletion, today: string): Offboarding {
  const { vehicleId, simDeactivation, deletionDate } = deletion;
  const device = selectDeviceInVehicle(business).get(vehicleId);
  const sim = simStillOn(business, deletion);
  const last = selectSubscriptionOf(business).get(vehicleId);
  const subscription = last?.to === undefined ? last : undefined;
  const simSays = () => {
    if (!sim) return 'The SIM is off';
    if (device && simDeactivation === 'Yes') return `SIM ${simNumberOf(sim)} goes off once the device is out`;
    return `SIM ${simNumberOf(sim)} is ${sim.status}`;
  };
  return {
    deletion,
    vehicle: business.vehicles.entities[vehicleId],
    ...(device && { device }),
    ...(sim && { sim }),
    ...(subscription && { subscription }),
    ends: [
      end('device', !device, device ? `The device ${device.id} is still in it` : 'No device is in it'),
      end('sim', !sim, simSays()),
      billingEnd(last, today),
      end(
        'deletion',
        isDeleted(deletion),
        isDeleted(deletion) ? `Deleted on ${formatDate(deletionDate ?? '')}` : 'Not deleted yet',
      ),
    ],
  };
}

/** How many ends of it are open. */
export const openEnds = ({ ends }: Offboarding): number => ends.filter(({ done }) => !done).length;

/** The last request to delete a vehicle, by the vehicle's identity. */
export const selectDeletionOf = createSelector(
  [({ deletions }: Pick<VehicleContext, 'deletions'>) => deletions],
  ({ ids, entities }): ReadonlyMap<string, Deletion> => {
    const byVehicle = new Map<string, Deletion>();
    for (const id of ids) {
      const deletion = entities[id];
      if (deletion) byVehicle.set(deletion.vehicleId, deletion);
    }
    return byVehicle;
  },
);
