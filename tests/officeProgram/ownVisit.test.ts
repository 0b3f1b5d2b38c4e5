import { expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { replay } from '@/store/business/replay';
import { copyOf } from '@/store/business/wholesale';
import { withFittings } from '@/store/care/scheduling/fittingOutcome';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { jobClosed } from '@/store/facts/jobs';
import { answered } from '../support/memoryValidator';
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
  ['of which a subscription begins that is there', { begins: 'subscription-1' }],
  ['with an addition that is there', { addition: { ...addition, id: 'addition-1', billing: 'Yes' } }],
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

test.each<[string, Partial<ClosedOutcome>]>([
  ['subscription', { begins: 'subscription-1' }],
  ['addition', { addition: { ...addition, id: 'addition-1', billing: 'Yes' } }],
])('nobody closes a job by what is there already: %s', async (_what, more) => {
  expect(business.subscriptions.entities['subscription-1'] && business.additions.entities['addition-1']).toBeDefined();
  const fact = closing({ registered: { ...registered, accountId: 'account-1' }, ...more });
  expect(await answered('Kiran', fact, { business, role: 'care' })).toBe(
    'A subscription or an addition of this visit is there already. Close the job again.',
  );
});

test('nobody closes a job with one subscription for two vehicles', async () => {
  const said = copyOf(closing({ registered, begins: 'subscription-new' })) as ReturnType<typeof closing>;
  const held = Object.values(business.devices.entities).filter(({ moves }) => {
    const holder = moves.at(-1)?.to;
    return holder?.at === 'installer' && holder.id === 'installer-1';
  });
  const outcomes = said.payload.outcomes.flatMap((one) =>
    held.slice(0, 2).map(({ id }, place) => ({
      ...one,
      deviceIn: id,
      vehicleId: `new-${place}`,
      vehicleNo: `MH 14 ZZ 777${place}`,
      registered: { ...registered },
    })),
  );
  expect(outcomes).toHaveLength(2);
  expect(await answered('Kiran', { ...said, payload: { ...said.payload, outcomes } }, { business, role: 'care' })).toBe(
    'A subscription or an addition of this visit is there already. Close the job again.',
  );
});
