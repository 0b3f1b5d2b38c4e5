import { expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { replay } from '@/store/business/replay';
import { withFittings } from '@/store/care/scheduling/fittingOutcome';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { jobClosed } from '@/store/facts/jobs';
import { answered } from '../support/judge';
import { smallBusiness } from '../support/tabs';

const { accounts, jobs } = smallBusiness;
const [job, own, other] = [jobs.entities['job-5'], accounts.entities['account-1'], accounts.entities['account-2']];
if (!job || !own || !other) throw new Error('The small business has these.');

/** A visit of Rakesh is at account-1. */
const business: Business = {
  ...smallBusiness,
  jobs: {
    ...jobs,
    entities: { ...jobs.entities, 'job-5': { ...job, request: { ...job.request, accountId: 'account-1' } } },
  },
};

const closing = (more: Partial<ClosedOutcome>) =>
  jobClosed({
    id: 'job-5',
    on: '2026-11-21',
    installerId: 'installer-1',
    outcomes: [
      {
        workDone: 'Fitted',
        vehicleId: 'vehicle-new',
        vehicleNo: 'MH 14 ZZ 7777',
        deviceIn: '356938035643916',
        ...more,
      },
    ],
  });

const asInstaller = (more: Partial<ClosedOutcome>) =>
  answered('Rakesh-Yadav', closing(more), { business, role: 'installer' });

const addition = {
  id: 'addition-new',
  clientName: 'Kiran Shah',
  company: 'Other Ltd',
  deviceType: 'OBD tracker' as const,
};
const registered = { client: 'Kiran Shah', company: 'Other Ltd', duration: 'Yearly', price: 0.01 };

test.each<[string, Partial<ClosedOutcome>]>([
  ['of another client', { registered: { ...registered, accountId: 'account-2' }, begins: 'subscription-new' }],
  ['of nobody, at a price of his own', { registered }],
  ['that is not billed', { addition: { ...addition, billing: 'No' } }],
  ['of which nothing begins', {}],
])('a vehicle that an installer fits is the client’s whose visit it is, at its price: %s', async (_what, more) => {
  const fact = await asInstaller(more);
  expect(fact).toEqual(withFittings(business, closing(more)));
  const { vehicles, subscriptions, additions } = replay(business, [withFittings(business, closing(more))]);
  expect(vehicles.entities['vehicle-new']).toMatchObject({ accountId: 'account-1', price: own.bill.pricePerUnit });
  expect(Object.values(subscriptions.entities).filter(({ vehicleId }) => vehicleId === 'vehicle-new')).toHaveLength(1);
  expect(Object.values(additions.entities).filter(({ vehicleId }) => vehicleId === 'vehicle-new')).toMatchObject([
    { billing: own.accountType === 'Paid' ? 'Yes' : 'No' },
  ]);
});

test('an installer fits no vehicle of another client than the one whose visit it is', async () => {
  const theirs = Object.values(business.vehicles.entities).find(({ accountId }) => accountId === other.id);
  const fact = await asInstaller({ vehicleId: theirs?.id ?? '', vehicleNo: theirs?.vehicleNo ?? '' });
  expect(fact).toBe(`${theirs?.vehicleNo} is of another client than this visit.`);
});
