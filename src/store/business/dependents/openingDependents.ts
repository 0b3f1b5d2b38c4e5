import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { openingOf, type OpeningBalance } from '@/store/billing/openings/opening';
import { settlementOf } from '@/store/billing/receivables/openBills';
import { firstOf } from '@/store/kit/refusals';
import type { Business } from '@/store/business/business';

type Books = Pick<Business, 'openings' | 'creditNotes' | 'receipts' | 'writeOffs'>;

/** Why an opening balance cannot be taken back: money settled it, or it was written off. */
function opened(books: Books, changes: readonly Change[]): Refusal | undefined {
  for (const {
    path: [table, id = ''],
    path,
    was,
  } of changes) {
    const one = table === 'openings' && path.length === 2 && !was ? books.openings.entities[id] : undefined;
    if (!one) continue;
    const { received, writtenOff } = settlementOf(books, one);
    if (received > 0) return { reason: 'Not undone: money was received for this opening balance.' };
    if (writtenOff > 0) return { reason: 'Not undone: something of it was written off.' };
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

/** Why an opening balance cannot be taken back or come back. */
export const openingDependents = (books: Books, changes: readonly Change[]): Refusal | undefined =>
  firstOf(opened(books, changes), openedAnew(books, changes));
