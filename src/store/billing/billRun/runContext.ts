import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { endedOn, type WithDeactivations } from '@/store/clients/deactivations/standing';
import { byKey } from '@/store/kit/byKey';
import type { Device } from '@/store/stock/devices/device';
import { fitmentsOf, type Fitment } from '@/store/vehicles/fitments/fitments';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { subscriptionsOf, vehicleSubscriptionSteps } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Table } from '@/store/kit/table';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';

/** A state that tells which vehicles were in use, and from when to when. */
export type WithUse = WithVehicles & { devices: Table<Device>; subscriptions: Table<Subscription> };

/** Everybody whose a vehicle is or was. */
export const ownersOf = ({ accountId, past = [] }: Pick<Vehicle, 'accountId' | 'past'>): readonly string[] => {
  const owners = [accountId, ...past.map((before) => before.accountId)].filter((owner) => owner !== undefined);
  return owners.length > 1 ? [...new Set(owners)] : owners;
};

const everOf = byKey<Vehicle>(ownersOf);
const everIn = byKey<Device>((device) => [...new Set(fitmentsOf(device).map(({ vehicleId }) => vehicleId))]);

/** The fitments of a vehicle, device by device. */
export const fitmentsIn = ({ devices }: Pick<WithUse, 'devices'>, vehicleId: string): readonly Fitment[] =>
  everIn.of(devices, vehicleId).flatMap((device) => fitmentsOf(device).filter((one) => one.vehicleId === vehicleId));

/** A state that tells of the use of vehicles, and until when their clients go on. */
export type WithUseUntil = Omit<WithUse, 'vehicles'> & WithAccounts & WithDeactivations;

/** Subscriptions as far as they run before an ISO date. */
const runningUntil = (all: readonly Subscription[], end: string): readonly Subscription[] =>
  all.flatMap((one) => (one.from >= end ? [] : { ...one, to: one.to !== undefined && one.to < end ? one.to : end }));

/**
 * What is looked at where the days of a vehicle at an account are counted: what runs there ends with the client at the latest. Or,
 * `asBefore`, as earlier versions did, whose facts stand: whatever became of the client.
 */
export function lookAt<Seen extends Pick<Vehicle, 'id'>>(
  state: WithUseUntil,
  vehicle: Seen,
  accountId: string,
  asBefore = false,
) {
  const subscriptions = subscriptionsOf(state.subscriptions, vehicle.id);
  const account = state.accounts.entities[accountId];
  const end = asBefore || !account ? undefined : endedOn(state, account);
  return {
    vehicle,
    accountId,
    fitments: fitmentsIn(state, vehicle.id),
    subscriptions: end === undefined ? subscriptions : runningUntil(subscriptions, end),
  };
}

/** The vehicles that were an account's at any time. */
export const vehiclesEverOf = ({ vehicles }: WithVehicles, accountId: string) => everOf.of(vehicles, accountId);

/** Looks bit by bit at all that tells of use, so that it is found at once; tells how much of it is done, from 0 to 1. */
export function* usageSteps({ devices, subscriptions, vehicles }: WithUse): Generator<number> {
  const all = [
    { rows: devices.ids.length, work: everIn.steps(devices) },
    { rows: subscriptions.ids.length, work: vehicleSubscriptionSteps(subscriptions) },
    { rows: vehicles.ids.length, work: everOf.steps(vehicles) },
  ];
  const whole = Math.max(
    1,
    all.reduce((sum, { rows }) => sum + rows, 0),
  );
  let before = 0;
  for (const { rows, work } of all) {
    for (const bit of work) yield (before + bit * rows) / whole;
    before += rows;
  }
}
