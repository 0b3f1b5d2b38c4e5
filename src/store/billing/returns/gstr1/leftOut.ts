import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import type { Gstr1 } from './gstr1';

/** The numbers of the documents of a month that have an IRN. */
export const withIrn = ({ live, taken, debits }: MonthDocuments): ReadonlySet<string> =>
  new Set([...live, ...[...taken, ...debits].map(({ note }) => note)].filter(hasIrn).map(({ docNo }) => docNo));

/**
 * GSTR-1 without documents by their numbers: e-invoices come into its tables for registered buyers by themselves (GSTN's advisory on
 * auto-population). The summaries stay whole.
 */
export const withoutDocuments = ({ records, ...gstr1 }: Gstr1, left: ReadonlySet<string>): Gstr1 => ({
  ...gstr1,
  records: {
    ...records,
    b2b: records.b2b
      .map(({ ctin, inv }) => ({ ctin, inv: inv.filter(({ inum }) => !left.has(inum)) }))
      .filter(({ inv }) => inv.length > 0),
    cdnr: records.cdnr
      .map(({ ctin, nt }) => ({ ctin, nt: nt.filter(({ nt_num }) => !left.has(nt_num)) }))
      .filter(({ nt }) => nt.length > 0),
  },
});
