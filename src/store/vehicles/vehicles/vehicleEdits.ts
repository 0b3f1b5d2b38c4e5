import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { putEdit, type Edit } from '@/store/kit/edit';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import type { VehicleFields } from '@/store/clients/accounts/account';
import { changesTerms, hasTerms } from './terms';
import type { RanBefore, TermsChange, Vehicle } from './vehicle';

/** Leaves behind what a vehicle was until a day, where it was something else. */
export function keepPast(
  vehicle: Vehicle,
  until: string,
  { vehicleNo, accountId }: Pick<Vehicle, 'vehicleNo' | 'accountId'>,
) {
  vehicle.past = [...(vehicle.past ?? []), { until, vehicleNo, ...(accountId !== undefined && { accountId }) }];
}

/** Puts what may be absent: what is undefined takes the field away. */
export function putOptional(
  vehicle: Vehicle,
  fields: Partial<Pick<Vehicle, 'accountId' | 'client' | 'company' | 'type' | 'chassisNo' | 'billedUntil'>>,
) {
  putEdit<Partial<Vehicle>>(vehicle, {
    was: {},
    to: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? null])),
  });
}

/** Puts what a bill changes of a vehicle on a day (ISO date): it is still found under its old number; a slot had none. */
export function putBillEdit(vehicle: Vehicle, edit: Edit<VehicleFields>, on: string) {
  const { vehicleNo: plate } = edit.to;
  if (typeof plate === 'string' && !isUnassigned(vehicle.vehicleNo) && !sameVehicleNo(plate, vehicle.vehicleNo))
    keepPast(vehicle, on, vehicle);
  putEdit<VehicleFields>(vehicle, edit);
}

/** Puts terms into a vehicle, in a reducer; what held before the day from which they do stays with it. */
export function putTerms(vehicle: Vehicle, { edit, from, on }: Omit<TermsChange, 'id'>) {
  // What is so already is no change: somebody may have said it twice.
  if (from !== undefined && changesTerms(edit) && !hasTerms(vehicle, edit)) {
    const { price, duration, gst, charge } = vehicle;
    const was = { until: from, on, price, duration, ...(gst && { gst }), ...(charge && { charge }) };
    vehicle.pastTerms = [...(vehicle.pastTerms ?? []), was];
  }
  putEdit<Partial<Vehicle>>(vehicle, edit);
}

/** Puts how a vehicle ran before into it, in a reducer. */
export function putRanBefore(vehicle: Vehicle | undefined, { type, billedUntil }: RanBefore) {
  if (vehicle) putOptional(vehicle, { ...(type && { type }), ...(billedUntil && { billedUntil }) });
}
