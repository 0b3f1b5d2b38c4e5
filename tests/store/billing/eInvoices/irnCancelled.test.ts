import { describe, expect, test } from 'vitest';
import { cancelFile, cancelFileName } from '@/store/billing/eInvoices/cancelFile';
import { cancelIrnSchema } from '@/store/billing/eInvoices/cancelIrnSchema';
import { selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { billLife } from '@/store/billing/life/billLife';
import { billPaper } from '@/store/billing/papers/billPaper';
import { withoutDocuments } from '@/store/billing/returns/gstr1/leftOut';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { billCancelled, eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { answerAbout, portalBill, portalBusiness, portalDebit, portalNote } from '../../../support/eInvoices';
import { done, reasonOf } from '../../../support/said';

const ID = { id: 'bill-123', accountId: 'account-1' };
const business = {
  ...portalBusiness({}, portalBill(), portalNote({ status: 'Cancelled' })),
  debitNotes: debitNoteTable([portalDebit({ status: 'Cancelled' })]),
};
const cancelling = { ...ID, reason: 'Data entry mistake', remark: 'Wrong price', at: '2026-09-06T14:03' } as const;

/** That business with its bill registered at 14:03:11 of 5 September. */
function registered(): AppStore {
  const store = createStore(business);
  done(store.dispatch(eInvoiceRegistered(answerAbout(business, ID.id))));
  return store;
}
const billIn = (store: AppStore) => {
  const bill = store.getState().bills.entities[ID.id];
  if (!bill) throw new Error('The bill is gone.');
  return bill;
};

test('an IRN is cancelled within 24 hours of its Ack, and then its bill', () => {
  const store = registered();
  done(store.dispatch(eInvoiceCancelled(cancelling)));
  expect(selectEInvoiceRows(store.getState(), '2026-09-01', '2026-09-30', new Set())[0]?.standing).toBe(
    'IRN cancelled',
  );
  const { signed, remarks } = billPaper(store.getState(), billIn(store));
  expect(signed).toBeUndefined();
  expect(remarks).toContain('IRN cancelled on 06 Sep 2026, 14:03');
  done(store.dispatch(billCancelled(ID)));
  expect(billLife(store.getState(), billIn(store)).map(({ on, what }) => [on, what])).toEqual([
    ['2026-09-05', 'Issued'],
    ['2026-09-05', 'Registered as an e-invoice'],
    ['2026-09-06', 'IRN cancelled'],
    [undefined, 'Cancelled'],
  ]);
});

describe('an IRN is not cancelled', () => {
  test.each([
    [
      'later',
      '2026-09-06T14:04',
      'within 24 hours of its Ack only, that of bill INV/26-27/000123 until 06 Sep 2026, 14:03. Issue a credit note instead.',
    ],
    ['before its Ack', '2026-09-05T14:02', 'was registered on 05 Sep 2026, 14:03, later than that.'],
  ])('%s', (_when, at, reason) => {
    expect(reasonOf(registered().dispatch(eInvoiceCancelled({ ...cancelling, at })))).toContain(reason);
  });

  test('twice, nor where there is none', () => {
    const store = registered();
    done(store.dispatch(eInvoiceCancelled(cancelling)));
    expect(reasonOf(store.dispatch(eInvoiceCancelled(cancelling)))).toBe(
      'The IRN of bill INV/26-27/000123 was cancelled.',
    );
    expect(reasonOf(createStore(business).dispatch(eInvoiceCancelled(cancelling)))).toContain('is not registered');
  });

  test('of a note after its day: the other kind of note takes it back', () => {
    const notes = { ...portalBusiness(), debitNotes: debitNoteTable([portalDebit()]) };
    for (const [id, instead] of [
      ['creditNote-7', 'Issue a debit note instead.'],
      ['debitNote-4', 'Issue a credit note instead.'],
    ] as const) {
      const store = createStore(notes);
      done(store.dispatch(eInvoiceRegistered(answerAbout(notes, id))));
      expect(reasonOf(store.dispatch(eInvoiceCancelled({ ...cancelling, id, at: '2026-09-27T10:00' })))).toContain(
        instead,
      );
    }
  });
});

test('the number of a cancelled IRN is used up', () => {
  const store = registered();
  done(store.dispatch(eInvoiceCancelled(cancelling)));
  const usedUp = 'The IRN of bill INV/26-27/000123 was cancelled: the portal takes that number never again.';
  expect(reasonOf(store.dispatch(eInvoiceRegistered(answerAbout(business, ID.id))))).toBe(usedUp);
  expect(reasonOf(store.dispatch(eInvoiceFileMade([ID], '2026-09-07')))).toBe(usedUp);
});

test('its cancelling is taken back while the bill counts, and its answer is not while it is cancelled', () => {
  const store = createStore(business);
  const answered = done(store.dispatch(eInvoiceRegistered(answerAbout(business, ID.id))));
  const cancelled = done(store.dispatch(eInvoiceCancelled(cancelling)));
  expect(answered.undo?.()).toMatchObject({ done: false });
  done(store.dispatch(billCancelled(ID)));
  expect(cancelled.undo?.()).toMatchObject({
    done: false,
    reason: 'Not undone: the bill INV/26-27/000123 is cancelled by now.',
  });
});

test('an answer that was taken back does not come back to a bill that is cancelled by now', () => {
  const store = createStore(business);
  const undone = done(store.dispatch(eInvoiceRegistered(answerAbout(business, ID.id)))).undo?.();
  done(store.dispatch(billCancelled(ID)));
  expect(undone?.done && undone.undo?.()).toMatchObject({
    done: false,
    reason: 'Not undone: the bill INV/26-27/000123 is cancelled by now.',
  });
});

test('an IRN of a closed month is cancelled once that is open again, as its GSTR-1 would be another', () => {
  const store = registered();
  done(store.dispatch(monthClosed('2026-09', '2026-10-01')));
  expect(reasonOf(store.dispatch(eInvoiceCancelled(cancelling)))).toBe(
    'Sep 2026 is closed: issue a credit note instead, or ask an admin to open the month again.',
  );
  const [month = ''] = store.getState().periods.ids;
  done(store.dispatch(monthOpened(month, 'An IRN was cancelled')));
  done(store.dispatch(eInvoiceCancelled(cancelling)));
});

describe('once its month is closed', () => {
  const AGAIN = 'Not undone: it belongs to Sep 2026, which is closed. Ask an admin to open the month again.';
  const close = (store: AppStore) => done(store.dispatch(monthClosed('2026-09', '2026-10-01')));
  const atPortal = (store: AppStore) => [...selectFiling(store.getState(), '2026-09', new Set()).atPortal];

  test('no Undo takes the answer of the portal from a document, as its GSTR-1 would be another; it is still taken in', () => {
    const store = createStore(business);
    const answer = eInvoiceRegistered(answerAbout(business, ID.id));
    const again = done(done(store.dispatch(answer)).undo?.() ?? { done: false, reason: '' }).undo;
    close(store);
    const undo = done(again?.() ?? { done: false, reason: '' }).undo;
    expect([undo && reasonOf(undo()), atPortal(store)]).toEqual([AGAIN, ['INV/26-27/000123']]);
  });

  test('its cancelling is not taken back, and no note is named as a cure of that', () => {
    const store = registered();
    const { undo } = done(store.dispatch(eInvoiceCancelled(cancelling)));
    close(store);
    expect(undo && reasonOf(undo())).toBe(AGAIN);
  });

  test('the IRN of a credit note is not cancelled: a debit note takes it back', () => {
    const store = createStore(portalBusiness());
    const note = { ...ID, id: 'creditNote-7' };
    const answer = answerAbout(store.getState(), note.id);
    done(store.dispatch(eInvoiceRegistered({ ...answer, ackDate: '2026-09-30 20:00:00' })));
    close(store);
    const asked = eInvoiceCancelled({ ...note, reason: 'Other', remark: 'Mistyped', at: '2026-10-01T10:00' });
    expect(reasonOf(store.dispatch(asked))).toBe(
      'Sep 2026 is closed: issue a debit note instead, or ask an admin to open the month again.',
    );
  });
});

test('the portal is asked by its own codes, in a file named for the document', () => {
  expect(cancelFile('a1', { reason: 'Order cancelled', remark: 'He said "no"' })).toEqual([
    { Irn: 'a1', CnlRsn: '3', CnlRem: 'He said no' },
  ]);
  expect(cancelFileName('INV/26-27/000123')).toBe('cancel IRN of INV-26-27-000123.json');
});

test.each([
  [{ remark: '' }, 'Remark is required.'],
  [{ reason: undefined }, 'Reason is required.'],
  [{ at: '2026-09-05T15:01' }, 'Cancelled At cannot be in the future.'],
  [{ at: 'soon' }, 'Cancelled At is not a day and a time.'],
])('the form with %j says %s', async (wrong, message) => {
  const right = { reason: 'Other', remark: 'Sent twice', at: '2026-09-05T15:00' };
  await expect(cancelIrnSchema(() => '2026-09-05T15:00').validate({ ...right, ...wrong })).rejects.toThrow(message);
});

describe('GSTR-1', () => {
  const filed = (store: AppStore) => selectFiling(store.getState(), '2026-09', new Set());

  test('leaves out what has an IRN where that is wanted, and keeps its sums', () => {
    const notes = { ...portalBusiness(), debitNotes: debitNoteTable([portalDebit()]) };
    const store = createStore(notes);
    for (const id of ['bill-123', 'debitNote-4']) done(store.dispatch(eInvoiceRegistered(answerAbout(notes, id))));
    const { gstr1, atPortal, difference } = filed(store);
    const { records, summaries } = withoutDocuments(gstr1, atPortal);
    expect(records.b2b).toEqual([]);
    expect(records.cdnr.flatMap(({ nt }) => nt.map(({ nt_num }) => nt_num))).toEqual(['CN/26-27/000007']);
    expect([summaries, difference]).toEqual([gstr1.summaries, 0]);
  });

  test('has what lost its IRN again, and says that it is to be cancelled here', () => {
    const store = registered();
    done(store.dispatch(eInvoiceCancelled(cancelling)));
    const { atPortal, missing } = filed(store);
    expect(atPortal.size).toBe(0);
    expect(missing.map(({ what }) => what)).toContain('Its IRN is cancelled at the portal: cancel it here too.');
  });
});
