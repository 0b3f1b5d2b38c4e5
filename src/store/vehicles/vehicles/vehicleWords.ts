import { formatCount } from '@/format';
import { valueChanges } from '@/store/kit/edit';
import { telling } from '@/store/kit/words';
import type { WithVehicles } from './vehicle';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehicleTermsChanged,
  type VehicleTerms,
} from './vehiclesSlice';

/** The facts of the vehicles in words. */
export const vehicleWords = [
  telling(vehicleRegistered, ({ vehicleNo }) => `registered vehicle ${vehicleNo}`),
  telling(vehicleMoved, ({ was, to }) =>
    was.vehicleNo === to.vehicleNo
      ? `moved vehicle ${was.vehicleNo} to another client`
      : `gave vehicle ${was.vehicleNo} the number ${to.vehicleNo}`,
  ),
  telling(
    vehicleTermsChanged,
    ({ id }, { vehicles }: WithVehicles) =>
      `changed the subscription of ${vehicles.entities[id]?.vehicleNo ?? 'a vehicle that is gone'}`,
  ),
  telling(
    vehicleClosed,
    ({ id }, { vehicles }: WithVehicles) => `closed vehicle ${vehicles.entities[id]?.vehicleNo ?? 'that is gone'}`,
  ),
  telling(
    contactsImported,
    ({ contacts }) =>
      `imported the last contacts of ${contacts.length === 1 ? '1 vehicle' : `${formatCount(contacts.length)} vehicles`}`,
  ),
];

/** What a vehicle's terms are called. */
export const TERM_LABELS: Record<keyof VehicleTerms, string> = {
  price: 'Price',
  duration: 'Duration',
  gst: 'GST',
  charge: 'Type',
};

/** What the facts of the vehicles changed, value by value. */
export const vehicleChanges = [
  telling(vehicleTermsChanged, ({ edit }) => valueChanges<VehicleTerms>(edit, TERM_LABELS, ['price'])),
];
