import { companyOf, userOf, type AccountRow } from '@/store/clients/accounts/account';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { clientOf, type Job } from '@/store/care/jobs/job';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import type { ClosingContext } from './closingContext';
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
