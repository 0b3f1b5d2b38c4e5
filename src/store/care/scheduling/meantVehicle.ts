import { companyOf } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { comparedName } from '@/store/kit/typed/cleanText';
import { plateKey, sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { accountOfJob } from './jobAccount';
import type { Job } from '@/store/care/jobs/job';
import type { WorkDone } from '@/store/care/jobs/outcome';
import type { ClosingContext } from './closingContext';
import type { ClosingLine } from './closingDraft';

/** Whether a vehicle is one at which such work can be done: a fitting where no device is in it, other work where one is. */
export const isFit = (context: ClosingContext, workDone: WorkDone, vehicle: Vehicle) =>
  (workDone === 'Fitted') === (deviceInside(context, vehicle.id) === undefined);

/** The vehicle that a line is about: the one with its plate, else the slot or the vehicle that it began with. */
export function meantVehicle(
  context: ClosingContext,
  { vehicleId = '', vehicleNo = '' }: Pick<ClosingLine, 'vehicleId' | 'vehicleNo'>,
): Vehicle | undefined {
  const isPlate = plateKey(vehicleNo) !== '' && !isUnassigned(vehicleNo);
  const named = isPlate ? openVehicle(context, vehicleNo) : undefined;
  if (named) return named;
  const begun = context.vehicles.entities[vehicleId];
  return begun && (!isPlate || isUnassigned(begun.vehicleNo) || sameVehicleNo(begun.vehicleNo, vehicleNo))
    ? begun
    : undefined;
}

/** Whether a vehicle is another client's than the one whose job it is. */
export function isAnothers(context: ClosingContext, job: Job, vehicle: Vehicle): boolean {
  // The vehicles of an account that is gone are nobody's.
  const isNobodys = vehicle.accountId !== undefined && !context.accounts.entities[vehicle.accountId];
  if (!isOpenVehicle(vehicle) || isNobodys) return false;
  const account = accountOfJob(context, job);
  if (vehicle.accountId !== undefined) return vehicle.accountId !== account?.id;
  return comparedName(vehicle.company ?? '') !== comparedName(account ? companyOf(account) : job.request.companyName);
}
