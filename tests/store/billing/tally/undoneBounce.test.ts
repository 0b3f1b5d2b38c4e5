import { expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow } from '@/store/billing/company/company';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { receiptBounced } from '@/store/facts/receipts';
import { daysOf } from '@/store/kit/calendar';
import { receiptOf } from '../../../support/bills';
import { done } from '../../../support/said';

const company = companyTable([{ ...companyNow(emptyBusiness), id: 'company-1', number: 1, stateCode: '27' }]);

test('a bounce that was taken back cancels what Tally has of it, and one that comes again is its voucher again', () => {
  const cheque = receiptOf(7, {
    accountId: 'account-1',
    on: '2026-11-09',
    mode: 'Cheque',
    cash: 5900,
    allocations: [],
  });
  const store = createStore({ ...emptyBusiness, company, receipts: receiptTable([cheque]) });
  const bounces = () =>
    vouchersOf(store.getState(), daysOf('2026-11'), new Set())
      .filter(({ kind }) => kind === 'Bounced')
      .map(({ remoteId, on, isCancelled }) => [remoteId, on, isCancelled ?? false]);
  const { undo } = done(store.dispatch(receiptBounced(cheque.id, '2026-11-12')));
  expect(bounces()).toEqual([['receipt-7-bounced', '2026-11-12', false]]);
  expect(undo?.()).toMatchObject({ done: true });
  expect(store.getState().receipts.entities[cheque.id]).toMatchObject({ status: 'Recorded' });
  expect(bounces()).toEqual([['receipt-7-bounced', '2026-11-12', true]]);
  const again = done(store.dispatch(receiptBounced(cheque.id, '2026-11-14')));
  expect(bounces()).toEqual([['receipt-7-bounced', '2026-11-14', false]]);
  expect(again.undo?.()).toMatchObject({ done: true });
  expect(store.getState().receipts.entities[cheque.id]).toMatchObject({ status: 'Recorded' });
});
