// What nobody changes any more of a month once it is closed.
import type { Business } from '@/store/business/business';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { filersOfMonth, selectRegistrations } from '@/store/billing/returns/earlierNumbers';
import { isEmptyReturn } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';

const ALL_NUMBERED: ReadonlySet<string> = new Set();

/** A month's returns (`YYYY-MM`) that tell anything, each with whose it is, and the statements and the ageing of some accounts up to its last day (ISO date). */
export function closedBooks(business: Business, month: string, lastDay: string, accountIds: readonly string[]) {
  const returns = filersOfMonth(business, month, ALL_NUMBERED).flatMap((filer) => {
    const filing = selectFiling(business, month, ALL_NUMBERED, filer);
    const { gstr1, b2b, b2cl, b2c, nil, credits, debits, hsn, documents, advances } = filing;
    return isEmptyReturn(filing)
      ? []
      : [{ head: gstr1.head, b2b, b2cl, b2c, nil, credits, debits, hsn, documents, advances }];
  });
  return {
    returns,
    statements: accountIds.map((id) => statementOf(business, id, '2026-04-01', lastDay)),
    ageing: accountIds.map((id) => {
      const { bills, ...sums } = ageingOf(business, id, lastDay);
      return { ...sums, bills: bills.map(({ bill, open, age, days }) => ({ docNo: bill.docNo, open, age, days })) };
    }),
  };
}

/** By how much the sections of a month's returns come to something else than its documents, or these than the statements, in rupees. */
export const differenceIn = (business: Business, month: string): number =>
  Math.max(
    ...filersOfMonth(business, month, ALL_NUMBERED).map((filer) => {
      const { difference, books } = selectFiling(business, month, ALL_NUMBERED, filer);
      return Math.max(difference, books?.difference ?? 0);
    }),
  );

/** The GST numbers under which a month has more than one return, or none though it tells tax. */
export function brokenReturns(business: Business, month: string): string[] {
  const told = filersOfMonth(business, month, ALL_NUMBERED)
    .map((filer) => selectFiling(business, month, ALL_NUMBERED, filer))
    .filter((filing) => !isEmptyReturn(filing));
  const numbers = told.map(({ gstr1 }) => gstr1.head.gstin);
  const documents = told.flatMap(({ b2b, b2cl, credits, debits }) =>
    [...b2b, ...b2cl, ...credits, ...debits].map(({ docNo }) => docNo),
  );
  // What was issued before anybody told a number shows none.
  const [first = ''] = business.company.ids;
  const isNumbered = (business.company.entities[first]?.gstin ?? '') !== '';
  const offered = ['', ...selectRegistrations(business, month, ALL_NUMBERED).map(({ gstin }) => gstin)];
  return [
    ...(new Set(numbers).size < numbers.length ? [`two returns of ${numbers.join()}`] : []),
    ...(new Set(documents).size < documents.length ? [`a document in two of ${numbers.join()}`] : []),
    ...filersOfMonth(business, month, ALL_NUMBERED).flatMap((filer) =>
      offered.includes(filer) || isEmptyReturn(selectFiling(business, month, ALL_NUMBERED, filer))
        ? []
        : [`no way to the return of ${filer}`],
    ),
    ...told.flatMap(({ gstr1, b2b, b2c, credits, advances: { received, adjusted } }) =>
      isNumbered && gstr1.head.gstin === '' && [b2b, b2c, credits, received, adjusted].some(({ length }) => length > 0)
        ? ['a return without a number']
        : [],
    ),
  ];
}
