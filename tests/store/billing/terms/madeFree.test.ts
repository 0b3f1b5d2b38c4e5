import { expect, test } from 'vitest';
import { billRunApproved } from '@/store/facts/bills';
import { subscriptionPaused } from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { freeDaysWaived, waiverTakenBack } from '@/store/facts/waivers';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectWaivedCredits } from '@/store/billing/waivers/waivedCredits';
import { freeDaysWaiving } from '@/store/billing/waivers/waiver';
import { selectWaivedDays } from '@/store/billing/waivers/waivedDays';
import { selectFreeUnwaived, selectMadeFree } from '@/store/business/leaks/madeFree';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { createStore } from '@/store/business/store';
import type { Edit } from '@/store/kit/edit';
import type { VehicleTerms } from '@/store/vehicles/vehicles/vehicle';
import { vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { replayed } from '../../../support/replayed';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-20';

/** One vehicle at ₹300 since 1 Oct 2026, of which nothing is billed yet. */
const begin = () =>
  createStore(
    inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] }), plainAccount(2, { vehicles: [] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
    ),
  );
type Store = ReturnType<typeof begin>;

const changed = (was: Edit<VehicleTerms>['was'], to: Edit<VehicleTerms>['to'], from: string, on = TODAY) =>
  vehicleTermsChanged('vehicle-1', { was, to }, from, on);
const madeFree = (from: string, on = TODAY) => changed({ charge: null }, { charge: 'Foc' }, from, on);
const foundIn = (store: Store) =>
  selectMadeFree(store.getState(), TODAY).map(({ month, amount, reason }) => [month, amount, reason]);
const approve = (store: Store, month: string, on: string) => {
  const bills = selectBillRun(store.getState(), month, on).get('account-1')?.bills ?? [];
  done(
    store.dispatch(
      billRunApproved(
        month,
        bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
        on,
      ),
    ),
  );
};
const waived = (month: string, amount: number) =>
  freeDaysWaived({ accountId: 'account-1', vehicleId: 'vehicle-1', month, amount, why: 'Agreed by phone' }, TODAY);

test('tells what was due and not billed, and made free afterwards, up to the day on which that was said', () => {
  const store = begin();
  expect(foundIn(store)).toEqual([]);
  done(store.dispatch(madeFree('2026-10-01')));
  expect(foundIn(store)).toEqual([
    ['2026-10', 300, '31 of 31 days made free on 20 Nov 2026'],
    ['2026-11', 190, '19 of 30 days made free on 20 Nov 2026'],
  ]);
  expect(selectFreeUnwaived(store.getState(), TODAY)).toMatchObject([
    { what: 'MH 01 AB 1001', amount: 490, since: '2026-10-01', mend: { label: 'Waive' } },
  ]);
});

test('tells nothing of days that are free from the day on which it is said, or were said to be before they came', () => {
  const store = begin();
  done(store.dispatch(madeFree(TODAY)));
  expect(foundIn(store)).toEqual([]);
  const ahead = begin();
  done(ahead.dispatch(madeFree('2026-11-01', '2026-10-20')));
  expect(foundIn(ahead)).toEqual([]);
});

test('counts none of what was billed, paused, or free before', () => {
  const store = begin();
  approve(store, '2026-10', '2026-10-31');
  done(store.dispatch(subscriptionPaused(['subscription-1'], undefined, '2026-11-11')));
  done(store.dispatch(changed({ charge: null }, { charge: 'Demo' }, '2026-11-01', '2026-11-08')));
  done(store.dispatch(changed({ charge: 'Demo' }, { charge: 'Foc' }, '2026-11-01')));
  expect(foundIn(store)).toEqual([['2026-11', 70, '7 of 30 days made free on 08 Nov 2026']]);
});

test('stands at the price that the days had when they were made free, and at none once the terms are put right', () => {
  const store = begin();
  done(store.dispatch(changed({ price: 300 }, { price: 600 }, '2026-10-01', '2026-11-05')));
  done(store.dispatch(madeFree('2026-10-01')));
  expect(foundIn(store).map(([, amount]) => amount)).toEqual([600, 380]);
  done(store.dispatch(changed({ charge: 'Foc' }, { charge: 'Paid' }, '2026-10-01', '2026-11-21')));
  expect(foundIn(store)).toEqual([]);
  const undone = begin();
  const said = done(undone.dispatch(madeFree('2026-10-01')));
  expect(said.undo?.()).toMatchObject({ done: true });
  expect(foundIn(undone)).toEqual([]);
});

test('stands as well where the days are free as their price became none', () => {
  const store = begin();
  done(store.dispatch(changed({ price: 300 }, { price: 0 }, '2026-11-01')));
  expect(foundIn(store)).toEqual([['2026-11', 190, '19 of 30 days made free on 20 Nov 2026']]);
});

test('stands at the client whose the days were, after a vehicle moved', () => {
  const store = begin();
  const plate = { vehicleNo: 'MH 01 AB 1001' };
  const move = { id: 'vehicle-1', was: { ...plate, accountId: 'account-1' }, to: { ...plate, accountId: 'account-2' } };
  done(store.dispatch(vehicleMoved(move, '2026-11-11')));
  done(store.dispatch(madeFree('2026-11-01')));
  expect(selectMadeFree(store.getState(), TODAY).map(({ accountId, amount }) => [accountId, amount])).toEqual([
    ['account-2', 90],
    ['account-1', 100],
  ]);
});

test('is waived with a reason, at most what it comes to, and once; and stands again when that is taken back', () => {
  const store = begin();
  expect(reasonOf(store.dispatch(waived('2026-10', 300)))).toBe(
    'Nothing is to be waived for MH 01 AB 1001 in Oct 2026: it was waived or billed, or its terms are others by now.',
  );
  done(store.dispatch(madeFree('2026-10-01')));
  expect(reasonOf(store.dispatch(waived('2026-10', 301)))).toBe(
    'Only ₹300 is to be waived for MH 01 AB 1001 in Oct 2026, less than ₹301.',
  );
  done(store.dispatch(waived('2026-10', 100)));
  expect(foundIn(store).map(([month, amount]) => [month, amount])).toEqual([
    ['2026-10', 200],
    ['2026-11', 190],
  ]);
  done(store.dispatch(waived('2026-10', 200)));
  expect(foundIn(store).map(([month]) => month)).toEqual(['2026-11']);
  expect(reasonOf(store.dispatch(waived('2026-10', 1)))).toContain('Nothing is to be waived');
  const [last] = selectWaivedDays(store.getState());
  expect(last).toMatchObject({ vehicleNo: 'MH 01 AB 1001', month: '2026-10', amount: 200, why: 'Agreed by phone' });
  expect(selectWaivedCredits(store.getState())).toEqual([]);
  done(store.dispatch(waiverTakenBack(last ?? { id: '', accountId: '', vehicleId: '' })));
  expect(foundIn(store).map(([, amount]) => amount)).toEqual([200, 190]);
});

test('a price of nothing is said from a day on, and what was due before that stands until it is waived', () => {
  const store = begin();
  const edit = { was: { price: 300 }, to: { price: 0 } };
  const always = vehicleTermsChanged('vehicle-1', edit, undefined, TODAY);
  expect(reasonOf(store.dispatch(always))).toBe('Say from which day MH 01 AB 1001 costs nothing.');
  done(store.dispatch(changed(edit.was, edit.to, '2026-10-01')));
  expect(foundIn(store).map(([month, amount]) => [month, amount])).toEqual([
    ['2026-10', 300],
    ['2026-11', 190],
  ]);
  for (const row of selectMadeFree(store.getState(), TODAY))
    done(store.dispatch(freeDaysWaived(freeDaysWaiving(row, 'Agreed by phone'), TODAY)));
  expect(foundIn(store)).toEqual([]);
  expect(selectWaivedDays(store.getState()).map(({ why }) => why)).toEqual(['Agreed by phone', 'Agreed by phone']);
  expect(selectAllLeaks(store.getState(), TODAY).find(({ kind }) => kind === 'unbilled')).toBeUndefined();
});

test('a price of nothing at all times stands in a journal that holds it, and is right where nothing was due', () => {
  const edit = { was: { price: 300 }, to: { price: 0 } };
  const always = vehicleTermsChanged('vehicle-1', edit, undefined, TODAY);
  expect(replayed(begin().getState(), [always]).reasons).toEqual([undefined]);
  const free = begin();
  done(free.dispatch(madeFree('2026-10-01')));
  done(free.dispatch(always));
});
