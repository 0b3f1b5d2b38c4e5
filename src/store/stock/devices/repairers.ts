import { createSelector } from '@reduxjs/toolkit';
import { selectDevices } from './devicesSlice';

/** The names of all to whom a device was ever sent for repair. */
export const selectRepairers = createSelector([selectDevices], (devices): string[] => {
  const names = new Set<string>();
  for (const { moves } of devices) {
    for (const { to } of moves) if (to.at === 'repairer' && to.id) names.add(to.id);
  }
  return [...names].toSorted((one, other) => one.localeCompare(other));
});
