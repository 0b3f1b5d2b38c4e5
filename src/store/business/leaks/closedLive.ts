import { paths } from '@/paths';
import type { Leak } from '@/store/stock/leaks/leak';
import { costOf, selectLastRates } from '@/store/stock/leaks/lastRates';
import { createSelector } from '@reduxjs/toolkit';
import type { Device } from '@/store/stock/devices/device';
import { keptUp } from '@/store/kit/keptUp';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { isClosed } from './closedAccounts';
import { FLEET_TOUCHED, type WithFleet, isSameFleet } from './leakInputs';
import { described } from './vehicleWords';

function closedLive(vehicle: Vehicle, state: WithFleet): { leak: Leak; device: Device } | undefined {
  const device = isClosed(state, vehicle) ? deviceInside(state, vehicle.id) : undefined;
  if (!device) return undefined;
  const { id, vehicleNo, accountId = '', closedOn } = vehicle;
  const leak = {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(state.accounts, vehicle, `device ${device.id}`),
    since: closedOn ?? state.accounts.entities[accountId]?.closedOn,
    mend: { label: 'Raise Removal', to: paths.care.removalOf(vehicleNo) },
  };
  return { leak, device };
}

/** The vehicles that are closed with a device in them on `today` (ISO date). */
export const selectClosedWithDevice = keptUp({
  of: ({ vehicles }: WithFleet) => vehicles,
  tell: closedLive,
  by: FLEET_TOUCHED,
  isSame: isSameFleet,
});

/** The vehicles with a device in them that are closed on `today` (ISO date), themselves or with their account: what the device costs is at stake. */
export const selectClosedLive = createSelector(
  [selectClosedWithDevice, selectLastRates],
  (closed, rates): readonly Leak[] =>
    closed.map(({ leak, device }) => ({ ...leak, amount: costOf(rates, [{ ...device, qty: 1 }]) })),
);
