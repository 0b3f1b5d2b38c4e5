import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import type { Leak } from '@/store/stock/leaks/leak';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { businessTable } from './leakInputs';
import { selectClosedAccounts, isClosed } from './closedAccounts';
import { described } from './vehicleWords';

/** The vehicles with a device in them that are closed on `today` (ISO date), themselves or with their account. */
export const selectClosedLive = createSelector(
  [selectVehicles, businessTable('accounts'), selectDeviceInVehicle, selectClosedAccounts],
  (vehicles, accounts, inside, closed): Leak[] =>
    vehicles.flatMap((vehicle) => {
      const device = inside.get(vehicle.id);
      if (!device || !isClosed(accounts, closed, vehicle)) return [];
      const { id, vehicleNo, accountId = '', closedOn } = vehicle;
      return {
        id,
        what: vehicleNo,
        vehicleNo,
        detail: described(accounts, vehicle, `device ${device.id}`),
        since: closedOn ?? accounts.entities[accountId]?.closedOn,
        mend: { label: 'Raise removal', to: paths.care.removalOf(vehicleNo) },
      };
    }),
);
