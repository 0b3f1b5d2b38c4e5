import type { VehicleStatus } from '@/machines/vehicle';
import { isOpen, type Vehicle } from './vehicle';

/** Where a vehicle stands, which follows from whether it is open and whether a device is in it. */
export function statusOf(vehicle: Pick<Vehicle, 'closedOn'>, hasDevice: boolean): VehicleStatus {
  if (!isOpen(vehicle)) return 'Closed';
  return hasDevice ? 'Live' : 'Awaiting';
}
