import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { openingOf, type OpeningBalance } from '@/store/billing/openings/opening';
import { settlementOf } from '@/store/billing/receivables/openBills';
import { firstOf } from '@/store/kit/refusals';
import type { Business } from '@/store/business/business';

type Books = Pick<Business, 'openings' | 'creditNotes' | 'receipts' | 'writeOffs'>;

/** Why an account cannot be taken back that has an opening balance, nor that where money settled it. */
function opened(books: Books, changes: readonly Change[]): Refusal | undefined {
  const unmade = new Set(changes.flatMap(({ path: [, id], was, path }) => (path.length === 2 && !was ? [id] : [])));
  if (unmade.size === 0) return undefined;
  for (const one of Object.values(books.openings.entities)) {
    const isUnmade = unmade.has(one.id);
    const { received, writtenOff } = settlementOf(books, one);
    if (isUnmade && received > 0) return { reason: 'Not undone: money was received for this opening balance.' };
    if (isUnmade && writtenOff > 0) return { reason: 'Not undone: something of it was written off.' };
    if (!isUnmade && unmade.has(one.accountId)) return { reason: 'Not undone: it has an opening balance.' };
  }
  return undefined;
}

/** Why an opening balance that was taken back cannot come back: its account has another one by now. */
function openedAnew({ openings }: Books, changes: readonly Change[]): Refusal | undefined {
  const back = changes.flatMap(({ path: [table], path, was }) =>
    table === 'openings' && path.length === 2 && was ? [was as OpeningBalance] : [],
  );
  return back.some(({ accountId }) => openingOf(openings, accountId))
    ? { reason: 'Not undone: another opening balance was entered by now.' }
    : undefined;
}

/** Why an opening balance cannot be taken back or come back, nor an account that has one be taken back. */
export const openingDependents = (books: Books, changes: readonly Change[]): Refusal | undefined =>
  firstOf(opened(books, changes), openedAnew(books, changes));
