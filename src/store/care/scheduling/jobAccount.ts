import { comparedName } from '@/store/kit/typed/cleanText';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import { byKey } from '@/store/kit/byKey';
import { isOpenVehicle, type Vehicle, type WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { clientOf, type Job, type JobRequest, type ServiceRequest } from '@/store/care/jobs/job';

const accountsOfCompany = byKey<AccountRow>((account) => comparedName(companyOf(account)));

/** The account whose client a request names: by the company, of several with that name by the person as well. */
export const accountNamedIn = ({ accounts }: WithAccounts, companyName = '', userName = ''): AccountRow | undefined =>
  clientPicked(accountsOfCompany.of(accounts, comparedName(companyName)), 'companyName', { companyName, userName });

/** Whose account a job is of: the one that its request named, else the one with the names in it. */
export const accountOfJob = (state: WithAccounts, job: Pick<Job, 'request'>): AccountRow | undefined =>
  state.accounts.entities[job.request.accountId ?? ''] ?? accountNamedIn(state, job.request.companyName, clientOf(job));

/** The open vehicles of the account that a job is of; none where it is of no account. */
export function vehiclesOfJob(state: WithAccounts & WithVehicles, job: Pick<Job, 'request'>): readonly Vehicle[] {
  const account = accountOfJob(state, job);
  return account ? vehiclesOfAccount(state.vehicles, account.id) : [];
}

/** A job's request with the account that it names, and those of the chosen vehicles that are that account's. */
export function withMeantAccount(
  { vehicleIds = [], ...request }: JobRequest,
  state: WithAccounts & WithVehicles,
): JobRequest {
  const account = accountNamedIn(state, request.companyName, request.clientName);
  const own = vehicleIds.filter((id) => {
    const vehicle = state.vehicles.entities[id];
    return vehicle && account && isOpenVehicle(vehicle) && vehicle.accountId === account.id;
  });
  return { ...request, ...(account && { accountId: account.id }), ...(own.length > 0 && { vehicleIds: own }) };
}

/** A service job with what is known of the silence of its vehicles, for the credit that somebody may give for it. */
export function withLastContacts(
  request: JobRequest,
  state: WithVehicles & Parameters<typeof selectLastContact>[0],
): JobRequest {
  const { jobType, vehicleIds = [] } = request;
  const lastContacts = vehicleIds.flatMap((vehicleId) => {
    const vehicle = state.vehicles.entities[vehicleId];
    const at = vehicle && selectLastContact(state, vehicle)?.at;
    return at === undefined ? [] : [{ vehicleId, at }];
  });
  return jobType === 'Service' && lastContacts.length > 0 ? { ...request, lastContacts } : request;
}

/** A service request with the vehicle that has its plate, and the account that it names, or that the vehicle is on. */
export function withMeantVehicle(request: ServiceRequest, state: WithAccounts & WithVehicles): ServiceRequest {
  const vehicle = openVehicle(state, request.registrationNo);
  const accountId = accountNamedIn(state, request.companyName, request.clientUserName)?.id ?? vehicle?.accountId;
  return { ...request, ...(accountId !== undefined && { accountId }), ...(vehicle && { vehicleIds: [vehicle.id] }) };
}
