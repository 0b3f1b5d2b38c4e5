import { describe, expect, test } from 'vitest';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { lastClosed } from '@/store/billing/periods/period';
import { periodsSlice } from '@/store/billing/periods/periodsSlice';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import type { Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { branchEdited } from '@/store/facts/branches';
import { challanOffered } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { receiptAllocated, receiptRecorded } from '@/store/facts/receipts';
import { STORE } from '@/store/kit/movements/holder';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';
import { DELHI_GSTIN, NASHIK, OUR_GSTIN, registeredBusiness } from '../../../support/transfers';

const NONE: ReadonlySet<string> = new Set();
const relays = [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 2 }];
const DELHI_ROW = { id: 'branch-1', number: 1, branch: 'Delhi', stateCode: '07', address: '14 Okhla Phase II' };
const branchesOf = (delhi: object) =>
  branchTable([
    { ...DELHI_ROW, ...delhi },
    { id: 'branch-3', number: 3, branch: 'Nashik', stateCode: '27' },
  ]);
const filingOf = (store: AppStore, month: string) => selectFiling(store.getState(), month, NONE);
const close = (store: AppStore, month: string, on: string) => done(store.dispatch(monthClosed(month, on)));
const openLast = (store: AppStore, on: string) =>
  done(store.dispatch(monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was missed', on)));

describe('the challans of a month that is closed are told by the GST numbers with which it was closed', () => {
  const GIVEN = { was: { gstin: null }, to: { gstin: DELHI_GSTIN } };
  const TAKEN = { was: { gstin: DELHI_GSTIN }, to: { gstin: null } };
  const offered = (business: Business) => {
    const store = createStore(business);
    done(store.dispatch(challanOffered({ from: STORE, to: NASHIK, lines: relays }, '2027-01-10')));
    close(store, '2027-01', '2027-02-02');
    return store;
  };
  const numbersOf = (store: AppStore) => filingOf(store, '2027-01').documents.map(({ nature }) => nature);

  test('where a branch gets one later none is told, until the month is open again', () => {
    const store = offered({ ...registeredBusiness, branches: branchesOf({}) });
    done(store.dispatch(branchEdited('branch-1', GIVEN)));
    expect(numbersOf(store)).toEqual([]);
    // What is not told of the month changes nothing of it.
    const late = challanOffered({ from: STORE, to: NASHIK, lines: relays }, '2027-01-11');
    expect([reasonOf(store.dispatch(late)), numbersOf(store)]).toEqual([undefined, []]);
    openLast(store, '2027-02-03');
    expect(numbersOf(store)).toEqual(['Delivery challans']);
  });

  test('where its only one is taken away later they stay told, and no other is added', () => {
    const store = offered({ ...registeredBusiness, branches: branchesOf({ gstin: DELHI_GSTIN }) });
    const before = filingOf(store, '2027-01').documents;
    expect(before).toMatchObject([{ nature: 'Delivery challans', count: 1, cancelled: 0 }]);
    done(store.dispatch(branchEdited('branch-1', TAKEN)));
    expect(filingOf(store, '2027-01').documents).toEqual(before);
    const late = challanOffered({ from: STORE, to: NASHIK, lines: relays }, '2027-01-11');
    expect(reasonOf(store.dispatch(late))).toContain('Jan 2027 is closed');
  });

  test('so are those of the month before, which stays closed when the last one is opened', () => {
    const store = offered({ ...registeredBusiness, branches: branchesOf({}) });
    done(store.dispatch(branchEdited('branch-1', GIVEN)));
    close(store, '2027-02', '2027-03-02');
    openLast(store, '2027-03-03');
    expect(numbersOf(store)).toEqual([]);
  });

  test('and by those of now where its closing is from before they were kept', () => {
    const store = offered({ ...registeredBusiness, branches: branchesOf({}) });
    const fact = monthClosed('2027-01', '2027-02-02');
    const business = { ...store.getState(), periods: periodsSlice.reducer(undefined, fact) };
    const told = createStore({ ...business, branches: branchesOf({ gstin: DELHI_GSTIN }) });
    expect(numbersOf(told)).toEqual(['Delivery challans']);
  });
});

describe('a month that was closed before anybody told the company’s details', () => {
  /** Money on account of October, and details that are told in November. */
  function told() {
    const account = plainAccount(1, { openedOn: '2026-09-01', vehicles: [vehicle(1, { price: 300 })] });
    const business = {
      ...inUse([account], [{ vehicleId: 'vehicle-1', from: '2026-10-01' }]),
      company: companyTable([]),
    };
    const store = createStore(business);
    const money = { accountId: 'account-1', on: '2026-10-28', mode: 'UPI' as const, cash: 1180, allocations: [] };
    done(store.dispatch(receiptRecorded(money, '2026-10-28')));
    close(store, '2026-10', '2026-11-02');
    const before = filingOf(store, '2026-10');
    const { gstin, stateCode } = companyNow(store.getState());
    done(store.dispatch(companyChanged({ was: { gstin, stateCode }, to: { gstin: OUR_GSTIN, stateCode: '27' } })));
    return { store, before };
  }

  test('has the return of a company without a GST number, until it is open again', () => {
    const { store, before } = told();
    expect(filingOf(store, '2026-10')).toEqual(before);
    expect([before.advances.received, before.gstr1.head.gstin]).toEqual([[], '']);
    openLast(store, '2026-11-05');
    expect(filingOf(store, '2026-10').advances.received).toMatchObject([{ taxable: 1000, cgst: 90, sgst: 90 }]);
    expect(filingOf(store, '2026-10').gstr1.head.gstin).toBe(OUR_GSTIN);
  });

  test('has told no advance that a later bill would take off again', () => {
    const { store } = told();
    const [run] = selectBillRun(store.getState(), '2026-10', '2026-11-06').values();
    const bills = run?.bills.map(({ accountId, part, total }) => ({ accountId, part, total })) ?? [];
    done(store.dispatch(billRunApproved('2026-10', bills, '2026-11-06')));
    const [bill] = selectBills(store.getState());
    const receipt = store.getState().receipts.ids[0] ?? '';
    done(
      store.dispatch(receiptAllocated(receipt, [{ billId: bill?.id ?? '', amount: bill?.total ?? 0 }], '2026-11-07')),
    );
    expect(filingOf(store, '2026-11').advances).toEqual({ received: [], adjusted: [] });
  });
});
