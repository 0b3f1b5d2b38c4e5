import type { UnknownAction } from '@reduxjs/toolkit';
import { formatDate, formatMonth } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { factUndone, takenBackBy } from '@/journal/undo/undo';
import { dayAfterMonth, lastClosed } from '@/store/billing/periods/period';
import type { Business } from './business';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { declarationOf } from './declared';

/** The days of the documents that a fact issues or changes, or that the fact did which it takes back. */
function bookedDays(business: Business, fact: UnknownAction): readonly string[] {
  if (factUndone.match(fact)) return bookedDays(business, fact.payload.fact);
  return declarationOf(fact)?.booked?.(fact.payload as never, business) ?? [];
}

const RAISING: readonly string[] = [accountsBilled, vehiclesBilled, billRunApproved, debitNoteIssued].map(
  ({ type }) => type,
);
const LOWERING: readonly string[] = [billCancelled, creditNoteIssued].map(({ type }) => type);

/** What does in an open month what a fact would do in a closed one: a debit note where clients would owe more by it, else a credit note. */
function instead(fact: UnknownAction): string {
  const taken = takenBackBy(fact);
  const isMore = taken === undefined ? RAISING.includes(fact.type) : LOWERING.includes(taken);
  return isMore ? 'debit note' : 'credit note';
}

/** Why a fact cannot be: it would change the documents of a month that is closed. */
export function closedMonthRefusal(business: Business, fact: UnknownAction): Refusal | undefined {
  const days = bookedDays(business, fact);
  const last = days.length === 0 ? undefined : lastClosed(business);
  if (!last) return undefined;
  const open = dayAfterMonth(last.month);
  const closed = days.find((day) => day < open);
  if (closed === undefined) return undefined;
  const month = formatMonth(closed.slice(0, 7));
  return {
    reason: factUndone.match(fact)
      ? `Not undone: it belongs to ${month}, which is closed. Issue a ${instead(fact)}, or ask an admin to open the month again.`
      : `${month} is closed: choose ${formatDate(open)} or a later day, issue a ${instead(fact)} instead, or ask an admin to open the month again.`,
  };
}

/** Why the closing of a month, or its opening, is not taken back: each is said anew, an opening with its reason. */
export function openedWithReason(fact: UnknownAction): Refusal | undefined {
  if (monthClosed.match(fact)) return { reason: 'Not undone: open the month again, and say why.' };
  return monthOpened.match(fact) ? { reason: 'Not undone: close the month again.' } : undefined;
}
