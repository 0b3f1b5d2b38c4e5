import type { WithDebts } from '@/store/billing/receivables/openBills';
import { tableRows } from '@/store/billing/receivables/sold';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithFiled } from '@/store/billing/returns/asked';
import { filersOfMonth } from '@/store/billing/returns/earlierNumbers';
import { selectMonthDocuments } from '@/store/billing/returns/filedDocuments';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isAmong, type Days } from '@/store/kit/calendar';
import type { Numbered } from '@/store/kit/table';
import { isInvoiced } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';

/** All that registers tell of. */
export type RegisterBooks = WithFiled & WithAccounts & WithDebts & WithRefundVouchers;

interface Dated extends Numbered {
  issuedOn: string;
}

/** The days (ISO dates) of all documents that returns tell of. */
const documentDays = ({ bills, debitNotes, creditNotes, challans }: RegisterBooks): string[] => [
  ...[bills, debitNotes, creditNotes].flatMap((table) => tableRows<Dated>(table).map(({ issuedOn }) => issuedOn)),
  ...tableRows(challans)
    .filter(isInvoiced)
    .flatMap((challan) => [dayOfDocument(challan), ...(challan.credit ? [challan.credit.on] : [])]),
];

/** What the returns of all our registrations tell of the months of the documents of some days, without those `unnumbered`. */
export const returnsOf = (books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): MonthDocuments[] =>
  [...new Set(documentDays(books).flatMap((day) => (isAmong(days, day) ? [day.slice(0, 7)] : [])))].flatMap((month) =>
    filersOfMonth(books, month, unnumbered).map((filer) => selectMonthDocuments(books, month, unnumbered, filer)),
  );
