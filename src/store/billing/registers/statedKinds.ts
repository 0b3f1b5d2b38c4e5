import { statedBy } from '@/store/billing/receivables/stated';
import type { Days } from '@/store/kit/calendar';
import { rupees } from '@/store/kit/money';
import type { RegisterBooks } from './registerBooks';

/** The kinds of documents that sell, and of money. */
export const SALES = ['Bill', 'Debit note', 'Credit note'] as const;
export const MONEY = ['Receipt', 'Bounced', 'Refund'] as const;

export type Kind = (typeof SALES)[number] | (typeof MONEY)[number];

/** What the clients’ statements of some days say of each kind, in rupees: above zero where more is owed. Tells how much is done, from 0 to 1. */
export function* statedSteps(
  books: RegisterBooks,
  days: Days,
  unnumbered: ReadonlySet<string>,
): Generator<number, (kind: Kind) => number> {
  const sums = new Map<string, number>();
  const { ids } = books.accounts;
  for (const [place, id] of ids.entries()) {
    for (const { what, moved } of statedBy(books, id, days, unnumbered)) sums.set(what, (sums.get(what) ?? 0) + moved);
    yield (place + 1) / ids.length;
  }
  return (kind) => rupees(sums.get(kind) ?? 0);
}
