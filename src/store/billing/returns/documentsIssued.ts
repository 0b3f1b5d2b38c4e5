import type { IssuedBill } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { numberRuns } from './numberRuns';

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

/** The number of a document in its series: 7 of `INV/26-27/000007`. */
const numberOf = ({ docNo }: Numbered): number => Number(docNo.slice(seriesOf(docNo).length));

/** The numbers that documents of one kind got, by series, each run of them without a gap by itself. */
export function seriesIn(nature: DocumentSeries['nature'], documents: readonly Numbered[]): DocumentSeries[] {
  const bySeries = new Map<string, Numbered[]>();
  for (const document of documents) {
    const series = seriesOf(document.docNo);
    const those = bySeries.get(series);
    if (those) those.push(document);
    else bySeries.set(series, [document]);
  }
  return [...bySeries.values()]
    .flatMap((those) => numberRuns(those, numberOf))
    .map((run) => {
      const [from, to] = [run[0]?.docNo ?? '', run.at(-1)?.docNo ?? ''];
      const cancelled = run.filter(({ status }) => status === 'Cancelled').length;
      return {
        id: `${nature} ${from}`,
        nature,
        from,
        to,
        count: run.length,
        cancelled,
        net: run.length - cancelled,
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
