import type { UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import { downtimeWaiverRefusal, waivedRefusal } from '@/store/billing/waivers/waiverRules';
import { isOfFreeDays, type Waiver } from '@/store/billing/waivers/waiver';
import type { Business } from '@/store/business/business';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { creditWaived } from '@/store/facts/waivers';
import { asGiven, countingAgain, MEANWHILE } from './waiverDependents';

/** Why a credit note over a debit note cannot be, or count again, nor downtime be waived, or stay waived after all: the other was said meanwhile. */
export function newWaiverRefusal(books: Business, fact: UnknownAction): Refusal | undefined {
  const overNote = (draft: Parameters<typeof waivedRefusal>[1]) =>
    books.debitNotes.entities[draft.billId] ? waivedRefusal(books, draft, billOfCredit(books, draft)) : undefined;
  if (creditNoteIssued.match(fact)) return overNote(fact.payload);
  if (creditWaived.match(fact)) return downtimeWaiverRefusal(books, fact.payload);
  if (!factUndone.match(fact)) return undefined;
  const { changes } = fact.payload;
  const isWaivedTwice = changes.some(({ path, was }) => {
    if (path[0] !== 'waivers' || path.length !== 2 || was === undefined) return false;
    const waiver = was as Waiver;
    return !isOfFreeDays(waiver) && downtimeWaiverRefusal(books, waiver) !== undefined;
  });
  if (isWaivedTwice) return MEANWHILE;
  for (const note of countingAgain(books, changes)) {
    const waived = overNote(asGiven(note));
    if (waived) return { reason: `Not undone: ${waived.reason}` };
  }
  return undefined;
}
