import type { AccountRow } from '@/store/clients/accounts/account';
import { comparedName } from '@/store/kit/typed/cleanText';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import type { Job, JobRequest, JobType } from '@/store/care/jobs/job';
import { knownContact } from './knownContact';
import type { Issue } from '@/store/care/jobs/requestFlags';
import type { VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';

/** The vehicle with this number, however it is spaced; undefined for an unknown one. */
export const vehicleNumbered = (vehicles: readonly VehicleRow[], vehicleNo: string): VehicleRow | undefined =>
  vehicles.find((vehicle) => sameVehicleNo(vehicle.vehicleNo, vehicleNo));

const KNOWN_ISSUES: Issue[] = ['notWorking'];

/** What a service request for a vehicle begins with; the client's number is the one that sales knows. */
export function knownService(vehicle: VehicleRow, accounts: readonly AccountRow[], jobs: readonly Job[]) {
  const account = accounts.find(({ id, client }) =>
    vehicle.accountId === undefined ? client.companyName === vehicle.company : id === vehicle.accountId,
  );
  return {
    clientUserName: vehicle.client,
    companyName: vehicle.company,
    registrationNo: vehicle.vehicleNo,
    deviceIMEI: vehicle.imei,
    notWorking: vehicle.lastContactTime,
    issues: KNOWN_ISSUES,
    personName: vehicle.client,
    ...(account && knownContact(jobs, account)),
  };
}

const SERVICE: JobType = 'Service';

/** What a service job for several vehicles of one client begins with; those of its first account can be chosen among this one's. */
export function knownServiceJob(vehicles: readonly VehicleRow[], [account]: readonly AccountRow[]) {
  const own = vehicles.filter(({ accountId }) => account !== undefined && accountId === account.id);
  const first = own[0] ?? vehicles[0];
  return {
    jobType: SERVICE,
    noOfInstallation: vehicles.length,
    companyName: first?.company,
    clientName: first?.client,
    ...(account && {
      contactNo: account.client.mobileNumber,
      location: account.client.address,
      vehicleIds: own.map(({ id }) => id),
    }),
  };
}

/** A request with those of the vehicles that it was asked for that are on no account, or on another one of its company, and cannot be chosen. */
export function withAskedVehicles(
  request: JobRequest,
  vehicles: readonly Pick<VehicleRow, 'id' | 'accountId' | 'company'>[],
): JobRequest {
  const others = vehicles.filter(
    ({ accountId, company }) =>
      comparedName(company) === comparedName(request.companyName) &&
      (accountId === undefined || accountId !== request.accountId),
  );
  return others.length === 0
    ? request
    : { ...request, vehicleIds: [...(request.vehicleIds ?? []), ...others.map(({ id }) => id)] };
}
