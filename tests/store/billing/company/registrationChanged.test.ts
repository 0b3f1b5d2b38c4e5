// What the GST number, told or taken away, changes of what was before: nothing that was issued or agreed.
import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { billPaper } from '@/store/billing/papers/billPaper';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { isEmptyReturn } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { done } from '../../../support/said';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { registeredBusiness } from '../../../support/transfers';

const DETAILS = {
  ...companyNow(emptyBusiness),
  id: 'company-1',
  number: 1,
  name: 'R & R',
  address: 'Pune',
  stateCode: '27',
};
const GSTIN = '27AAPFU0939F1ZV';
const NONE: ReadonlySet<string> = new Set();

/** A company in Maharashtra with that GST number, one client of two vehicles, and whatever else. */
const storeOf = (gstin: string, more: Partial<Business> = {}) =>
  createStore({ ...emptyBusiness, ...salesOf(account(1)), company: companyTable([{ ...DETAILS, gstin }]), ...more });

test('a bill with GST of a company that told its state alone, of before it charged none, says what it said: its number is not known', () => {
  const bill = billOf(1, { companyId: 'company-1' });
  const { title, supplier, remarks } = billPaper(storeOf('', { bills: billTable([bill]) }).getState(), bill);
  expect(title).toBe('Tax Invoice');
  expect(supplier.facts[0]).toEqual({ label: 'GSTIN', value: 'Not given' });
  expect(remarks.join(' ')).toContain('The supplier’s GST number is not known.');
});

/** Takes the GST number away, or tells it where there was none. */
function changed(store: AppStore) {
  const { gstin } = companyNow(store.getState());
  done(store.dispatch(companyChanged({ was: { gstin }, to: { gstin: gstin === '' ? GSTIN : '' } })));
}

test('the return of a month that was billed with a GST number has that number when the company has none any more', () => {
  const store = storeOf(GSTIN, { bills: billTable([billOf(1, { companyId: 'company-1' })]) });
  const filed = () => selectFiling(store.getState(), '2026-11', NONE);
  changed(store);
  expect([filed().documents.length, filed().gstr1.head.gstin]).toEqual([1, GSTIN]);
  const advance = receiptOf(1, { companyId: 'company-1', cash: 500 });
  const paid = storeOf(GSTIN, { receipts: receiptTable([advance]) });
  changed(paid);
  const { documents, gstr1 } = selectFiling(paid.getState(), '2026-11', NONE);
  expect([documents.map(({ nature }) => nature), gstr1.head.gstin]).toEqual([['Receipt voucher'], GSTIN]);
});

test('challans alone are nothing to file while the company has no GST number, and are filed where it has one', () => {
  const { bills, creditNotes, debitNotes, receipts } = emptyBusiness;
  const isEmpty = (gstin: string) => {
    const company = companyTable([{ ...DETAILS, gstin }]);
    const found = selectFiling(
      { ...registeredBusiness, bills, creditNotes, debitNotes, receipts, company },
      '2026-11',
      NONE,
    );
    expect(found.documents.map(({ nature }) => nature)).toContain('Delivery challans');
    return isEmptyReturn(found);
  };
  expect([isEmpty(''), isEmpty(GSTIN)]).toEqual([true, false]);
});
