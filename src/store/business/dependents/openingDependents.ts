import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { settlementOf } from '@/store/billing/receivables/openBills';
import type { Business } from '@/store/business/business';

/** Why an account cannot be taken back that has an opening balance, nor that where money settled it. */
export function openingDependents(
  books: Pick<Business, 'openings' | 'creditNotes' | 'receipts'>,
  changes: readonly Change[],
): Refusal | undefined {
  const unmade = new Set(changes.flatMap(({ path: [, id], was, path }) => (path.length === 2 && !was ? [id] : [])));
  if (unmade.size === 0) return undefined;
  for (const one of Object.values(books.openings.entities)) {
    const isUnmade = unmade.has(one.id);
    if (isUnmade && settlementOf(books, one).received > 0)
      return { reason: 'Not undone: money was received for this opening balance.' };
    if (!isUnmade && unmade.has(one.accountId)) return { reason: 'Not undone: it has an opening balance.' };
  }
  return undefined;
}
