import type { UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import { downtimeWaiverRefusal, waivedRefusal } from '@/store/billing/waivers/waiverRules';
import { isOfDowntime, isOfFreeDays, waivedFor, type Waiver } from '@/store/billing/waivers/waiver';
import type { Business } from '@/store/business/business';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { creditWaived } from '@/store/facts/waivers';
import { firstOf } from '@/store/kit/refusals';
import { asGiven, countingAgain, MEANWHILE } from './waiverDependents';

/** Why a credit for downtime, that was waived in part and given in part over a debit note, cannot be, or count again, nor be waived, or stay waived after all: it would be given twice. */
export function newWaiverRefusal(books: Business, fact: UnknownAction): Refusal | undefined {
  const givenTwice = (draft: Parameters<typeof waivedRefusal>[1]) => {
    const bill = billOfCredit(books, draft);
    if (!bill || !isOfDowntime(draft.reason)) return undefined;
    return firstOf(
      books.debitNotes.entities[draft.billId] && waivedRefusal(books, draft, bill),
      draft.lines.map(({ kind, vehicleId = '', amount }) =>
        kind === 'Subscription' && waivedFor(books, bill.id, vehicleId, true) > 0
          ? downtimeWaiverRefusal(books, { billId: bill.id, vehicleId, credit: 'Downtime', amount })
          : undefined,
      ),
    );
  };
  if (creditNoteIssued.match(fact)) return givenTwice(fact.payload);
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
    const waived = givenTwice(asGiven(note));
    if (waived) return { reason: `Not undone: ${waived.reason}` };
  }
  return undefined;
}
