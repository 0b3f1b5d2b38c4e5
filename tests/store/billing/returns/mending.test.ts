import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { bill, line, note } from '../../../support/returnDocuments';

const own = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const mendsOf = (bills: readonly IssuedBill[], notes: readonly CreditNote[] = [], month = '2026-11') =>
  selectFiling(
    {
      ...emptyBusiness,
      bills: billTable(bills),
      creditNotes: creditNoteTable(notes),
      company: companyTable([{ ...companyNow(emptyBusiness), ...own, id: 'company-1', number: 1 }]),
    },
    month,
    new Set(),
  ).missing.map(({ docNo, mend }) => [docNo, mend?.to]);

const sold = line('Subscription', 100_000, 1);

test('a wrong HSN leads to the company’s settings, and what is wrong of a client to the client', () => {
  const wrongCode = bill({ number: 1, who: 'home', lines: [{ ...sold, hsn: '99841' }] });
  const stateless = bill({ number: 2, who: 'unknown', lines: [sold] });
  expect(mendsOf([wrongCode, stateless])).toEqual([
    ['INV/26-27/000002', undefined],
    ['INV/26-27/000001', paths.settings.company],
  ]);
});

test('a bill to our own GST number leads to its client, as the portal refuses it', () => {
  const ours = bill({ number: 4, who: 'home', lines: [sold] });
  const toUs = bill({ number: 4, who: 'home', lines: [sold], change: { recipient: { ...ours.recipient, ...own } } });
  expect([mendsOf([ours]), mendsOf([toUs])]).toEqual([[], [['INV/26-27/000004', undefined]]]);
});

test('an IRN that is cancelled at the portal leads to its bill', () => {
  const cancelled = { reason: 'Duplicate', remark: 'Twice', at: '2026-11-21T10:00' } as const;
  const one = bill({ number: 3, who: 'home', lines: [sold], change: { eInvoice: { cancelled } } });
  expect(mendsOf([one])).toEqual([['INV/26-27/000003', paths.sales.invoiceOf(3)]]);
});

test('a credit note that takes no GST off any more leads to itself', () => {
  const one = bill({ number: 1, who: 'home', lines: [sold] });
  const late = note(one, 1, 1, '2028-01-05').map((of) => ({
    ...of,
    taxes: of.taxes.map((tax) => ({ ...tax, cgst: 0, sgst: 0 })),
    roundOff: 0,
    total: 1000,
  }));
  expect(mendsOf([one], late, '2028-01')).toEqual([['CN/26-27/000001', paths.sales.creditNoteOf(1)]]);
});
