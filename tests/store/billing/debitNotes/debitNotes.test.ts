import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { debitSchema } from '@/store/billing/debitNotes/debitSchema';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { billLife } from '@/store/billing/life/billLife';
import { debitNotePaper } from '@/store/billing/papers/debitNotePaper';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { selectBalances } from '@/store/billing/receivables/balances';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { selectOldDebts } from '@/store/business/today/moneyToday';
import { billCancelled } from '@/store/facts/bills';
import { creditAgreed } from '@/store/facts/accounts';
import { companyChanged } from '@/store/facts/company';
import { debitNoteCancelled, debitNoteIssued, type DebitDraft } from '@/store/facts/debitNotes';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { monthClosed } from '@/store/facts/periods';
import { receiptRecorded } from '@/store/facts/receipts';
import { debtWrittenOff } from '@/store/facts/writeOffs';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf, RECIPIENT } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';

const booksWith = (bill: Partial<IssuedBill> = {}): Business => ({
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1, bill)]),
});

const debiting = (changes: Partial<DebitDraft> = {}, on = TODAY) =>
  debitNoteIssued(
    {
      accountId: ACCOUNT,
      billId: 'bill-1',
      reason: 'Price raised',
      kind: 'Subscription',
      amount: 100,
      ...changes,
    },
    on,
  );

/** A bill of 1,180 over which a debit note was issued. */
function debited(changes: Partial<DebitDraft> = {}, bill: Partial<IssuedBill> = {}) {
  const store = createStore(booksWith(bill));
  const said = done(store.dispatch(debiting(changes)));
  const [note] = selectDebitNotes(store.getState());
  if (!note) throw new Error('No debit note was issued.');
  return { store, said, note };
}

const paying = (billId: string, cash: number) =>
  receiptRecorded({ accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash, allocations: [{ billId, amount: cash }] }, TODAY);

describe('a debit note', () => {
  test('is counted at the rate and with the place of supply of its bill, to whole rupees', () => {
    expect(debited({ amount: 58.33 }).note).toMatchObject({
      docNo: 'DN/26-27/000001',
      issuedOn: TODAY,
      dueOn: '2026-12-06',
      recipient: RECIPIENT,
      lines: [{ kind: 'Subscription', price: 58.33, taxable: 58.33, hsn: '9984' }],
      taxes: [{ hsn: '9984', taxable: 58.33, cgst: 5.25, sgst: 5.25, igst: 0 }],
      roundOff: 0.17,
      total: 69,
      status: 'Issued',
    });
    const far = { ...RECIPIENT, gstin: '24AAPFU0939F1ZV', stateCode: '24' };
    const taxes = [{ hsn: '9984', rate: '5%' as const, taxable: 1000, cgst: 0, sgst: 0, igst: 50 }];
    expect(debited({ amount: 200 }, { recipient: far, taxes, total: 1050 }).note).toMatchObject({
      recipient: far,
      taxes: [{ hsn: '9984', rate: '5%', taxable: 200, cgst: 0, sgst: 0, igst: 10 }],
      total: 210,
    });
  });

  test('bears IGST over a bill to another state on which nothing was left to tax, and so does the credit note on it', () => {
    const bill: Partial<IssuedBill> = {
      recipient: { ...RECIPIENT, gstin: '24AIDPG5043J1ZJ', stateCode: '24' },
      lines: [lineOf(1), { kind: 'Discount', price: -1000, taxable: -1000, hsn: '9984' }],
      taxes: [{ hsn: '9984', taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
      total: 0,
    };
    const ours = { gstin: '27AAHCT6129L1ZV', stateCode: '27' };
    const company = companyTable([{ ...companyNow(emptyBusiness), id: 'company-1', number: 1, ...ours }]);
    const store = createStore({ ...booksWith(bill), company });
    done(store.dispatch(debiting({ amount: 500 })));
    const [note] = selectDebitNotes(store.getState());
    if (!note) throw new Error('No debit note was issued.');
    expect(note).toMatchObject({ taxes: [{ hsn: '9984', taxable: 500, cgst: 0, sgst: 0, igst: 90 }], total: 590 });
    const lines = [{ kind: 'Subscription' as const, amount: 100 }];
    done(
      store.dispatch(creditNoteIssued({ accountId: ACCOUNT, billId: note.id, reason: 'Lower price', lines }, TODAY)),
    );
    const [buyer] = selectFiling(store.getState(), '2026-11', new Set()).gstr1.records.cdnr;
    expect(buyer?.nt.flatMap(({ ntty, itms }) => itms.map(({ itm_det }) => [ntty, itm_det]))).toEqual([
      ['C', { txval: 100, rt: 18, iamt: 18, csamt: 0 }],
      ['D', { txval: 500, rt: 18, iamt: 90, csamt: 0 }],
    ]);
  });

  test('is owed by itself: in the balance, the statement, the ageing, the open bills and Today', () => {
    const { store, note } = debited();
    const state = store.getState();
    expect(balanceDue(state, ACCOUNT)).toBe(1298);
    expect(selectBalances(state).get(ACCOUNT)).toBe(1298);
    expect(openBillsOf(state, ACCOUNT).map(({ docNo }) => docNo)).toEqual(['INV/26-27/000001', 'DN/26-27/000001']);
    expect(statementOf(state, ACCOUNT, '2026-11-01', TODAY)).toMatchObject({
      rows: [
        { what: 'Bill', debit: 1180 },
        { what: 'Debit note', docNo: 'DN/26-27/000001', on: TODAY, detail: 'Price raised', debit: 118, balance: 1298 },
      ],
      closing: 1298,
    });
    expect(ageingOf(state, ACCOUNT, '2026-12-10')).toMatchObject({
      balance: 1298,
      bills: [{ days: 24 }, { bill: { id: note.id, isDebitNote: true }, open: 118, days: 4, age: '0–30' }],
    });
    expect(selectOldDebts(state, '2027-03-01')[0]).toMatchObject({ size: 1298 });
  });

  test('is paid by a receipt after its bill, and can be written off', () => {
    const { store, note } = debited();
    const allocations = oldestFirst(store.getState(), ACCOUNT, 1200);
    expect(allocations).toEqual([
      { billId: 'bill-1', amount: 1180 },
      { billId: note.id, amount: 20 },
    ]);
    done(
      store.dispatch(receiptRecorded({ accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash: 1200, allocations }, TODAY)),
    );
    done(store.dispatch(debtWrittenOff({ accountId: ACCOUNT, billId: note.id, amount: 98, why: 'Lost' }, TODAY)));
    expect(openBillsOf(store.getState(), ACCOUNT)).toEqual([]);
    expect(reasonOf(store.dispatch(paying(note.id, 1)))).toBe(
      'Only ₹0 is open of debit note DN/26-27/000001, less than ₹1.',
    );
  });

  test('stands in the life of its bill, of which it leaves open what is', () => {
    const { store, note } = debited();
    const state = store.getState();
    const bill = state.bills.entities['bill-1'];
    expect(bill && billLife(state, bill)).toMatchObject([
      { what: 'Issued' },
      {
        what: 'Debited',
        on: TODAY,
        lines: [{ text: '₹118 by DN/26-27/000001: Price raised' }],
        mark: `debited ${note.id}`,
      },
    ]);
  });

  test('is due by the credit days that were agreed with its client', () => {
    const store = createStore(booksWith());
    done(store.dispatch(creditAgreed(ACCOUNT, { was: { creditDays: null }, to: { creditDays: 45 } })));
    done(store.dispatch(debiting()));
    expect(selectDebitNotes(store.getState())[0]?.dueOn).toBe('2027-01-05');
  });

  test('has a series of its own, which begins as no other does', () => {
    const store = createStore(booksWith());
    expect(reasonOf(store.dispatch(companyChanged({ was: { debitPrefix: 'DN' }, to: { debitPrefix: 'CN' } })))).toBe(
      'Credit Note Series begins the same way: two documents would have one number. Choose another.',
    );
    done(store.dispatch(companyChanged({ was: { debitPrefix: 'DN' }, to: { debitPrefix: 'DBN' } })));
    done(store.dispatch(debiting()));
    done(store.dispatch(debiting()));
    expect(selectDebitNotes(store.getState()).map(({ docNo }) => docNo)).toEqual([
      'DBN/26-27/000001',
      'DBN/26-27/000002',
    ]);
  });

  test('says on paper what it must: both parties, its invoice, its reason, value, rate and tax', () => {
    const { store, note } = debited({ reason: 'Other', remark: 'Two more days' });
    expect(debitNotePaper(store.getState(), note)).toMatchObject({
      title: 'Debit Note',
      docNo: 'DN/26-27/000001',
      recipient: { name: 'Konkan Carriers', address: '9 Dock Road, Mumbai 400001' },
      facts: [
        { label: 'Debit Note No', value: 'DN/26-27/000001' },
        { label: 'Date', value: '21 Nov 2026' },
        { label: 'Due Date', value: '06 Dec 2026' },
        { label: 'Against Invoice', value: 'INV/26-27/000001' },
        { label: 'Invoice Date', value: '01 Nov 2026' },
        { label: 'For', value: 'November 2026' },
        { label: 'Reason', value: 'Other: Two more days' },
      ],
      tables: [{ rows: [['1', 'GPS tracking subscription', '9984', '', '', '', '18%', '₹100']] }, {}],
      sums: [
        { label: 'Taxable Value', value: '₹100' },
        { label: 'CGST', value: '₹9' },
        { label: 'SGST', value: '₹9' },
        { label: 'Total', value: '₹118' },
      ],
    });
  });
});

describe('a debit note is refused', () => {
  test('over a bill that is gone, cancelled, another client’s or of a later day', () => {
    const reason = (bill: Partial<IssuedBill>, changes: Partial<DebitDraft> = {}, on = TODAY) =>
      reasonOf(createStore(booksWith(bill)).dispatch(debiting(changes, on)));
    expect(reason({ status: 'Cancelled' })).toBe('The bill INV/26-27/000001 was cancelled.');
    expect(reason({}, { accountId: 'account-2' })).toBe("The bill INV/26-27/000001 is another client's.");
    expect(reason({ issuedOn: '2026-11-22' })).toBe(
      'The bill INV/26-27/000001 is of 22 Nov 2026, later than this debit note.',
    );
    expect(reason({}, { billId: 'bill-9' })).toBe('This bill was deleted, or adding it was undone.');
  });

  test('for what its bill does not have, without a remark where it is for something else, and for nothing', () => {
    const reason = (changes: Partial<DebitDraft>) => reasonOf(createStore(booksWith()).dispatch(debiting(changes)));
    expect(reason({ kind: 'Hardware' })).toBe('The bill INV/26-27/000001 has no such line.');
    expect(reason({ reason: 'Other' })).toBe('Say in Remark what the debit note is for.');
    expect(reason({ amount: 0.3 })).toBe('A debit note needs an amount of at least half a rupee.');
    expect(reason({ amount: 1.005 })).toBe('The amount has parts of a paisa.');
  });

  test('of a client that is gone, as a damaged file of a backup may tell of one', () => {
    const store = createStore(booksWith({ accountId: 'account-9' }));
    expect(reasonOf(store.dispatch(debiting({ accountId: 'account-9' })))).toBe(
      'This account was deleted, or adding it was undone.',
    );
  });

  test('in a month that is closed', () => {
    const store = createStore(booksWith());
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    expect(reasonOf(store.dispatch(debiting()))).toBe(
      'Nov 2026 is closed: choose 01 Dec 2026 or a later day, issue a debit note instead, or ask an admin to open the month again.',
    );
    done(store.dispatch(debiting({}, '2026-12-01')));
  });

  test('by the form, which names the field', () => {
    const messages = (typed: object): readonly string[] => {
      try {
        debitSchema(['Subscription']).validateSync(typed, { abortEarly: false });
        return [];
      } catch (error) {
        return ValidationError.isError(error) ? error.errors : [String(error)];
      }
    };
    const right = { reason: 'Price raised', kind: 'Subscription', amount: '1,000.50' };
    expect(messages(right)).toEqual([]);
    expect(messages({ ...right, reason: 'Other', amount: '0', kind: 'Hardware' })).toEqual([
      'Say in Remark what it is for.',
      'Choose from the list.',
      'Amount before GST must be more than 0.',
    ]);
    expect(messages({ kind: 'Subscription' })).toEqual(['Reason is required.', 'Amount before GST is required.']);
  });
});

describe('a debit note that is cancelled', () => {
  test('raises its bill no more and keeps its number, and so does the Undo of that the other way', () => {
    const { store, note } = debited();
    const said = done(store.dispatch(debitNoteCancelled(note)));
    expect(selectDebitNotes(store.getState())).toMatchObject([{ docNo: 'DN/26-27/000001', status: 'Cancelled' }]);
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180);
    expect(reasonOf(store.dispatch(debitNoteCancelled(note)))).toBe('The debit note DN/26-27/000001 was cancelled.');
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180 + note.total);
  });

  test('is none for which money came, and none of a closed month', () => {
    const { store, note } = debited();
    done(store.dispatch(paying(note.id, 50)));
    expect(reasonOf(store.dispatch(debitNoteCancelled(note)))).toBe(
      'Not cancelled: ₹50 was received for debit note DN/26-27/000001. Issue a credit note instead.',
    );
    const other = debited();
    done(other.store.dispatch(monthClosed('2026-11', '2026-12-02')));
    expect(reasonOf(other.store.dispatch(debitNoteCancelled(other.note)))).toMatch(/^Nov 2026 is closed: /);
  });
});

describe('the Undo of a debit note', () => {
  test('cancels it, and it keeps its number', () => {
    const { store, said } = debited();
    expect(said.undo?.().done).toBe(true);
    const state = store.getState();
    expect(selectDebitNotes(state)).toMatchObject([{ docNo: 'DN/26-27/000001', status: 'Cancelled' }]);
    expect(balanceDue(state, ACCOUNT)).toBe(1180);
    done(store.dispatch(debiting()));
    expect(selectDebitNotes(store.getState())[1]?.docNo).toBe('DN/26-27/000002');
  });

  test('is refused where money came for it, and counts again only while its bill stands', () => {
    const paid = debited();
    done(paid.store.dispatch(paying(paid.note.id, 50)));
    expect(paid.said.undo?.()).toMatchObject({
      reason: 'Not undone: ₹50 was received for debit note DN/26-27/000001. Issue a credit note instead.',
    });
    const { store, said } = debited();
    const back = said.undo?.();
    if (!back?.done) throw new Error('It was not undone.');
    done(store.dispatch(billCancelled({ id: 'bill-1', accountId: ACCOUNT })));
    expect(back.undo?.()).toMatchObject({ reason: 'Not undone: the bill that it raises is cancelled.' });
  });

  test('goes before its bill can be cancelled', () => {
    const { store, said } = debited({}, { lines: [lineOf(1)] });
    const cancel = billCancelled({ id: 'bill-1', accountId: ACCOUNT });
    expect(reasonOf(store.dispatch(cancel))).toBe(
      'Not cancelled: debit note DN/26-27/000001 raises bill INV/26-27/000001.',
    );
    said.undo?.();
    done(store.dispatch(cancel));
  });
});
