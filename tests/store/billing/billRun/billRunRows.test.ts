import { describe, expect, test } from 'vitest';
import { runBook } from '@/store/billing/billRun/billRun';
import { billRunSteps, selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { daysInWords, runRowSteps, seenBills, skippedByKind } from '@/store/billing/billRun/runRows';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { accountsBilled } from '@/store/facts/accounts';
import { runToEnd } from '@/journal/kit/runToEnd';
import { vehicle } from '../../../support/accounts';
import { fittedInNovember, inUse, plainAccount } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';

const MONTH = '2026-11';
const TODAY = '2026-11-23';

const rowsOf = (business: Business, month = MONTH) =>
  runToEnd(runRowSteps(business, selectBillRun(business, month, TODAY)));
const cardOf = (business: Business) => twelveMonths(business, 'account-1', TODAY).at(-1)?.subscription.billed;

describe('the rows of a bill run', () => {
  test('a vehicle fitted on a day is charged from then on, and says so', () => {
    const { ready, look, skipped } = rowsOf(fittedInNovember);
    expect(look).toEqual([]);
    expect(ready).toEqual([
      expect.objectContaining({
        id: 'account-1',
        vehicles: 1,
        days: '19 of 30 days',
        taxable: 221.67,
        gst: 39.9,
        roundOff: 0.43,
        total: 262,
      }),
    ]);
    expect(ready[0]?.bills[0]?.lines).toEqual([
      expect.objectContaining({ why: 'fitted 12 Nov: 19 of 30 days', taxable: 221.67 }),
    ]);
    expect(skipped).toEqual([
      expect.objectContaining({ vehicleNo: 'MH 01 AB 1021', reason: 'Foc: free of charge, so no bill.' }),
    ]);
  });

  test('what is left out stands by the kind of its reason, each client and vehicle in its place', () => {
    const business = inUse(
      [
        plainAccount(1, { vehicles: [vehicle(1), vehicle(2), vehicle(3, { charge: 'Demo' })] }),
        plainAccount(2, { vehicles: [vehicle(4, { price: 0 })] }),
      ],
      [{ vehicleId: 'vehicle-4', from: '2026-10-01' }],
    );
    const { skipped } = rowsOf(business);
    expect(skippedByKind(skipped).map(({ kind, rows }) => [kind, ...rows.map(({ vehicleNo }) => vehicleNo)])).toEqual([
      ['Nothing to bill', 'MH 01 AB 1004'],
      ['No device', 'MH 01 AB 1001', 'MH 01 AB 1002'],
      ['Free or on trial', 'MH 01 AB 1003'],
    ]);
  });

  test('what has no price is looked at first', () => {
    const business = inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 0 }), vehicle(2)] })],
      [
        { vehicleId: 'vehicle-1', from: '2026-10-01' },
        { vehicleId: 'vehicle-2', from: '2026-10-01' },
      ],
    );
    const { ready, look } = rowsOf(business);
    expect(ready).toEqual([]);
    expect(look).toEqual([
      expect.objectContaining({ days: 'whole month', vehicles: 2, look: 'MH 01 AB 1001 has no price.' }),
    ]);
  });

  test('days in words: whole months, and those in part', () => {
    const line = (days: number) => ({ kind: 'Subscription' as const, days, of: 30 });
    expect(daysInWords([line(30), line(30)])).toBe('whole month');
    expect(daysInWords([line(30), line(19)])).toBe('1 whole month, 1 in part');
    expect(daysInWords([line(3), line(19)])).toBe('all 2 in part');
    expect(daysInWords([{ kind: 'Hardware' }, { kind: 'Installation' }, { kind: 'Hardware' }])).toBe(
      'Hardware, Installation',
    );
  });

  test('counted bit by bit it comes to the same as at once', () => {
    const at = (business: Business) => runToEnd(billRunSteps(business, MONTH, TODAY));
    expect([...at({ ...fittedInNovember, accounts: { ...fittedInNovember.accounts } })]).toEqual([
      ...selectBillRun(fittedInNovember, MONTH, TODAY),
    ]);
    expect(runBook(fittedInNovember, MONTH, TODAY)('account-1')).toBe(at(fittedInNovember).get('account-1'));
    expect(runBook(fittedInNovember, MONTH, TODAY)('account-9')).toBeUndefined();
  });
});

describe('an approved run', () => {
  const approve = () => billRunApproved(MONTH, seenBills(rowsOf(fittedInNovember).ready), TODAY);

  test('issues its bills with their numbers, the card rises by the total, and a rerun has nothing', () => {
    const store = createStore(fittedInNovember);
    done(store.dispatch(approve()));
    expect(selectBills(store.getState())).toEqual([
      expect.objectContaining({ number: 1, docNo: 'INV/26-27/000001', total: 262, status: 'Issued' }),
    ]);
    expect(cardOf(store.getState())).toBe(262);
    expect(rowsOf(store.getState()).ready).toEqual([]);
    expect(reasonOf(store.dispatch(approve()))).toBe('Konkan Carriers has nothing left to bill for this month.');
  });

  test('undone, its bills are cancelled and keep their numbers, and the run has them again', () => {
    const store = createStore(fittedInNovember);
    const { undo } = done(store.dispatch(approve()));
    done(undo ? undo() : { done: false, reason: 'No way back' });
    expect(selectBills(store.getState())).toEqual([
      expect.objectContaining({ docNo: 'INV/26-27/000001', status: 'Cancelled' }),
    ]);
    expect(cardOf(store.getState())).toBe(0);
    done(store.dispatch(approve()));
    expect(selectBills(store.getState()).map(({ docNo }) => docNo)).toEqual(['INV/26-27/000001', 'INV/26-27/000002']);
  });

  test('a bill that comes to another total by then is left out, and the rest goes in', () => {
    const two = inUse(
      [plainAccount(1, { vehicles: [vehicle(1)] }), plainAccount(2, { vehicles: [vehicle(21)] })],
      [
        { vehicleId: 'vehicle-1', from: '2026-10-01' },
        { vehicleId: 'vehicle-21', from: '2026-10-01' },
      ],
    );
    const store = createStore(two);
    const seen = seenBills(rowsOf(two).ready).map((bill, place) =>
      place === 1 ? { ...bill, total: bill.total + 1 } : bill,
    );
    done(store.dispatch(billRunApproved(MONTH, seen, TODAY)));
    expect(selectBills(store.getState()).map(({ accountId }) => accountId)).toEqual(['account-1']);
  });

  test('a month that is still to come can only be looked at', () => {
    const seen = seenBills(rowsOf(fittedInNovember, '2026-12').ready);
    expect(seen).toHaveLength(1);
    expect(reasonOf(createStore(fittedInNovember).dispatch(billRunApproved('2026-12', seen, TODAY)))).toBe(
      'Dec 2026 has not begun yet: its run cannot be approved.',
    );
  });

  test('what the Billed button has billed is skipped with that reason', () => {
    const store = createStore(fittedInNovember);
    done(store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], TODAY)));
    expect(rowsOf(store.getState()).skipped.map(({ reason }) => reason)).toContain(
      'It is billed for this month already.',
    );
  });
});
