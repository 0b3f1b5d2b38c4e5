import { createSelector } from '@reduxjs/toolkit';
import { VEHICLE_LEAKS } from '@/store/stock/leaks/leakKinds';
import { selectLeaks } from '@/store/stock/leaks/stockLeaks';
import { selectVehicleLeaks } from './vehicleLeaks';

/** What of the vehicles and of the stock is lost, late or contradicts itself on `today` (ISO date), by kind, the oldest first. */
export const selectAllLeaks = createSelector([selectVehicleLeaks, selectLeaks], (byKind, ofStock) => [
  ...VEHICLE_LEAKS.map((kind) => ({
    kind,
    leaks: byKind[kind].toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? '')),
  })).filter(({ leaks }) => leaks.length > 0),
  ...ofStock,
]);

/** How many leaks there are on `today` (ISO date). */
export const selectLeakCount = createSelector([selectAllLeaks], (kinds) =>
  kinds.reduce((sum, { leaks }) => sum + leaks.length, 0),
);
