import { formatCount } from '@/format';
import { telling } from '@/store/words';
import type { WithVehicles } from '@/store/vehicles/vehicle';
import { contactsImported, vehicleClosed, vehicleMoved, vehicleRegistered } from './vehiclesSlice';

/** The facts of the vehicles in words. */
export const vehicleWords = [
  telling(vehicleRegistered, ({ vehicleNo }) => `registered vehicle ${vehicleNo}`),
  telling(vehicleMoved, ({ was, to }) =>
    was.vehicleNo === to.vehicleNo ? `moved vehicle ${was.vehicleNo} to another client` : `gave vehicle ${was.vehicleNo} the number ${to.vehicleNo}`,
  ),
  telling(vehicleClosed, ({ id }, { vehicles }: WithVehicles) => `closed vehicle ${vehicles.entities[id]?.vehicleNo ?? 'that is gone'}`),
  telling(contactsImported, ({ contacts }) => `imported the last contacts of ${contacts.length === 1 ? '1 vehicle' : `${formatCount(contacts.length)} vehicles`}`),
];
