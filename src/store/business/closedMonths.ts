import type { UnknownAction } from '@reduxjs/toolkit';
import { formatMonth } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import { closedWords, openFrom } from '@/store/billing/periods/openMonth';
import type { Business } from './business';
import { challanDays } from './challanDays';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billCancelled, billRunApproved, eInvoiceCancelled, eInvoiceRegistered } from '@/store/facts/bills';
import { challanCancelled } from '@/store/facts/challans';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { challanOfDocument } from '@/store/stock/challans/consignment';
import { declarationOf } from './declared';
import { isAsLeft, rewound } from './factChanges';

/** A fact as it counts: what says a day of a closed month, and may become known later, counts on the first day that is open. */
export function asKnown(business: Business, fact: UnknownAction): UnknownAction {
  const { knownOn, booked } = declarationOf(fact) ?? {};
  const open = knownOn && openFrom(business);
  if (!knownOn || !open) return fact;
  const days = booked?.(fact.payload as never, business) ?? [];
  return days.some((day) => day < open) ? { ...fact, payload: knownOn(fact.payload as never, open) } : fact;
}

/** A fact as it counted in the business before it, by the day under which it stands in another: what was closed then may be open again. */
export function asStanding(standing: Business, before: Business, fact: UnknownAction): UnknownAction {
  const { knownOn, booked } = declarationOf(fact) ?? {};
  if (!knownOn || !booked) return fact;
  const [said = ''] = booked(fact.payload as never, before);
  const [day = ''] = booked(fact.payload as never, standing);
  return day > said ? { ...fact, payload: knownOn(fact.payload as never, day) } : fact;
}

/** Whether an action is an Undo that brings back what a fact did. */
const bringsBack = (action: UnknownAction): boolean =>
  factUndone.match(action) && factUndone.match(action.payload.fact) && !bringsBack(action.payload.fact);

/** The days of the documents that a fact issues or changes, or that the fact did which it takes back or brings back: late money comes back on the day on which it was known. */
function bookedDays(business: Business, action: UnknownAction): readonly string[] {
  const { booked, knownOn } = declarationOf({ type: takenBackBy(action) ?? action.type }) ?? {};
  if (!factUndone.match(action)) return booked?.(action.payload as never, business) ?? [];
  const { fact, changes } = action.payload;
  const isLate = knownOn && bringsBack(action) && isAsLeft(business, changes);
  return bookedDays(isLate ? rewound(business, changes) : business, fact);
}

/** The day of the document from which an Undo takes the answer of the e-invoice portal: what its month tells the portal is another file then. */
function answerDays(business: Business, action: UnknownAction): readonly string[] {
  if (!factUndone.match(action) || bringsBack(action)) return [];
  const { fact } = action.payload;
  if (factUndone.match(fact)) return answerDays(business, fact.payload.fact);
  const answered = eInvoiceRegistered.match(fact) ? documentNamed(business, fact.payload.id) : undefined;
  return answered ? [answered.document.issuedOn] : [];
}

const RAISING: readonly string[] = [accountsBilled, vehiclesBilled, billRunApproved, debitNoteIssued].map(
  ({ type }) => type,
);
const MONEY: readonly string[] = [receiptAllocated, receiptRefunded, receiptBounced, balanceAllocated].map(
  ({ type }) => type,
);
const LOWERING: readonly string[] = [billCancelled, creditNoteIssued, debitNoteCancelled].map(({ type }) => type);
/** What is of the day of its document, and of none of its own. */
const OF_NO_DAY: readonly string[] = [billCancelled, debitNoteCancelled, eInvoiceCancelled, challanCancelled].map(
  ({ type }) => type,
);
/** What no note can do instead. */
const OPENING: readonly string[] = [balancesOpened, balanceCorrected].map(({ type }) => type);

/** What does in an open month what a fact would do in a closed one: a debit note where clients would owe more by it, else a credit note. */
function instead({ creditNotes }: Business, action: UnknownAction): string {
  if (eInvoiceCancelled.match(action) && creditNotes.entities[action.payload.id]) return 'debit note';
  const type = takenBackBy(action) ?? action.type;
  const isUndone = factUndone.match(action) && !bringsBack(action);
  return (isUndone ? LOWERING : RAISING).includes(type) ? 'debit note' : 'credit note';
}

/** Whether the IRN of a credit note over a transfer is cancelled: no other note takes that back. */
const isOfTransferCredit = ({ challans }: Business, action: UnknownAction): boolean =>
  eInvoiceCancelled.match(action) &&
  challans.entities[action.payload.id] === undefined &&
  challans.entities[challanOfDocument(action.payload.id)] !== undefined;

const OPEN_AGAIN = 'Ask an admin to open the month again.';

/** What can be done where a fact of a closed month is not taken back: of money what became of it since, of a document a note. */
function cureOfUndo(business: Business, action: UnknownAction): string {
  const taken = takenBackBy(action);
  if (taken === eInvoiceCancelled.type) return OPEN_AGAIN;
  const isMoney = taken !== undefined && (taken === receiptRecorded.type || MONEY.includes(taken));
  if (isMoney && bringsBack(action)) return 'Record it again, or ask an admin to open the month again.';
  if (taken === receiptRecorded.type) return 'Press Bounced on it, or ask an admin to open the month again.';
  return isMoney ? OPEN_AGAIN : `Issue a ${instead(business, action)}, or ask an admin to open the month again.`;
}

/** Why a fact cannot be: it would change the documents of a month that is closed. What may become known later counts on a day that is open. */
export function closedMonthRefusal(business: Business, fact: UnknownAction): Refusal | undefined {
  if (declarationOf(fact)?.knownOn) return undefined;
  const booked = bookedDays(business, fact);
  const days = [...booked, ...challanDays(business, fact), ...answerDays(business, fact)];
  const open = days.length === 0 ? undefined : openFrom(business);
  const closed = open && days.find((day) => day < open);
  if (!closed) return undefined;
  const month = formatMonth(closed.slice(0, 7));
  const words = OF_NO_DAY.includes(fact.type) ? `${month} is closed:` : `${closedWords(closed, open)},`;
  const isDeadEnd = isOfTransferCredit(business, fact);
  const cure = challanCancelled.match(fact)
    ? 'let the receiver decline it instead, '
    : isDeadEnd
      ? 'ask your accountant, '
      : '';
  const note =
    booked.length === 0 || OPENING.includes(fact.type) || isDeadEnd
      ? cure
      : `issue a ${instead(business, fact)} instead, `;
  return {
    reason: factUndone.match(fact)
      ? `Not undone: it belongs to ${month}, which is closed. ${booked.length === 0 ? OPEN_AGAIN : cureOfUndo(business, fact)}`
      : `${words} ${note}or ask an admin to open the month again.`,
  };
}

/** Why the closing of a month, or its opening, is not taken back: each is said anew, an opening with its reason. */
export function openedWithReason(fact: UnknownAction): Refusal | undefined {
  if (monthClosed.match(fact)) return { reason: 'Not undone: open the month again, and say why.' };
  return monthOpened.match(fact) ? { reason: 'Not undone: close the month again.' } : undefined;
}
