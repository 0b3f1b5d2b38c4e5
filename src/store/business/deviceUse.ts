import { selectAdditions } from '@/store/additions/additionsSlice';
import { selectDeletions } from '@/store/deletions/deletionsSlice';
import { sameVehicleNo } from '@/store/typedNumbers';
import { selectVehicles } from '@/store/vehicles/vehiclesSlice';
import type { Business } from './business';
import { RECORD_PLACES } from './recordPlaces';

/** On which vehicle a list has a device, whose that is, and where the list shows it. */
export interface DeviceUse {
  vehicleNo: string;
  client: string;
  company: string;
  to: string;
}

const found = ({ vehicleNo, company }: Pick<DeviceUse, 'vehicleNo' | 'company'>, client: string, to: string): DeviceUse => ({
  vehicleNo,
  company,
  client,
  to,
});

/** Whose vehicle a device is on, by the newest that the lists of customer care say of it; of the vehicle with that number, where one is given. */
export function vehicleOfDevice(business: Business, imei: string, vehicleNo?: string): DeviceUse | undefined {
  const isMeant = (row: { imei: string; vehicleNo: string }) =>
    row.imei === imei && (vehicleNo === undefined || sameVehicleNo(row.vehicleNo, vehicleNo));
  const addition = selectAdditions(business).findLast(isMeant);
  if (addition) return found(addition, addition.clientName, RECORD_PLACES.additions(addition));
  const vehicle = selectVehicles(business).find(isMeant);
  if (vehicle) return found(vehicle, vehicle.client, RECORD_PLACES.vehicles(vehicle));
  const deletion = selectDeletions(business).findLast(isMeant);
  return deletion && found(deletion, deletion.username, RECORD_PLACES.deletions(deletion));
}
