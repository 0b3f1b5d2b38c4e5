import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { putEdit } from '@/store/kit/edit';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import type { VehicleFields } from '@/store/clients/accounts/account';
import type { VehicleEdit } from '@/store/clients/accounts/billChange';
import { changesTerms, datedPart, hasTerms } from './terms';
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

/** Puts what a bill or a file changes of a vehicle, said on an ISO date: its price and duration from their day on. */
export function putVehicleEdit(vehicle: Vehicle, { edit, from }: VehicleEdit, on: string) {
  putTerms(vehicle, { edit: datedPart(edit), from, on });
  putEdit<VehicleFields>(vehicle, edit);
}

/** A vehicle with what a bill or a file changes of it, the vehicle itself left as it is. */
export function withVehicleEdit(vehicle: Vehicle, edit: VehicleEdit, on: string): Vehicle {
  const copy = { ...vehicle };
  putVehicleEdit(copy, edit, on);
  return copy;
}

/** Puts what a bill changes of a vehicle on a day (ISO date): it is still found under its old number; a slot had none. */
export function putBillEdit(vehicle: Vehicle, changed: VehicleEdit, on: string) {
  const { vehicleNo: plate } = changed.edit.to;
  if (typeof plate === 'string' && !isUnassigned(vehicle.vehicleNo) && !sameVehicleNo(plate, vehicle.vehicleNo))
    keepPast(vehicle, on, vehicle);
  putVehicleEdit(vehicle, changed, on);
}

/** Puts how a vehicle ran before into it, in a reducer. */
export function putRanBefore(vehicle: Vehicle | undefined, { type, billedUntil }: RanBefore) {
  if (vehicle) putOptional(vehicle, { ...(type && { type }), ...(billedUntil && { billedUntil }) });
}
