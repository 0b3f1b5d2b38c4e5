import { formatDate, formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { billMachine } from '@/machines/bill';
import { documentMachine } from '@/machines/document';
import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import { billName, isLive, type IssuedBill } from '@/store/billing/bills/bill';
import {
  debitNoteName,
  debitNotesOfAccount,
  type DebitNote,
  type WithDebitNotes,
} from '@/store/billing/debitNotes/debitNote';
import { gone } from '@/store/kit/refusals';
import { debtName, debtOfId, type Debt } from './debts';
import { settlementOf, type WithDebts, type WithSettlements } from './openBills';

/** What came for something that is owed, so that it cannot be cancelled any more, and of money what can be done instead; it ends a sentence. */
function settledWords(state: WithSettlements, debt: Debt): string | undefined {
  const { received, writtenOff } = settlementOf(state, debt);
  if (received > 0) return `${formatMoney(received)} was received for ${debtName(debt)}. Issue a credit note instead.`;
  return writtenOff > 0 ? `${formatMoney(writtenOff)} of ${debtName(debt)} was written off.` : undefined;
}

/** What stands on a bill, so that it cannot be cancelled any more; it ends a sentence. */
export function standsOn(state: WithSettlements & WithDebitNotes, bill: IssuedBill): string | undefined {
  if (hasIrn(bill))
    return `${billName(bill)} is registered as an e-invoice. Cancel its IRN first, within 24 hours of its Ack; later issue a credit note instead.`;
  if (bill.amended)
    return `the recipient of ${billName(bill)} was amended on ${formatDate(bill.amended.on)}. Undo that first.`;
  const settled = settledWords(state, bill);
  if (settled !== undefined) return settled;
  if (settlementOf(state, bill).credited > 0) return `a credit note was issued against ${billName(bill)}.`;
  const note = debitNotesOfAccount(state.debitNotes, bill.accountId).find(
    (one) => one.billId === bill.id && isLive(one),
  );
  return note && `${debitNoteName(note)} raises ${billName(bill)}.`;
}

/** Why a bill cannot be cancelled: it was already, or money or a credit note stands on it. */
export function cancelRefusal(
  state: WithDebts,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
): Refusal | undefined {
  const bill = state.bills.entities[id];
  if (!bill) return gone(state.bills, id, 'This bill');
  if (bill.accountId !== accountId) return { reason: `The ${billName(bill)} is another client's.` };
  if (!advance(billMachine, bill.status, { type: 'cancel' })) return { reason: `The ${billName(bill)} was cancelled.` };
  const settled = standsOn(state, bill);
  return settled === undefined ? undefined : { reason: `Not cancelled: ${settled}` };
}

/** What stands on a debit note, so that it cannot be cancelled any more; it ends a sentence. */
export function standsOnDebit(state: WithDebts, note: DebitNote): string | undefined {
  if (hasIrn(note))
    return `${debitNoteName(note)} is registered as an e-invoice. Cancel its IRN first, within 24 hours of its Ack.`;
  const debt = debtOfId(state, note.id);
  const settled = debt && settledWords(state, debt);
  if (settled !== undefined) return settled;
  return settlementOf(state, note).credited > 0
    ? `a credit note was issued against ${debitNoteName(note)}.`
    : undefined;
}

/** Why a debit note cannot be cancelled: it was already, or money or a credit note stands on it. */
export function debitCancelRefusal(
  state: WithDebts,
  { id, billId, accountId }: Pick<DebitNote, 'id' | 'billId' | 'accountId'>,
): Refusal | undefined {
  const note = state.debitNotes.entities[id];
  if (!note) return gone(state.debitNotes, id, 'This debit note');
  if (note.accountId !== accountId || note.billId !== billId)
    return { reason: `The ${debitNoteName(note)} is over another bill.` };
  if (!advance(documentMachine, note.status, { type: 'cancel' }))
    return { reason: `The ${debitNoteName(note)} was cancelled.` };
  const settled = standsOnDebit(state, note);
  return settled === undefined ? undefined : { reason: `Not cancelled: ${settled}` };
}
