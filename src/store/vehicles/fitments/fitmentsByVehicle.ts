import { createSelector } from '@reduxjs/toolkit';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { fitmentsOf, type Fitment } from './fitments';

/** The fitments of each vehicle by its identity, oldest first. */
export const selectFitments = createSelector([selectDevices], (devices): ReadonlyMap<string, readonly Fitment[]> => {
  const byVehicle = new Map<string, Fitment[]>();
  for (const device of devices) {
    for (const fitment of fitmentsOf(device)) {
      const others = byVehicle.get(fitment.vehicleId);
      if (others) others.push(fitment);
      else byVehicle.set(fitment.vehicleId, [fitment]);
    }
  }
  for (const fitments of byVehicle.values())
    if (fitments.length > 1) fitments.sort((one, other) => (one.from < other.from ? -1 : 1));
  return byVehicle;
});
