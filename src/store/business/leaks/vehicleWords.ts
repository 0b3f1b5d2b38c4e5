import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { Business } from '@/store/business/business';
import { beginAt, paths } from '@/paths';
import type { Leak } from '@/store/stock/leaks/leak';
import { ownerOf } from '@/store/vehicles/vehicles/vehicleRows';

/** The step of a vehicle's subscription that mends a leak. */
export const billingStep = (label: string, step: string, vehicleNo: string): Leak['mend'] => ({
  label,
  to: beginAt(paths.care.vehicle, step, { no: vehicleNo }),
});

/** What of a vehicle is told beside its plate: its client, and more. */
export const described = (accounts: Business['accounts'], vehicle: Vehicle, ...more: (string | undefined)[]) => {
  const { client, company } = ownerOf(accounts, vehicle);
  return [company || client, ...more].filter(Boolean).join(', ');
};
