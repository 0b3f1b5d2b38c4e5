import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { billCancelled } from '@/store/facts/bills';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { account, salesOf } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { done, reasonOf } from '../../support/said';

const ACCOUNT = 'account-1';
const TODAY = '2026-12-16';

/** Says a fact that is done, and gives its Undo, which tells why it could not and may be taken back itself. */
function say(store: AppStore, fact: Fact) {
  const { undo } = done(store.dispatch(fact));
  if (!undo) throw new Error('It cannot be taken back.');
  return undo;
}
const owed = (store: AppStore) => balanceDue(store.getState(), ACCOUNT);
const stated = (store: AppStore) => statementOf(store.getState(), ACCOUNT, '2026-01-01', '2027-12-31').closing;
function last<Row>(rows: readonly Row[]): Row {
  const row = rows.at(-1);
  if (row === undefined) throw new Error('There is none.');
  return row;
}
const begun = () =>
  createStore({ ...emptyBusiness, ...salesOf(account(1), account(2)), bills: billTable([billOf(1, {})]) });

describe.each(['bill', 'debit note'] as const)('what settled a %s that was cancelled meanwhile', (what) => {
  const raised = () =>
    debitNoteIssued(
      { accountId: ACCOUNT, billId: 'bill-1', reason: 'Price raised', kind: 'Subscription', amount: 100 },
      TODAY,
    );

  /** A bill of 1,180, or a debit note of 118 over it: what it is, the fact that cancels it, and why nothing settles it then. */
  function debt() {
    const store = begun();
    if (what === 'bill') {
      const cancel = billCancelled({ id: 'bill-1', accountId: ACCOUNT });
      return { store, id: 'bill-1', cancel, left: 0, refused: 'Not undone: bill INV/26-27/000001 was cancelled.' };
    }
    say(store, raised());
    const note = last(selectDebitNotes(store.getState()));
    const refused = 'Not undone: debit note DN/26-27/000001 was cancelled.';
    return { store, id: note.id, cancel: debitNoteCancelled(note), left: 1180, refused };
  }
  const paying = (billId: string) =>
    receiptRecorded(
      { accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash: 50, allocations: [{ billId, amount: 50 }] },
      TODAY,
    );

  test('does not come back by the Undo of a bounce, until the cancellation is taken back', () => {
    const { store, id, cancel, left, refused } = debt();
    say(store, paying(id));
    const undo = say(store, receiptBounced(last(selectReceipts(store.getState())).id, TODAY));
    const undoCancel = say(store, cancel);
    expect([reasonOf(undo()), owed(store), stated(store)]).toEqual([refused, left, left]);
    done(undoCancel());
    done(undo());
    expect(owed(store)).toBe(stated(store));
  });

  test('does not come back by the Undo of the Undo of a receipt', () => {
    const { store, id, cancel, left, refused } = debt();
    const undone = done(say(store, paying(id))());
    say(store, cancel);
    expect([undone.undo && reasonOf(undone.undo()), owed(store), stated(store)]).toEqual([refused, left, left]);
  });

  test('does not come back by the Undo of a write-off that was taken back', () => {
    const { store, id, cancel, left, refused } = debt();
    say(store, debtWrittenOff({ accountId: ACCOUNT, billId: id, amount: 20, why: 'Lost' }, TODAY));
    const undo = say(store, writeOffTakenBack(last(writeOffsOfAccount(store.getState().writeOffs, ACCOUNT)), TODAY));
    say(store, cancel);
    expect([reasonOf(undo()), owed(store), stated(store)]).toEqual([refused, left, left]);
  });
});
