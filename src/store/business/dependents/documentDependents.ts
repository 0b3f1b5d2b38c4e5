import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import { isOnce, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { standsOn, standsOnDebit } from '@/store/billing/receivables/cancelRefusal';
import { creditedLine, leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditedDocument, type CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { isSaidAgain } from '@/store/billing/receivables/debitNoteRules';
import { hsnRefusal } from '@/store/billing/receivables/creditRefusal';
import type { WithShortBilled } from '@/store/billing/shortBilled/shortBilled';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { settlementOf } from '@/store/billing/receivables/openBills';
import { paise, sumOf } from '@/store/kit/money';
import { irnDependents } from './irnDependents';
import { turned } from './turned';
import { firstOf } from '@/store/kit/refusals';
import type { Business } from '@/store/business/business';

type Books = Pick<
  Business,
  'accounts' | 'vehicles' | 'challans' | 'bills' | 'creditNotes' | 'debitNotes' | 'receipts' | 'openings' | 'writeOffs'
> &
  WithShortBilled;

/** Why bills cannot be cancelled, or brought back: something was received or credited for one, or its vehicles are billed again by now. */
function billsTurned(books: Books, changes: readonly Change[]): Refusal | undefined {
  for (const { id, to } of turned(changes, 'bills')) {
    const bill = books.bills.entities[id];
    if (!bill) continue;
    const settled = to === 'Cancelled' ? standsOn(books, bill) : undefined;
    if (settled !== undefined) return { reason: `Not undone: ${settled}` };
    const live = liveLines(books, bill.accountId);
    const again =
      to === 'Issued' ? bill.lines.find((line) => isOnce(line) && live.has(lineKey(bill.month, line))) : undefined;
    if (again) return { reason: `Not undone: ${again.vehicleNo ?? again.kind} is billed again by now.` };
  }
  return undefined;
}

/** Why a debit note cannot be cancelled, or count again: something was received for it, its bill was cancelled, or what it charges is charged or waived again by now. */
function debitsTurned(books: Books, changes: readonly Change[]): Refusal | undefined {
  const cancelled = new Set(turned(changes, 'bills').flatMap(({ id, to }) => (to === 'Cancelled' ? [id] : [])));
  for (const { id, to } of turned(changes, 'debitNotes')) {
    const note = books.debitNotes.entities[id];
    const bill = note && books.bills.entities[note.billId];
    const settled = note && to === 'Cancelled' ? standsOnDebit(books, note) : undefined;
    if (settled !== undefined) return { reason: `Not undone: ${settled}` };
    if (!note || to !== 'Issued') continue;
    if (bill?.status !== 'Issued' || cancelled.has(bill.id))
      return { reason: 'Not undone: the bill that it raises is cancelled.' };
    if (isSaidAgain(books, bill, note)) return { reason: 'Not undone: it was charged or waived again by now.' };
  }
  return undefined;
}

/** Why a credit note cannot be cancelled: what it took back of a bill as a mistake is billed again by now. */
function billedAgain(books: Books, bill: CreditedDocument, { lines }: CreditNote): Refusal | undefined {
  if (bill.isDebitNote) return undefined;
  const again = lines.find((line) => {
    const other = isOnce(line) ? liveLines(books, bill.accountId).get(lineKey(bill.month, line)) : undefined;
    return other !== undefined && other.id !== bill.id;
  });
  return again && { reason: `Not undone: ${again.vehicleNo ?? again.kind} is billed again by now.` };
}

/** Why a credit note cannot count again, or be cancelled: its lines were credited or billed otherwise by now. */
function creditsTurned(books: Books, changes: readonly Change[]): Refusal | undefined {
  for (const { id, to } of turned(changes, 'creditNotes')) {
    const note = books.creditNotes.entities[id];
    const bill = note && creditedDocument(books, note.billId);
    if (!note) continue;
    if (to !== 'Issued') {
      if (hasIrn(note)) return { reason: `Not undone: credit note ${note.docNo} is registered as an e-invoice.` };
      const again = bill && billedAgain(books, bill, note);
      if (again) return again;
      continue;
    }
    const isOver = note.lines.some((line) => {
      const of = bill && creditedLine(bill, line);
      return (
        !of ||
        Math.abs(paise(leftOfLine(books.creditNotes, { id: note.billId, accountId: note.accountId }, of))) <
          Math.abs(paise(line.taxable))
      );
    });
    const { credited, writtenOff } = bill ? settlementOf(books, bill) : { credited: 0, writtenOff: 0 };
    const isMore = bill !== undefined && paise(sumOf([credited, writtenOff, note.total])) > paise(bill.total);
    const isOverHsn = bill !== undefined && hsnRefusal(books, bill, note.taxes) !== undefined;
    if (isOver || isMore || isOverHsn || bill?.status !== 'Issued')
      return { reason: 'Not undone: what it credits is credited otherwise by now.' };
  }
  return undefined;
}

/** Why money cannot be taken back: something else came of it. */
export function documentDependents(books: Books, changes: readonly Change[]): Refusal | undefined {
  return firstOf(
    billsTurned(books, changes),
    creditsTurned(books, changes),
    debitsTurned(books, changes),
    irnDependents(books, changes),
  );
}
