import { financialYear, serialsIn, written } from '@/store/kit/docNumbers';
import type { Table } from '@/store/kit/table';
import type { Challan } from './challan';

/**
 * How the numbers of a registration's documents begin: with the state of its GST number and the place of the registration among those
 * of the PAN there, so that no other registration of ours has the same series (rule 46(b) of the CGST Rules).
 */
const seriesOfGstin = (gstin: string): string => `${gstin.slice(0, 2)}${gstin.slice(12, 13)}`;

/** The number of the next tax invoice of a registration, dated on an ISO date: consecutive within the financial year. In a reducer. */
export function nextInvoiceNo({ ids, entities }: Table<Challan>, gstin: string, on: string): string {
  const [series, year] = [seriesOfGstin(gstin), financialYear(on)];
  const last = ids.reduce((most, id) => {
    const docNo = entities[id]?.consignment?.invoice?.docNo;
    const [serial] = docNo?.startsWith(`${series}/${year}/`) ? serialsIn([docNo]) : [];
    return Math.max(most, serial?.[1] ?? 0);
  }, 0);
  return written(series, year, last + 1);
}
