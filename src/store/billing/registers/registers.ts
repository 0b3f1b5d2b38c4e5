import { runToEnd } from '@/journal/kit/runToEnd';
import { ratedOf, shownOf } from '@/store/billing/returns/taxed';
import type { Days } from '@/store/kit/calendar';
import { advancesRegister, type AdvanceEntry } from './advancesRegister';
import { amendmentsRegister, type AmendmentEntry } from './amendmentsRegister';
import type { MoneyEntry } from './moneyEntry';
import { receiptsSteps } from './receiptsRegister';
import { returnsOf, type RegisterBooks } from './registerBooks';
import { salesRegister, type SaleEntry } from './salesRegister';

/** The registers of some days. */
export interface Registers {
  sales: readonly SaleEntry[];
  receipts: readonly MoneyEntry[];
  advances: readonly AdvanceEntry[];
  amendments: readonly AmendmentEntry[];
}

/** How much of the registers their documents are; the receipts are most of the rest. */
const [DOCUMENTS_SHARE, RECEIPTS_SHARE] = [0.4, 0.5];

/** Counts the registers of some days, without the documents `unnumbered`, telling how much is done from 0 to 1. */
export function* registersSteps(
  books: RegisterBooks,
  days: Days,
  unnumbered: ReadonlySet<string>,
): Generator<number, Registers> {
  const documents = returnsOf(books, days, unnumbered).flatMap(({ live, taken, debits }) => [
    ...live,
    ...[...taken, ...debits].map(({ note }) => note),
  ]);
  // What a document comes to is kept with it.
  for (const [place, document] of documents.entries()) {
    ratedOf(document);
    shownOf(document);
    yield ((place + 1) / documents.length) * DOCUMENTS_SHARE;
  }
  const counting = receiptsSteps(books, days, unnumbered);
  let bit = counting.next();
  while (!bit.done) {
    yield DOCUMENTS_SHARE + bit.value * RECEIPTS_SHARE;
    bit = counting.next();
  }
  const done = DOCUMENTS_SHARE + RECEIPTS_SHARE;
  const sales = salesRegister(books, days, unnumbered);
  yield done;
  const advances = advancesRegister(books, days, unnumbered);
  yield done;
  return { sales, receipts: bit.value, advances, amendments: amendmentsRegister(books, days, unnumbered) };
}

/** The same at once. */
export const registersOf = (...asked: Parameters<typeof registersSteps>): Registers =>
  runToEnd(registersSteps(...asked));
