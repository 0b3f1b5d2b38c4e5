import { describe, expect, test } from 'vitest';
import { officeSlice, userKnown } from '@/store/browser/officeSlice';
import { itemSnoozed, recalledSnoozed, snoozedTakenUp } from '@/store/browser/snoozedSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { openFor } from '@/store/business/policy';
import { createStore } from '@/store/business/store';
import { newIn, noticedIn } from '@/store/business/today/newToday';
import { selectTodayList } from '@/store/business/today/today';
import { challanCancelled } from '@/store/facts/challans';
import { stockApproved } from '@/store/facts/careRequests';
import type { Role } from '@/store/kit/roles';
import { careRequestTable } from '@/store/care/requisitions/careRequestsSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { billRunApproved } from '@/store/facts/bills';
import { runToEnd } from '@/journal/kit/runToEnd';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { account, salesOf } from '../../support/accounts';
import { billOf, receiptOf } from '../../support/bills';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { careRequest, job, quietVehicle } from '../../support/care';
import { fittedInNovember } from '../../support/billing';
import { challanToDelhi, smallStock, stockRequest } from '../../support/stock';

const TODAY = '2026-11-23';

const business: Business = {
  ...emptyBusiness,
  branches: smallStock.branches,
  installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav' }]),
  vehicles: vehicleTable([quietVehicle(1), quietVehicle(2), quietVehicle(3, { contact: undefined })]),
  challans: challanTable([challanToDelhi]),
  requests: requestTable([stockRequest(1), stockRequest(2, { status: 'In Transit' })]),
  careRequests: careRequestTable([careRequest(1), careRequest(2, { approved: true })]),
  jobs: jobTable([
    job(1),
    job(2, { status: 'Not Done', raisedOn: '2026-11-10' }),
    job(3, { status: 'With Installer', visit: { installerId: 'installer-1', on: TODAY, slot: 'morning' } }),
    job(4, { status: 'With Installer', visit: { installerId: 'installer-1', on: '2026-11-24', slot: 'morning' } }),
    job(5, { status: 'Done' }),
  ]),
};

const listFor = (role?: Exclude<Role, 'admin'>, of: Business = business) => {
  const office =
    role &&
    officeSlice.reducer(undefined, userKnown({ user: { name: 'Ravi', role }, denied: {}, open: openFor(role) ?? [] }));
  return selectTodayList({ ...createStore({ ...of }).getState(), ...(office && { office }) }, TODAY);
};
const told = ({ parts }: ReturnType<typeof listFor>) =>
  parts.flatMap(({ kind, items }) => items.map(({ what, who, step }) => [kind, what, who, step.label]));

test('the list says what is to be done, about whom, and the step', () =>
  expect(told(listFor())).toEqual([
    ['visits', 'Job 3, Installation, morning', 'Meera Joshi, Konkan Carriers, Rakesh Yadav', 'Open Job'],
    ['jobs', 'Job 2, Installation', 'Meera Joshi, Konkan Carriers', 'Assign'],
    ['jobs', 'Job 1, Installation', 'Meera Joshi, Konkan Carriers', 'Approve'],
    ['careRequests', '4 GPS, required by 25 Nov 2026', 'Pune', 'Approve'],
    ['challans', 'Challan 9, 6 pieces', 'Store to Delhi', 'Open Challan'],
    ['requests', 'Stock request 1, 1 Product', 'First', 'Approve'],
    ['requests', 'Stock request 2, 1 Product', 'First', 'Receive Goods'],
    ['silent', '2 vehicles', 'Konkan Carriers', 'See Vehicles'],
  ]));

test('what comes back to the store is taken in on Received Stock, where its device is found', () => {
  const challans = listFor('stock', sampleBusiness(TODAY)).parts.find(({ kind }) => kind === 'challans')?.items ?? [];
  const steps = challans.map(({ who, step }) => [who.endsWith(' to Store'), step.label] as const);
  expect(steps.filter(([isBack]) => isBack).map(([, label]) => label)).toContain('Receive');
  expect(steps.filter(([isBack]) => !isBack).every(([, label]) => label === 'Open Challan')).toBe(true);
  const receiving = challans.find(({ step }) => step.label === 'Receive');
  expect(receiving?.step.to).toMatch(/^\/stocks\/received-stocks\?q=\d{15}$/);
});

test('each role reads what it does itself, on screens that it has', () => {
  const kinds = (role: Exclude<Role, 'admin'>) => [...new Set(told(listFor(role)).map(([kind]) => kind))];
  expect(kinds('care')).toEqual(['visits', 'jobs', 'silent']);
  expect(kinds('stock')).toEqual(['careRequests', 'challans', 'requests']);
  expect(kinds('sales')).toEqual([]);
  expect(told(listFor('installer'))[0]?.at(-1)).toBe('Open Visit');
});

test('each role finds its own work of the sample, and an admin that of all', () => {
  const titles = (role?: Exclude<Role, 'admin'>) =>
    listFor(role, sampleBusiness(TODAY)).parts.map(({ title }) => title);
  const ofStock = ['Stock that customer care needs', 'Challans to answer', 'Stock requests'];
  const ofSales = ['Bill run', 'Reminders due', 'Beyond credit'];
  expect(titles('stock')).toEqual([...ofStock, 'Problems']);
  expect(titles('sales')).toEqual(ofSales);
  expect(titles('care')).toEqual([
    'Visits',
    'Jobs to process',
    'Vehicles to delete',
    'Silent for more than 7 days',
    'Problems',
  ]);
  expect(titles()).toEqual([
    'Visits',
    'Jobs to process',
    ...ofStock,
    'Vehicles to delete',
    ...ofSales,
    'Silent for more than 7 days',
    'Problems',
  ]);
});

test('what is done goes, and what is put off comes back on its day or when it is asked for', () => {
  const store = createStore({ ...business });
  const ids = (today = TODAY) =>
    selectTodayList(store.getState(), today).parts.flatMap(({ items }) => items.map(({ id }) => id));
  const before = ids();
  expect(store.dispatch(stockApproved('careRequest-1'))).toMatchObject({ done: true });
  expect(store.dispatch(challanCancelled(challanToDelhi, TODAY))).toMatchObject({ done: true });
  const left = ids();
  expect(before.filter((id) => !left.includes(id))).toEqual([
    'careRequest-careRequest-1',
    `challan-${challanToDelhi.id}`,
  ]);

  const [first = ''] = left;
  store.dispatch(itemSnoozed({ id: first, today: TODAY, until: '2026-11-24' }));
  expect(ids()).toEqual(left.slice(1));
  expect(selectTodayList(store.getState(), TODAY).putOff).toBe(1);
  expect(ids('2026-11-24')).toContain(first);
  store.dispatch(snoozedTakenUp());
  expect(ids()).toEqual(left);
});

test('what was put off stays so while there is less of it, and comes back when there is more', () => {
  const owing = (received: number) => ({
    ...emptyBusiness,
    ...salesOf(account(1)),
    bills: billTable([billOf(1, { dueOn: '2026-01-16' })]),
    receipts: receiptTable([receiptOf(1, { cash: received, allocations: [{ billId: 'bill-1', amount: received }] })]),
  });
  const snoozed = { 'owing-account-1': { until: '2026-12-01', size: 1080 } };
  const owed = (received: number) =>
    selectTodayList({ ...createStore(owing(received)).getState(), snoozed }, TODAY)
      .parts.filter(({ kind }) => kind === 'owing')
      .flatMap(({ items }) => items.map(({ what }) => what));
  expect([owed(100), owed(500), owed(50)]).toEqual([[], [], ['₹1,130']]);
});

test('whoever has on account what is old owes nothing old, though nobody set it against the bill', () => {
  const owing = (cash: number) =>
    listFor('sales', {
      ...emptyBusiness,
      ...salesOf(account(1)),
      bills: billTable([billOf(1, { dueOn: '2026-01-16' }), billOf(2)]),
      receipts: receiptTable([receiptOf(1, { cash, allocations: [] })]),
    })
      .parts.filter(({ kind }) => kind === 'owing')
      .flatMap(({ items }) => items.map(({ what }) => what));
  expect([owing(180), owing(1180), owing(5000)]).toEqual([['₹1,000'], [], []]);
});

test('what was not there when somebody looked is new, and of a list that nobody looked at nothing is', () => {
  const list = listFor('stock');
  const { parts } = list;
  const [first, ...others] = noticedIn(list).marks;
  expect(newIn(parts, { marks: others }).map(({ what }) => what)).toEqual(['4 GPS, required by 25 Nov 2026']);
  expect(newIn(parts, { marks: [first ?? 0, ...others] })).toEqual([]);
  expect(newIn(parts, undefined)).toEqual([]);
});

describe('of what a client owes and of how many vehicles are silent', () => {
  const silent = (...numbers: number[]) =>
    listFor('care', { ...business, vehicles: vehicleTable(numbers.map((number) => quietVehicle(number))) });
  const owing = (received: number, bills = 1) =>
    listFor('sales', {
      ...emptyBusiness,
      ...salesOf(account(1)),
      bills: billTable([billOf(1, { dueOn: '2026-01-16' }), billOf(2, { dueOn: '2026-01-16' })].slice(0, bills)),
      receipts: receiptTable([receiptOf(1, { cash: received, allocations: [{ billId: 'bill-1', amount: received }] })]),
    });
  type List = ReturnType<typeof listFor>;
  const newBetween = (before: List, after: List) => newIn(after.parts, noticedIn(before)).map(({ what }) => what);

  test('more is new', () => {
    expect(newBetween(silent(1), silent(1, 2))).toEqual(['2 vehicles']);
    expect(newBetween(owing(100), owing(100, 2))).toEqual(['₹2,260']);
  });

  test('less is not, whichever vehicle goes', () => {
    expect([newBetween(silent(1, 2), silent(1)), newBetween(silent(1, 2), silent(2))]).toEqual([[], []]);
    expect(newBetween(owing(100), owing(500))).toEqual([]);
  });

  test('what was put off is new when it is back, and not when there is less of it', () => {
    const put = (list: List): List => ({ ...list, parts: list.parts.filter(({ kind }) => kind !== 'silent') });
    expect(newBetween(put(silent(1, 2)), silent(1, 2))).toEqual(['2 vehicles']);
    expect(newBetween(put(silent(1, 2)), silent(1))).toEqual([]);
  });

  test('what an earlier version saw, which kept no amounts, is not', () => {
    const list = owing(100);
    expect(newIn(list.parts, { marks: noticedIn(list).marks })).toEqual([]);
  });
});

test('the run of the month stands there as long as somebody is to be billed, with how many and how much', () => {
  const items = (of: Business) => listFor('sales', of).parts.find(({ kind }) => kind === 'run')?.items;
  expect(items(fittedInNovember)).toEqual([
    {
      id: 'run-2026-11',
      what: 'Bill run of Nov 2026',
      who: '1 client, ₹262',
      since: '2026-11-01',
      step: { label: 'Open Bill Run', to: '/sales/bill-run?month=2026-11' },
    },
  ]);
  const run = runToEnd(runRowSteps(fittedInNovember, selectBillRun(fittedInNovember, '2026-11', TODAY)));
  const store = createStore({ ...fittedInNovember });
  expect(store.dispatch(billRunApproved('2026-11', seenBills(run.ready), TODAY))).toMatchObject({ done: true });
  expect(items(store.getState())).toBeUndefined();
});

test('the runs of the months before stand there until they are approved, too', () => {
  const at = (today: string) =>
    selectTodayList(createStore({ ...fittedInNovember }).getState(), today)
      .parts.filter(({ kind }) => kind === 'run')
      .flatMap(({ items }) => items.map(({ id }) => id));
  expect(at('2026-12-02')).toEqual(['run-2026-12', 'run-2026-11']);
  expect(at('2027-01-05')).toEqual(['run-2027-01', 'run-2026-12', 'run-2026-11']);
});

test('of the sample the clients who owe for long stand with their sums, and the problems by kind', () => {
  const list = listFor(undefined, sampleBusiness('2027-02-20', 'sample'));
  const items = (kind: string) => list.parts.find((part) => part.kind === kind)?.items ?? [];
  expect(items('leaks').length).toBeGreaterThan(3);
  expect(list.parts.flatMap((part) => part.items).every(({ step }) => step.to.startsWith('/'))).toBe(true);
  expect(items('owing').every(({ what }) => what.startsWith('₹'))).toBe(true);
});

test('what was put off comes back from a browser as days by names, and nothing else of it', () => {
  expect(recalledSnoozed({ one: { until: '2026-11-24' }, two: { until: 3 }, three: 'soon' })).toEqual({
    one: { until: '2026-11-24' },
  });
  expect(recalledSnoozed(null)).toEqual({});
});
