import type { Account } from '@/store/clients/accounts/account';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import { openVehicle, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Job, JobRequest, ServiceRequest } from '@/store/care/jobs/job';

/** The account whose client a request names: by the company, of several with that name by the person as well. */
export const accountNamedIn = (accounts: readonly Account[], companyName = '', userName = ''): Account | undefined =>
  clientPicked(accounts, 'companyName', { companyName, userName });

/** Whose account a job is of: the one that its request named, else the one with the names in it. */
export function accountOfJob(accounts: readonly Account[], { request }: Pick<Job, 'request'>): Account | undefined {
  const asked = accounts.find(({ id }) => id === request.accountId);
  return (
    asked ??
    accountNamedIn(
      accounts,
      request.companyName,
      request.kind === 'service' ? request.clientUserName : request.clientName,
    )
  );
}

/** A job's request with the account that it names, and those of the chosen vehicles that are that account's. */
export function withMeantAccount(
  { vehicleIds = [], ...request }: JobRequest,
  accounts: readonly Account[],
): JobRequest {
  const account = accountNamedIn(accounts, request.companyName, request.clientName);
  const own = vehicleIds.filter((id) => account?.vehicles.some((vehicle) => vehicle.id === id));
  return { ...request, ...(account && { accountId: account.id }), ...(own.length > 0 && { vehicleIds: own }) };
}

/** A service request with the vehicle that has its plate, and the account that it names, or that the vehicle is on. */
export function withMeantVehicle(
  request: ServiceRequest,
  accounts: readonly Account[],
  state: Pick<WithVehicleTables, 'accounts' | 'vehicles'>,
): ServiceRequest {
  const vehicle = openVehicle(state, request.registrationNo);
  const accountId = accountNamedIn(accounts, request.companyName, request.clientUserName)?.id ?? vehicle?.accountId;
  return { ...request, ...(accountId !== undefined && { accountId }), ...(vehicle && { vehicleIds: [vehicle.id] }) };
}
