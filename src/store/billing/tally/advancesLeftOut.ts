import { formatMonth } from '@/format';
import { paths } from '@/paths';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { advancesOf, changingByMonth, type AdvanceRow } from '@/store/billing/returns/advances';
import type { WithFiled } from '@/store/billing/returns/asked';
import { filersOfMonth } from '@/store/billing/returns/earlierNumbers';
import { selectIsFiled } from '@/store/billing/returns/filerThen';
import type { OnAccountBooks } from '@/store/billing/returns/onAccount';
import type { Filer } from '@/store/billing/returns/registrations';
import { isAmong, lastOfMonth, type Days } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import type { NotInFiles } from './leftOut';

/** What tells of advances. */
export type AdvanceBooks = OnAccountBooks & WithFiled & WithRefundVouchers;

const TABLES = { received: 'Table 11A', adjusted: 'Table 11B' } as const;

const returnAt = (month: string, filer: Filer) =>
  `${paths.sales.taxReturns}?month=${month}${filer === '' ? '' : `&gstin=${filer}`}`;

/** What is booked of advances of a month: their GST is due when they come, and off again when a bill has it or they are paid back. */
function whatOf(table: keyof typeof TABLES, month: string, { isIntegrated }: AdvanceRow): string {
  const output = isIntegrated ? 'Output IGST' : 'Output CGST and SGST';
  return table === 'received'
    ? `GST on advances that came in ${formatMonth(month)}: debit a ledger of yours, such as GST on Advances, and credit ${output}.`
    : `GST on advances that bills used up, or that were paid back, in ${formatMonth(month)}: debit ${output}, and credit the ledger that was debited when they came.`;
}

/** The GST on advances of the months that end in some days, as the return of each of our GST numbers has it, without those `unnumbered`: no voucher has it, as it is of no document but of what is on account at a month's end. */
export function advancesLeftOut(
  books: AdvanceBooks,
  days: Days,
  unnumbered: ReadonlySet<string>,
): readonly NotInFiles[] {
  const months = [...changingByMonth(books).keys()].filter((month) => isAmong(days, lastOfMonth(month)));
  return months.toSorted().flatMap((month) =>
    filersOfMonth(books, month, unnumbered).flatMap((filer) => {
      const isFiled = selectIsFiled(books, month, unnumbered, filer);
      const advances = advancesOf(books, month, unnumbered, isFiled);
      return (['received', 'adjusted'] as const).flatMap((table) =>
        advances[table].map((row) => ({
          id: `${table} ${month} ${filer} ${row.id}`,
          docNo: TABLES[table],
          on: lastOfMonth(month),
          name: `Clients of ${row.place}${filer === '' ? '' : `, return of ${filer}`}`,
          what: whatOf(table, month, row),
          amount: sumOf([row.igst, row.cgst, row.sgst]),
          page: { label: 'Open GST Returns', to: returnAt(month, filer) },
        })),
      );
    }),
  );
}
