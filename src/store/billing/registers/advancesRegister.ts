import { advanceChanges, changingByMonth } from '@/store/billing/returns/advances';
import { placeOfSupply } from '@/store/billing/returns/returnRows';
import type { Taxed } from '@/store/billing/returns/taxed';
import { isAmong, lastOfMonth, type Days } from '@/store/kit/calendar';
import type { RegisterBooks } from './registerBooks';

/** By how much the advance that a receipt brought became more or less in a month, as tables 11A and 11B have it. */
export interface AdvanceEntry extends Taxed {
  id: string;
  table: 'received' | 'adjusted';
  /** `YYYY-MM`. */
  month: string;
  docNo: string;
  /** The ISO date of the receipt. */
  on: string;
  name: string;
  place: string;
  /** In percent. */
  rate: number;
}

/** Receipt by receipt what the returns of the months that end in some days tell of advances. */
export function advancesRegister(books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): AdvanceEntry[] {
  return [...changingByMonth(books).keys()]
    .filter((month) => isAmong(days, lastOfMonth(month)))
    .toSorted()
    .flatMap((month) =>
      advanceChanges(books, month, unnumbered).map(({ receipt, table, code, rate, amounts }) => ({
        id: `${receipt.id} ${month}`,
        table,
        month,
        docNo: receipt.docNo,
        on: receipt.on,
        name: receipt.recipient.name,
        place: placeOfSupply(code),
        rate,
        ...amounts,
      })),
    );
}
