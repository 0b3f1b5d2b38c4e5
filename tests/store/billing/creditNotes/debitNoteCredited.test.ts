import { describe, expect, test } from 'vitest';
import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import { inv01Of } from '@/store/billing/eInvoices/inv01Of';
import { billLife } from '@/store/billing/life/billLife';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { onAccountOf } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { selectSold, soldSum } from '@/store/billing/receivables/sold';
import { statementOf } from '@/store/billing/receivables/statement';
import { selectFiling, selectGstr1 } from '@/store/billing/returns/taxReturn';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { inWords } from '@/store/business/activity';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { billRecipientAmended } from '@/store/facts/bills';
import { creditNoteIssued, type CreditDraft } from '@/store/facts/creditNotes';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { monthClosed } from '@/store/facts/periods';
import { receiptRecorded } from '@/store/facts/receipts';
import { account, salesOf } from '../../../support/accounts';
import { billOf, RECIPIENT } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const NOBODY: Recipient = { ...RECIPIENT, gstin: '' };
const AWAY: Recipient = { ...RECIPIENT, gstin: '', stateCode: '29' };

const own = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const booksWith = (bill: Partial<IssuedBill>): Business => ({
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1, bill)]),
  company: companyTable([{ ...companyNow(emptyBusiness), ...own, id: 'company-1', number: 1 }]),
});

/** A bill of 1,180 that a debit note raises by ₹100 and GST. */
function raised(bill: Partial<IssuedBill> = {}) {
  const store = createStore(booksWith(bill));
  const said = done(
    store.dispatch(
      debitNoteIssued(
        { accountId: ACCOUNT, billId: 'bill-1', reason: 'Price raised', kind: 'Subscription', amount: 100 },
        TODAY,
      ),
    ),
  );
  const [note] = selectDebitNotes(store.getState());
  if (!note) throw new Error('No debit note was issued.');
  return { store, said, note };
}

const crediting = (billId: string, amount: number, changes: Partial<CreditDraft> = {}, on = TODAY) =>
  creditNoteIssued(
    { accountId: ACCOUNT, billId, reason: 'Mistake', lines: [{ kind: 'Subscription', amount }], ...changes },
    on,
  );
const creditOf = (store: AppStore) => {
  const note = selectCreditNotes(store.getState()).at(-1);
  if (!note) throw new Error('No credit note was issued.');
  return note;
};
const billIn = (store: AppStore) => {
  const bill = store.getState().bills.entities['bill-1'];
  if (!bill) throw new Error('The bill is gone.');
  return bill;
};
const balance = (store: AppStore) => balanceDue(store.getState(), ACCOUNT);

describe('a credit note against a debit note', () => {
  test('takes off at its rate, all together no more than it says, and leaves the bill as it is', () => {
    const { store, note } = raised();
    done(store.dispatch(crediting(note.id, 58.33)));
    expect(creditOf(store)).toMatchObject({
      docNo: 'CN/26-27/000001',
      lines: [{ kind: 'Subscription', taxable: 58.33 }],
      taxes: [{ hsn: '9984', taxable: 58.33, cgst: 5.25, sgst: 5.25, igst: 0 }],
      total: 68.83,
    });
    expect(reasonOf(store.dispatch(crediting(note.id, 41.68)))).toBe(
      'Only ₹41.67 is left of Subscription on debit note DN/26-27/000001, less than ₹41.68.',
    );
    done(store.dispatch(crediting(note.id, 41.67)));
    expect([creditOf(store).total, balance(store)]).toEqual([49.17, 1180]);
    const state = store.getState();
    const [line] = billIn(store).lines;
    expect(line && leftOfLine(state.creditNotes, billIn(store), line)).toBe(1000);
    expect(isBilledFor(state, ACCOUNT, 'vehicle-1', '2026-11')).toBe(true);
  });

  test('counts in the balance, the statement, the ageing, the open documents, the month and what was sold', () => {
    const { store, note } = raised();
    done(store.dispatch(crediting(note.id, 100)));
    const state = store.getState();
    expect(statementOf(state, ACCOUNT, '2026-11-01', TODAY)).toMatchObject({
      rows: [{ what: 'Bill' }, { what: 'Debit note' }, { what: 'Credit note', credit: 118, balance: 1180 }],
      closing: 1180,
    });
    expect(ageingOf(state, ACCOUNT, '2026-12-10')).toMatchObject({ balance: 1180, onAccount: 0 });
    expect(openBillsOf(state, ACCOUNT).map(({ docNo }) => docNo)).toEqual(['INV/26-27/000001']);
    expect(twelveMonths(state, ACCOUNT, TODAY).at(-1)?.subscription).toEqual({ billed: 1180, received: 0 });
    expect(soldSum(selectSold(state, TODAY))).toBe(1000);
    expect(billLife(state, billIn(store)).map(({ what }) => what)).toEqual([
      'Issued',
      'Debited',
      'Debit note credited',
    ]);
  });

  test('makes money on account of what was paid for it, until its Undo', () => {
    const { store, note } = raised();
    const allocations = [{ billId: note.id, amount: 118 }];
    done(
      store.dispatch(receiptRecorded({ accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash: 118, allocations }, TODAY)),
    );
    const said = done(store.dispatch(crediting(note.id, 50)));
    const onAccount = () => Object.values(store.getState().receipts.entities).map(onAccountOf);
    expect([onAccount(), balance(store)]).toEqual([[59], 1121]);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect([onAccount(), balance(store)]).toEqual([[0], 1180]);
  });

  test('is refused of one that is gone, cancelled, another client’s or of a later day', () => {
    const { store, note } = raised();
    const reason = (changes: Partial<CreditDraft>, on = TODAY) =>
      reasonOf(store.dispatch(crediting(note.id, 10, changes, on)));
    expect(reason({ accountId: 'account-2' })).toBe("The debit note DN/26-27/000001 is another client's.");
    expect(reason({}, '2026-11-20')).toBe(
      'The debit note DN/26-27/000001 is of 21 Nov 2026, later than this credit note.',
    );
    expect(reason({ lines: [{ kind: 'Hardware', amount: 10 }] })).toBe(
      'The debit note DN/26-27/000001 has no such line.',
    );
    done(store.dispatch(debitNoteCancelled(note)));
    expect(reason({})).toBe('The debit note DN/26-27/000001 was cancelled.');
  });

  test('keeps it from being cancelled and taken back, by name', () => {
    const { store, said, note } = raised();
    const credit = done(store.dispatch(crediting(note.id, 10)));
    const reason = 'a credit note was issued against debit note DN/26-27/000001.';
    expect(reasonOf(store.dispatch(debitNoteCancelled(note)))).toBe(`Not cancelled: ${reason}`);
    expect(said.undo?.()).toMatchObject({ done: false, reason: `Not undone: ${reason}` });
    const back = credit.undo?.();
    if (!back?.done) throw new Error('The credit note stays.');
    done(store.dispatch(debitNoteCancelled(note)));
    expect(back.undo?.()).toMatchObject({ reason: 'Not undone: what it credits is credited otherwise by now.' });
  });

  test('takes one of a closed month off in an open one', () => {
    const { store, note } = raised();
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    expect(reasonOf(store.dispatch(crediting(note.id, 100)))).toMatch(/^Nov 2026 is closed: /);
    done(store.dispatch(crediting(note.id, 100, {}, '2026-12-02')));
    expect(balance(store)).toBe(1180);
  });

  test('takes GST off until 30 November after the financial year of its bill', () => {
    const { store, note } = raised({ issuedOn: '2026-03-20', month: '2026-03', dueOn: '2026-04-04' });
    done(store.dispatch(crediting(note.id, 50, {}, '2026-11-30')));
    expect(creditOf(store).total).toBe(59);
    done(store.dispatch(crediting(note.id, 50, {}, '2026-12-01')));
    expect(creditOf(store)).toMatchObject({ total: 50, taxes: [{ cgst: 0, sgst: 0 }] });
  });

  test('says on paper, in the letter and in the history which debit note it is against', () => {
    const { store, note } = raised();
    const fact = crediting(note.id, 10, { remark: 'Agreed' });
    done(store.dispatch(fact));
    const state = businessOf(store.getState());
    const row = creditOf(store);
    expect(creditNotePaper(state, row)).toMatchObject({
      recipient: { name: 'Konkan Carriers' },
      facts: [
        { label: 'Credit Note No', value: 'CN/26-27/000001' },
        { label: 'Date', value: '21 Nov 2026' },
        { label: 'Against Debit Note', value: 'DN/26-27/000001' },
        { label: 'Debit Note Date', value: '21 Nov 2026' },
        { label: 'Invoice', value: 'INV/26-27/000001 of 01 Nov 2026' },
        { label: 'For', value: 'November 2026' },
        { label: 'Reason', value: 'Mistake: Agreed' },
      ],
    });
    const [letter] = sendRows(state, 'Credit Note', [row.id], 'en');
    expect(letter?.text).toContain('off invoice INV/26-27/000001 (debit note DN/26-27/000001).');
    expect(inWords(fact, state)).toBe('issued a credit note against debit note DN/26-27/000001 of Konkan Carriers');
  });

  test('settles it in Tally, bill by bill', () => {
    const { store, note } = raised();
    done(store.dispatch(crediting(note.id, 10)));
    const vouchers = vouchersOf(store.getState(), { from: TODAY, to: TODAY }, new Set());
    expect(vouchers.find(({ kind }) => kind === 'Credit note')?.entries[0]).toMatchObject({
      amount: -1180,
      references: [{ type: 'Agst Ref', name: 'DN/26-27/000001', amount: -1180 }],
    });
  });

  test('names it to the e-invoice portal before its bill', () => {
    const { store, note } = raised();
    done(store.dispatch(crediting(note.id, 10)));
    const state = store.getState();
    const named = documentNamed(state, creditOf(store).id);
    expect(named && inv01Of(state, named)).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: {
        PrecDocDtls: [
          { InvNo: 'DN/26-27/000001', InvDt: '21/11/2026' },
          { InvNo: 'INV/26-27/000001', InvDt: '01/11/2026' },
        ],
      },
    });
  });
});

describe('GSTR-1 tells a credit note against a debit note', () => {
  const filed = (bill: Partial<IssuedBill>, amount = 40) => {
    const { store, note } = raised(bill);
    done(store.dispatch(crediting(note.id, amount)));
    const filing = selectFiling(store.getState(), '2026-11', new Set());
    return { filing, records: selectGstr1(store.getState(), '2026-11', new Set()).gstr1.records };
  };
  const unitsOf = ({ filing }: ReturnType<typeof filed>) =>
    filing.hsn.map(({ quantity, taxable }) => [quantity, taxable]);

  test('of a client with a GST number among the credit notes, by the number of the debit note', () => {
    const { filing, records } = filed({});
    expect(filing.credits).toMatchObject([
      { registered: 'Registered', docNo: 'CN/26-27/000001', billNo: 'DN/26-27/000001', taxable: 40, cgst: 3.6 },
    ]);
    expect(records.cdnr.flatMap(({ nt }) => nt.map(({ ntty, val }) => [ntty, val]))).toEqual([
      ['C', 47.2],
      ['D', 118],
    ]);
    expect([filing.difference, unitsOf({ filing, records })]).toEqual([0, [[1, 1060]]]);
    // A debit note sells no thing of its own, so that none comes back with it.
    const hundred: Partial<IssuedBill> = {
      lines: [{ kind: 'Subscription', price: 100, taxable: 100, hsn: '9984' }],
      taxes: [{ hsn: '9984', taxable: 100, cgst: 9, sgst: 9, igst: 0 }],
      total: 118,
    };
    expect(unitsOf(filed(hundred, 100))).toEqual([[1, 100]]);
  });

  test('of one without netted with the small bills, and by itself where the bill is a large one', () => {
    const small = filed({ recipient: NOBODY });
    expect([small.filing.credits, small.filing.b2c, small.filing.difference]).toMatchObject([
      [],
      [{ taxable: 1060 }],
      0,
    ]);
    const lines = [{ ...billOf(1).lines[0], taxable: 100_000, price: 100_000 }] as IssuedBill['lines'];
    const taxes = [{ hsn: '9984', taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 }];
    const large = filed({ recipient: AWAY, lines, taxes, total: 118_000 });
    expect(large.filing.credits).toMatchObject([{ registered: 'Unregistered', taxable: 40, igst: 7.2 }]);
    expect(large.records.cdnur.map(({ ntty, val }) => [ntty, val])).toEqual([
      ['C', 47.2],
      ['D', 118],
    ]);
  });

  test('for the recipient that its bill should have had, under those heads', () => {
    const { store, note } = raised();
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    const recipient = { ...RECIPIENT, gstin: '29AAGCG6253J1Z8', stateCode: '29' };
    const amending = { on: '2026-12-03', why: 'Wrong client', recipient };
    done(store.dispatch(billRecipientAmended({ id: 'bill-1', accountId: ACCOUNT }, amending)));
    done(store.dispatch(crediting(note.id, 100, {}, '2026-12-04')));
    expect(creditOf(store)).toMatchObject({ taxes: [{ cgst: 0, sgst: 0, igst: 18 }], total: 118 });
    expect(selectFiling(store.getState(), '2026-12', new Set()).credits).toMatchObject([
      { gstin: '29AAGCG6253J1Z8', igst: 18, billNo: 'DN/26-27/000001' },
    ]);
  });
});
