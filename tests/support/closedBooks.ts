// What nobody changes any more of a month once it is closed.
import type { Business } from '@/store/business/business';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { selectFiling } from '@/store/billing/returns/taxReturn';

const ALL_NUMBERED: ReadonlySet<string> = new Set();

/** A month's returns (`YYYY-MM`), with the statements and the ageing of some accounts up to its last day (ISO date). */
export function closedBooks(business: Business, month: string, lastDay: string, accountIds: readonly string[]) {
  const { b2b, b2cl, b2c, nil, credits, debits, hsn, documents, advances } = selectFiling(
    business,
    month,
    ALL_NUMBERED,
  );
  return {
    returns: { b2b, b2cl, b2c, nil, credits, debits, hsn, documents, advances },
    statements: accountIds.map((id) => statementOf(business, id, '2026-04-01', lastDay)),
    ageing: accountIds.map((id) => {
      const { bills, ...sums } = ageingOf(business, id, lastDay);
      return { ...sums, bills: bills.map(({ bill, open, age, days }) => ({ docNo: bill.docNo, open, age, days })) };
    }),
  };
}

/** By how much the sections of a month's returns come to something else than its documents, or these than the statements, in rupees. */
export function differenceIn(business: Business, month: string): number {
  const { difference, books } = selectFiling(business, month, ALL_NUMBERED);
  return Math.max(difference, books?.difference ?? 0);
}
