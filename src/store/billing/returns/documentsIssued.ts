import type { IssuedBill } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';

/** The numbers that documents of one series got in a month. */
export interface DocumentSeries {
  id: string;
  nature:
    | 'Invoices for outward supply'
    | 'Debit notes'
    | 'Credit notes'
    | 'Receipt voucher'
    | 'Refund voucher'
    | 'Delivery challans';
  from: string;
  to: string;
  count: number;
  cancelled: number;
  /** Those that count. */
  net: number;
}

interface Numbered {
  docNo: string;
  status: string;
}

/** What stands before a document's own number: `INV/26-27/`. */
const seriesOf = (docNo: string): string => docNo.slice(0, docNo.lastIndexOf('/') + 1);

/** The numbers that documents of one kind got, by series. */
export function seriesIn(nature: DocumentSeries['nature'], documents: readonly Numbered[]): DocumentSeries[] {
  const bySeries = new Map<string, Numbered[]>();
  for (const document of documents) {
    const series = seriesOf(document.docNo);
    const those = bySeries.get(series);
    if (those) those.push(document);
    else bySeries.set(series, [document]);
  }
  return [...bySeries].map(([series, those]) => {
    // Of one length as long as there are fewer than a million.
    const numbers = those
      .map(({ docNo }) => docNo)
      .toSorted((one, other) => one.length - other.length || one.localeCompare(other));
    const cancelled = those.filter(({ status }) => status === 'Cancelled').length;
    return {
      id: `${nature} ${series}`,
      nature,
      from: numbers[0] ?? '',
      to: numbers.at(-1) ?? '',
      count: those.length,
      cancelled,
      net: those.length - cancelled,
    };
  });
}

/** The numbers given in a month by series, those of cancelled documents included. */
export const documentsIssued = ({
  issued,
  debited,
  noted,
}: {
  issued: readonly IssuedBill[];
  debited: readonly DebitNote[];
  noted: readonly CreditNote[];
}): DocumentSeries[] => [
  ...seriesIn('Invoices for outward supply', issued),
  ...seriesIn('Debit notes', debited),
  ...seriesIn('Credit notes', noted),
];
