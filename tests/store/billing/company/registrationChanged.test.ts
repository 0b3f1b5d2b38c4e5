// What the GST number, told or taken away, changes of what was before: nothing that was issued or agreed.
import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { billPaper } from '@/store/billing/papers/billPaper';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { account, salesOf } from '../../../support/accounts';
import { billOf } from '../../../support/bills';

const DETAILS = {
  ...companyNow(emptyBusiness),
  id: 'company-1',
  number: 1,
  name: 'R & R',
  address: 'Pune',
  stateCode: '27',
};

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
