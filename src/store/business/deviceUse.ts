import type { Device } from '@/store/stock/devices/device';
import { holderOf } from '@/store/kit/movements/move';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { ownerOf } from '@/store/vehicles/vehicles/vehicleRows';
import type { Business } from './business';
import { RECORD_PLACES } from './recordPlaces';

/** In which vehicle a device is, whose that is, and where it is shown. */
export interface DeviceUse {
  vehicleNo: string;
  client: string;
  company: string;
  to: string;
}

/** The vehicle that a device is in; undefined while it is in none. */
export function vehicleWith({ vehicles }: WithVehicles, device: Device): Vehicle | undefined {
  const { at, id = '' } = holderOf(device);
  return at === 'vehicle' ? vehicles.entities[id] : undefined;
}

/** In which vehicle a device is, and whose that is; undefined while it is in none. */
export function vehicleOfDevice(
  { vehicles, accounts }: Pick<Business, 'vehicles' | 'accounts'>,
  device: Device,
): DeviceUse | undefined {
  const vehicle = vehicleWith({ vehicles }, device);
  return (
    vehicle && { vehicleNo: vehicle.vehicleNo, ...ownerOf(accounts, vehicle), to: RECORD_PLACES.vehicles(vehicle) }
  );
}
