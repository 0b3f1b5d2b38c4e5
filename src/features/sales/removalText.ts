import { formatCountOf } from '@/format';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import { stillOpen } from '@/store/billing/receivables/stillOpen';
import type { RootState } from '@/store/business/store';

const accounts = (count: number) => formatCountOf(count, 'account');

/** What became of accounts: what has a document is closed and keeps its history. */
function outcomeOf(rows: readonly Pick<BilledRow, 'company'>[], closed: number): string {
  const [only, ...others] = rows;
  if (only && others.length === 0)
    return closed > 0 ? `${only.company} closed, its documents stay` : `${only.company} deleted`;
  const deleted = rows.length - closed;
  if (closed === 0) return `${accounts(deleted)} deleted`;
  return `${accounts(closed)} closed, their documents stay${deleted > 0 ? `; ${accounts(deleted)} deleted` : ''}`;
}

/** What is told of a Delete that was said of accounts: what became of them, and what was still open as they were `before`. */
export function removalText(
  rows: readonly Pick<BilledRow, 'id' | 'company'>[],
  before: RootState,
  after: RootState,
): string {
  const done = outcomeOf(rows, rows.filter(({ id }) => after.accounts.entities[id]).length);
  const open = stillOpen(
    before,
    rows.map(({ id }) => id),
  );
  return open === undefined ? done : `${done}. ${rows.length === 1 ? 'It' : 'They'} ${open}.`;
}
