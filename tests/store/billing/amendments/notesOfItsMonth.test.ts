import { describe, expect, test } from 'vitest';
import type { Recipient } from '@/store/billing/bills/bill';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { inv01Of } from '@/store/billing/eInvoices/inv01Of';
import { inv01Faults } from '@/store/billing/eInvoices/inv01Schema';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { createStore, type AppStore } from '@/store/business/store';
import { billRecipientAmended, eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { debitNoteCancelled } from '@/store/facts/debitNotes';
import { monthClosed } from '@/store/facts/periods';
import { answerAbout, portalBill, portalBusiness, portalDebit, portalNote } from '../../../support/eInvoices';
import { done, reasonOf } from '../../../support/said';
import { OUR_GSTIN } from '../../../support/transfers';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const PUNE = { name: 'Acme Cabs', address: 'Pune', town: 'Pune', pinCode: '411001', gstin: OUR_GSTIN, stateCode: '27' };

/** September is closed, and a credit and a debit note of October are over its bill, to Gujarat. */
function noted(recipient: Recipient = portalBill().recipient): AppStore {
  const store = createStore({
    ...portalBusiness({}, portalBill({ recipient }), portalNote({ issuedOn: '2026-10-05' })),
    debitNotes: debitNoteTable([portalDebit({ issuedOn: '2026-10-06', recipient })]),
  });
  done(store.dispatch(monthClosed('2026-09', '2026-10-02')));
  return store;
}
const amending = (on: string, recipient: Recipient = PUNE) =>
  billRecipientAmended({ id: 'bill-123', accountId: 'account-1' }, { on, why: 'Mistyped', recipient });

test('the notes of the month that amends their bill are told alike by GSTR-1, e-invoices and Tally', () => {
  const store = noted();
  done(store.dispatch(amending('2026-10-07')));
  const business = store.getState();
  const files = selectEInvoiceRows(business, OCTOBER.from, OCTOBER.to, new Set()).map(({ reported }) =>
    inv01Of(business, reported),
  );
  expect(files.flatMap(inv01Faults)).toEqual([]);
  const told = files.map(({ BuyerDtls: { Gstin, Pos }, ValDtls: { CgstVal, SgstVal, IgstVal } }) => [
    Gstin,
    Pos,
    CgstVal,
    SgstVal,
    IgstVal,
  ]);
  expect(told).toEqual([
    [OUR_GSTIN, '27', 30, 30, 0],
    [OUR_GSTIN, '27', 9, 9, 0],
  ]);
  const heads = vouchersOf(business, OCTOBER, new Set()).map(({ party, kind, entries }) => [
    kind,
    party.gstin,
    party.state,
    ...entries.flatMap(({ ledger, amount }) => (ledger.startsWith('Output') ? [`${ledger} ${amount}`] : [])),
  ]);
  expect(heads).toEqual([
    ['Debit note', OUR_GSTIN, 'Maharashtra', 'Output CGST -900', 'Output SGST -900'],
    ['Credit note', OUR_GSTIN, 'Maharashtra', 'Output CGST 3000', 'Output SGST 3000'],
  ]);
  const { cdnr } = selectFiling(business, '2026-10', new Set()).gstr1.records;
  expect(cdnr.map(({ ctin, nt }) => [ctin, nt.length])).toEqual([[OUR_GSTIN, 2]]);
});

test('both notes are registered where the client of their bill gets a GST number in their month', () => {
  const { recipient } = portalBill();
  const store = noted({ ...recipient, gstin: '', treatment: 'Unregistered' });
  const rows = () => selectEInvoiceRows(store.getState(), OCTOBER.from, OCTOBER.to, new Set());
  expect(rows()).toEqual([]);
  done(store.dispatch(amending('2026-10-07', recipient)));
  expect(rows().map(({ kind, gstin, standing }) => [kind, gstin, standing])).toEqual([
    ['CRN', recipient.gstin, 'To send'],
    ['DBN', recipient.gstin, 'To send'],
  ]);
});

test('a bill is not amended in the month of a note that is registered for the recipient before', () => {
  const store = noted();
  const answer = answerAbout(store.getState(), 'creditNote-7');
  done(store.dispatch(eInvoiceRegistered({ ...answer, ackDate: '2026-10-05 15:00:00' })));
  expect(reasonOf(store.dispatch(amending('2026-10-07')))).toBe(
    'CN/26-27/000007 is registered as an e-invoice for the recipient before: choose a day after Oct 2026, whose GSTR-1 amends it too.',
  );
  done(store.dispatch(amending('2026-11-02')));
});

describe('where a note of that month is registered for the recipient as it is then', () => {
  const registered = (store: AppStore, changes: object = {}) =>
    done(
      store.dispatch(
        eInvoiceRegistered({
          ...answerAbout(store.getState(), 'creditNote-7', changes),
          ackDate: '2026-10-08 15:00:00',
        }),
      ),
    );
  const NOT_UNDONE = {
    done: false,
    reason:
      'Not undone: CN/26-27/000007 is registered as an e-invoice for the recipient as it is now. Cancel its IRN first, or leave the recipient as it is.',
  };

  test('the amendment is not taken back until its IRN is cancelled', () => {
    const store = noted();
    const amended = done(store.dispatch(amending('2026-10-07')));
    registered(store, { BuyerGstin: OUR_GSTIN });
    expect(amended.undo?.()).toMatchObject(NOT_UNDONE);
    expect(store.getState().bills.entities['bill-123']?.amended).toBeDefined();
    const cancelling = { reason: 'Other', remark: 'Mistyped', at: '2026-10-08T16:00' } as const;
    done(store.dispatch(eInvoiceCancelled({ id: 'creditNote-7', accountId: 'account-1', ...cancelling })));
    expect(amended.undo?.()).toMatchObject({ done: true });
  });

  test('one that was taken back does not come back', () => {
    const store = noted();
    const undone = done(store.dispatch(amending('2026-10-07'))).undo?.();
    registered(store);
    expect(undone?.done && undone.undo?.()).toMatchObject(NOT_UNDONE);
    expect(store.getState().bills.entities['bill-123']?.amended).toBeUndefined();
  });

  test('another name is taken back, and comes back, as GSTR-1 tells none', () => {
    const store = noted();
    const named = { ...portalBill().recipient, name: 'Acme Cabs Ltd' };
    const amended = done(store.dispatch(amending('2026-10-07', named)));
    registered(store);
    const undone = amended.undo?.();
    expect(undone).toMatchObject({ done: true });
    expect(undone?.done && undone.undo?.()).toMatchObject({ done: true });
  });
});

describe('where a note of that month is in a file for the portal, which has not answered', () => {
  const filed = (store: AppStore) =>
    done(store.dispatch(eInvoiceFileMade([{ id: 'debitNote-4', accountId: 'account-1' }], '2026-10-07')));

  test('the bill is amended in a later month, or once the note is cancelled', () => {
    const store = noted();
    filed(store);
    expect(reasonOf(store.dispatch(amending('2026-10-08')))).toBe(
      'DN/26-27/000004 is in a file for the e-invoice portal for the recipient before: choose a day after Oct 2026, whose GSTR-1 amends it too, or, where the portal did not take it, cancel it first and issue it again after.',
    );
    done(store.dispatch(debitNoteCancelled({ id: 'debitNote-4', billId: 'bill-123', accountId: 'account-1' })));
    done(store.dispatch(amending('2026-10-08')));
    const later = noted();
    filed(later);
    done(later.dispatch(amending('2026-11-02')));
  });

  test('the amendment is not taken back', () => {
    const store = noted();
    const amended = done(store.dispatch(amending('2026-10-07')));
    filed(store);
    expect(amended.undo?.()).toMatchObject({
      done: false,
      reason:
        'Not undone: DN/26-27/000004 is in a file for the e-invoice portal for the recipient as it is now. Where the portal did not take it, cancel it first, or leave the recipient as it is.',
    });
  });
});
