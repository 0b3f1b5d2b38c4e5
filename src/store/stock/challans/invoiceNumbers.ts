import { financialYear, serialsIn, written } from '@/store/kit/docNumbers';
import type { Table } from '@/store/kit/table';
import type { Challan } from './challan';

/** The series of documents whose facts tell none, as they were made before the portal's refusal of a leading 0 was known. */
export const formerSeries = (gstin: string): string => `${gstin.slice(0, 2)}${gstin.slice(12, 13)}`;

/**
 * How the numbers of a registration's documents begin: with the state of its GST number and the place of the registration among those
 * of the PAN there, so that no other registration of ours has the same series (rule 46(b) of the CGST Rules). A `T` stands for the 0 of
 * the states 01 to 09, as the e-invoice portal takes no number that begins with 0.
 */
export const seriesOfGstin = (gstin: string): string => formerSeries(gstin).replace(/^0/, 'T');

/** The place after the last one in a series and a financial year. */
function nextSerial(
  { ids, entities }: Table<Challan>,
  begin: string,
  docNoOf: (challan: Challan) => string | undefined,
) {
  const last = ids.reduce((most, id) => {
    const challan = entities[id];
    const docNo = challan && docNoOf(challan);
    const [serial] = docNo?.startsWith(begin) ? serialsIn([docNo]) : [];
    return Math.max(most, serial?.[1] ?? 0);
  }, 0);
  return last + 1;
}

/** The number of the next tax invoice of a registration's series, dated on an ISO date: consecutive within the financial year. In a reducer. */
export function nextInvoiceNo(table: Table<Challan>, series: string, on: string): string {
  const year = financialYear(on);
  const serial = nextSerial(table, `${series}/${year}/`, ({ consignment }) => consignment?.invoice?.docNo);
  return written(series, year, serial);
}

/** In a number of 16 characters the mark of a credit note leaves room for five digits. */
const CREDIT_DIGITS = 5;

/** The number of the next credit note of a registration's series, dated on an ISO date: a series beside that of its tax invoices. In a reducer. */
export function nextTransferCreditNo(table: Table<Challan>, series: string, on: string): string {
  const begin = `${series}C/${financialYear(on)}/`;
  const serial = nextSerial(table, begin, ({ credit }) => credit?.docNo);
  return `${begin}${String(serial).padStart(CREDIT_DIGITS, '0')}`;
}
