import { createSelector } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { paths } from '@/paths';
import { selectHeard } from '@/store/browser/selectHeard';
import { openPause } from '@/store/clients/subscriptions/subscription';
import { daysBefore } from '@/store/kit/dates';
import { lastMovedOn } from '@/store/kit/movements/move';
import type { Leak } from '@/store/stock/leaks/leak';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { MOST_DAYS_UNSEEN } from '@/store/stock/leaks/leakKinds';
import { lastContactOf } from '@/store/vehicles/vehicles/lastContact';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { businessTable, lastRunning } from './leakInputs';
import { described } from './vehicleWords';

/**
 * The vehicles whose subscription runs, and whose device told nothing since the day on which it came in, on `today` (ISO date). Where
 * the office hears no vehicle nobody knows, and none is told.
 */
export const selectNeverSeen = createSelector(
  [
    businessTable('vehicles'),
    businessTable('accounts'),
    businessTable('subscriptions'),
    selectDeviceInVehicle,
    selectHeard,
    selectToday,
  ],
  (vehicles, accounts, subscriptions, inside, heard, today): readonly Leak[] => {
    if (Object.keys(heard).length === 0) return [];
    const last = daysBefore(today, MOST_DAYS_UNSEEN);
    return [...inside].flatMap(([id, device]): Leak[] => {
      const vehicle = vehicles.entities[id];
      const fitted = lastMovedOn(device);
      if (!vehicle || !isOpenVehicle(vehicle) || fitted >= last) return [];
      if ((lastContactOf(vehicle, device, heard)?.at ?? '') >= fitted) return [];
      const running = lastRunning(subscriptions, id);
      if (!running || openPause(running) !== undefined) return [];
      const { vehicleNo, price } = vehicle;
      return [
        {
          id,
          what: vehicleNo,
          vehicleNo,
          detail: described(accounts, vehicle, `device ${device.id} fitted on ${formatDate(fitted)}`),
          amount: price,
          since: fitted,
          mend: { label: 'Raise Service', to: paths.care.raiseServiceFor(vehicleNo) },
        },
      ];
    });
  },
);
