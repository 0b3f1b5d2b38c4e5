import type { Account } from '@/store/accounts/account';
import { sameVehicleNo } from '@/store/typedNumbers';
import type { Issue } from './job';
import type { Vehicle } from '@/store/vehicles/vehiclesSlice';

/** The not-working vehicle with this number, however it is spaced; undefined for an unknown one (D1). */
export const vehicleNumbered = (vehicles: readonly Vehicle[], vehicleNo: string): Vehicle | undefined =>
  vehicles.find((vehicle) => sameVehicleNo(vehicle.vehicleNo, vehicleNo));

const KNOWN_ISSUES: Issue[] = ['notWorking'];

/** What a service request for a not-working vehicle begins with; the client's number is the one that sales knows. */
export function knownService(vehicle: Vehicle, accounts: readonly Account[]) {
  const account = accounts.find(({ client }) => client.companyName === vehicle.company);
  return {
    clientUserName: vehicle.client,
    companyName: vehicle.company,
    registrationNo: vehicle.vehicleNo,
    deviceIMEI: vehicle.imei,
    notWorking: vehicle.lastContactTime,
    issues: KNOWN_ISSUES,
    personName: vehicle.client,
    contactNo: account?.client.mobileNumber,
  };
}
