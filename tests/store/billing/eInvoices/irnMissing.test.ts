import { expect, test } from 'vitest';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { irnMissing } from '@/store/billing/eInvoices/irnMissing';
import { createStore } from '@/store/business/store';
import { eInvoiceRegistered } from '@/store/facts/bills';
import { answerAbout, portalBill, portalBusiness, portalDebit } from '../../../support/eInvoices';
import { done } from '../../../support/said';

const business = { ...portalBusiness(), debitNotes: debitNoteTable([portalDebit()]) };
const ALL = ['bill-123', 'creditNote-7', 'debitNote-4'];

test('documents without the IRN that they need are told, and the month of their e-invoices', () => {
  expect(irnMissing(business, ['bill-123'])).toEqual({
    before: 'INV/26-27/000123 has no IRN, without which it does not count (rule 48(5)): register it in',
    after: 'before it is given to the client.',
    month: '2026-09',
  });
  expect(irnMissing(business, ALL)?.before).toContain('3 of these have no IRN, without which they do not count');
});

test('nothing is told of one that is registered', () => {
  const store = createStore(business);
  done(store.dispatch(eInvoiceRegistered(answerAbout(business, 'bill-123'))));
  expect(irnMissing(store.getState(), ['bill-123'])).toBeUndefined();
  expect(irnMissing(store.getState(), ALL)?.before).toContain('2 of these');
});

test.each([
  [
    'of a client without a GST number',
    portalBusiness({}, portalBill({ recipient: { ...portalBill().recipient, gstin: '' } })),
  ],
  ['that was cancelled', portalBusiness({}, portalBill({ status: 'Cancelled' }))],
  ['of before the first e-invoice', portalBusiness({ eInvoiceFrom: '2026-09-06' })],
  ['where there are no e-invoices', portalBusiness({ eInvoiceFrom: '' })],
])('nor of one %s', (_which, one) => {
  expect(irnMissing(one, ['bill-123'])).toBeUndefined();
});
