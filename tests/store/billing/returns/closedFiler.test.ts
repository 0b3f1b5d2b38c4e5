import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companySlice } from '@/store/billing/company/companySlice';
import { lastClosed } from '@/store/billing/periods/period';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { edited } from '@/store/kit/edit';
import { account, salesOf } from '../../../support/accounts';
import { done, reasonOf } from '../../../support/said';
import { bill, line } from '../../../support/returnDocuments';

const NONE: ReadonlySet<string> = new Set();
const PUNE = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const UDUPI = { gstin: '29AAGCG6253J1Z8', stateCode: '29' };

/** Bills without tax of each of three months, by which a return tells what our own state is. */
const bills = ['2026-09-05', '2026-10-05', '2026-11-05'].map((on, place) =>
  bill({ number: place + 1, who: 'person', lines: [line('Lease', 100_00, place)], on, rates: { Lease: 'Exempt' } }),
);

/** A company of Pune with those bills. */
function begun() {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable(bills) });
  const was = companyNow({ company: companySlice.getInitialState() });
  return { store, told: done(store.dispatch(companyChanged(edited({ ...was }, { ...was, ...PUNE })))) };
}
const moved = (store: AppStore, to: typeof PUNE) => {
  const { id: _own, ...was } = companyNow(store.getState());
  return done(store.dispatch(companyChanged(edited({ ...was }, { ...was, ...to }))));
};
const filingOf = (store: AppStore, month: string) => {
  const { nil, gstr1 } = selectFiling(store.getState(), month, NONE);
  return { gstin: gstr1.head.gstin, nil: nil.map(({ id }) => id), gstr1 };
};

test('the return of a closed month, and of those before it, stays of the GST number and the state of then', () => {
  const { store } = begun();
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  const before = ['2026-09', '2026-10'].map((month) => filingOf(store, month));
  expect(before.map(({ gstin, nil }) => [gstin, nil])).toEqual([
    [PUNE.gstin, ['INTRAB2C']],
    [PUNE.gstin, ['INTRAB2C']],
  ]);
  moved(store, UDUPI);
  expect(['2026-09', '2026-10'].map((month) => filingOf(store, month))).toEqual(before);
  // The bills were issued before any details were told: they show the first ones.
  expect(filingOf(store, '2026-11')).toMatchObject({ gstin: UDUPI.gstin, nil: [] });
  expect(selectFiling(store.getState(), '2026-11', NONE, PUNE.gstin).nil.map(({ id }) => id)).toEqual(['INTRAB2C']);
  done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
  moved(store, PUNE);
  expect(['2026-09', '2026-10'].map((month) => filingOf(store, month))).toEqual(before);
  expect(filingOf(store, '2026-11').gstin).toBe(UDUPI.gstin);
});

test('once a month is open again its return is by the details of now', () => {
  const { store } = begun();
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  moved(store, UDUPI);
  const opened = monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was missed', '2026-11-06');
  done(store.dispatch(opened));
  expect(filingOf(store, '2026-10').gstin).toBe(UDUPI.gstin);
});

test('the details with which a month was closed are not taken back, until it is open again', () => {
  const { store } = begun();
  done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
  const told = moved(store, UDUPI);
  done(store.dispatch(monthClosed('2026-12', '2027-01-03')));
  const undone = () => told.undo?.() ?? { done: true, confirmed: () => Promise.resolve({ kept: 0 }) };
  expect(reasonOf(undone())).toBe('Not undone: Dec 2026 was closed with it.');
  done(store.dispatch(monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was missed', '2027-01-06')));
  expect(reasonOf(undone())).toBeUndefined();
});
