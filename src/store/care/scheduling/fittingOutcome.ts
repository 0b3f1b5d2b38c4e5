import type { UnknownAction } from '@reduxjs/toolkit';
import { companyOf, userOf, type AccountRow } from '@/store/clients/accounts/account';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { jobClosed } from '@/store/facts/jobs';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { clientOf, type Job } from '@/store/care/jobs/job';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import type { ClosingContext } from './closingContext';
import { accountOfJob } from './jobAccount';
import { registeredTerms } from './registeredTerms';

const runs = ({ subscriptions }: ClosingContext, vehicleId: string) =>
  Object.values(subscriptions.entities).some((one) => one.vehicleId === vehicleId && one.to === undefined);

/** The device type under which a product is listed: the one of its name, else the first. */
const deviceTypeOf = ({ devices }: ClosingContext, imei: string) => {
  const name = comparedName(devices.entities[imei]?.productName ?? '');
  return DEVICE_TYPES.find((type) => comparedName(type) === name) ?? DEVICE_TYPES[0];
};

const namesOf = (job: Job, account: AccountRow | undefined) =>
  account
    ? { clientName: userOf(account), company: companyOf(account) }
    : { clientName: clientOf(job), company: job.request.companyName };

/** Whose a vehicle is that nobody knew, and on which terms. */
function registeredOf(job: Job, account: AccountRow | undefined): ClosedOutcome['registered'] {
  const { clientName: client, company } = namesOf(job, account);
  const type = job.request.kind === 'job' ? job.request.vehicleType : undefined;
  return {
    ...(account && { accountId: account.id }),
    client,
    company,
    ...(type && { type }),
    ...registeredTerms(account),
  };
}

/** What follows of a fitting: its row of the Addition List, and the subscription that begins. */
export function fitting(
  context: ClosingContext,
  job: Job,
  account: AccountRow | undefined,
  known: Vehicle | undefined,
  imei: string | undefined,
  identity: () => string,
): Partial<ClosedOutcome> {
  const owned = known ? known.accountId !== undefined : account !== undefined;
  return {
    ...(imei !== undefined && {
      addition: {
        id: identity(),
        ...namesOf(job, account),
        deviceType: deviceTypeOf(context, imei),
        billing: account && account.accountType !== 'Paid' ? 'No' : 'Yes',
      },
    }),
    ...(!known && { registered: registeredOf(job, account) }),
    ...(owned && !(known && runs(context, known.id)) && { begins: identity() }),
  };
}

/**
 * A fact with what follows of the fittings of a visit as the job and its account have it, whatever whoever says it tells: whose a new
 * vehicle is and on which terms, whether it is billed, and that its subscription begins.
 */
export function withFittings(context: ClosingContext, fact: UnknownAction): UnknownAction {
  const job = jobClosed.match(fact) ? context.jobs.entities[fact.payload.id] : undefined;
  if (!jobClosed.match(fact) || !job) return fact;
  const account = accountOfJob(context, job);
  const outcomes = fact.payload.outcomes.map((outcome): ClosedOutcome => {
    if (outcome.workDone !== 'Fitted') return outcome;
    const { addition: _added, begins: _begun, registered: _told, ...done } = outcome;
    const known = context.vehicles.entities[done.vehicleId];
    // What follows has the same identity however often it is asked for, and never one that is told.
    return { ...done, ...fitting(context, job, account, known, done.deviceIn, () => `${job.id}-${done.vehicleId}`) };
  });
  return { ...fact, payload: { ...fact.payload, outcomes } };
}
