import { createSelector } from '@reduxjs/toolkit';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { pushTo } from '@/store/kit/grouping';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import type { Vehicle } from './vehicle';
import { selectVehicles } from './vehiclesSlice';

/** That a vehicle had a plate. */
interface Bearing {
  /** The identity of the vehicle. */
  vehicleId: string;
  /** The ISO date up to which it had it; undefined while it has. */
  until?: string | undefined;
}

/** Which vehicles had each plate as plates are compared, in the order in which they gave it up. */
export type Bearers = ReadonlyMap<string, readonly Bearing[]>;

/** The plates of a vehicle, each with the day up to which it had it: those that it gave up, and its own. */
function platesOf({ past = [], vehicleNo, closedOn }: Vehicle) {
  const all = [...past, { vehicleNo, until: closedOn }].map((one) => ({
    key: plateKey(one.vehicleNo),
    until: one.until,
    vehicleNo: one.vehicleNo,
  }));
  // What came to another client kept its plate.
  return all.filter(
    ({ key, vehicleNo: plate }, place) => key !== '' && !isUnassigned(plate) && all[place + 1]?.key !== key,
  );
}

const byEnd = (one: Bearing, other: Bearing) => {
  if (one.until === undefined || other.until === undefined)
    return Number(one.until === undefined) - Number(other.until === undefined);
  return one.until.localeCompare(other.until);
};

/** Which vehicles had each plate, and up to when. */
export const selectBearers = createSelector([selectVehicles], (vehicles): Bearers => {
  const bearers = new Map<string, Bearing[]>();
  for (const vehicle of vehicles) {
    for (const { key, until } of platesOf(vehicle)) {
      pushTo(bearers, key, { vehicleId: vehicle.id, until });
    }
  }
  for (const group of bearers.values()) if (group.length > 1) group.sort(byEnd);
  return bearers;
});

/** The identity of the vehicle that a plate meant on an ISO date: the first that had it up to then, else the last that ever had it. */
export function bearerOn(bearers: Bearers, vehicleNo: string, on: string): string | undefined {
  const group = bearers.get(plateKey(vehicleNo));
  return (group?.find(({ until }) => until === undefined || on <= until) ?? group?.at(-1))?.vehicleId;
}
