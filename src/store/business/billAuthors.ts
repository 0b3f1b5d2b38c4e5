import type { UnknownAction } from '@reduxjs/toolkit';
import { lifeMark, type LifeEvent } from '@/store/billing/life/lifeEvent';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import {
  billCancelled,
  billRecipientAmended,
  billRunApproved,
  eInvoiceCancelled,
  eInvoiceRegistered,
} from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { balanceAllocated } from '@/store/facts/openings';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import type { LinesAsked } from './factAuthors';

const OF_ONE = [
  [billCancelled, 'cancelled'],
  [billRecipientAmended, 'amended'],
  [eInvoiceRegistered, 'registered'],
  [eInvoiceCancelled, 'irnCancelled'],
  [documentSent, 'written'],
  [clientReminded, 'written'],
  [receiptRecorded, 'received'],
  [receiptBounced, 'bounced'],
  [creditNoteIssued, 'credited'],
  [debitNoteIssued, 'debited'],
  [debtWrittenOff, 'writtenOff'],
  [writeOffTakenBack, 'owedAgain'],
] as const;
const ISSUING = [billRunApproved, accountsBilled, vehiclesBilled] as const;
const ALLOCATING = [receiptAllocated, balanceAllocated] as const;

const TYPES: ReadonlySet<string> = new Set(
  [...OF_ONE.map(([fact]) => fact), ...ISSUING, ...ALLOCATING].map(({ type }) => type),
);

/** The marks of what a fact tells in the lives of bills. */
function marksOf(fact: UnknownAction): string[] {
  if (billRunApproved.match(fact) || accountsBilled.match(fact))
    return fact.payload.bills.map(({ id }) => lifeMark('issued', id));
  if (vehiclesBilled.match(fact)) return [lifeMark('issued', fact.payload.billId)];
  if (receiptAllocated.match(fact) || balanceAllocated.match(fact))
    return fact.payload.allocations.map(({ id }) => lifeMark('allocated', id));
  return OF_ONE.flatMap(([one, what]) => (one.match(fact) ? [lifeMark(what, fact.payload.id)] : []));
}

/** What tells the life of a bill. */
export const linesAskedOfLife = (id: string, life: readonly LifeEvent[]): LinesAsked => ({
  about: [...new Set([id, ...life.flatMap((event) => event.in ?? [])])],
  marksOf,
  types: TYPES,
});
