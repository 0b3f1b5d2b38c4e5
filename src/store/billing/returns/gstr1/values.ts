import type { IssuedBill } from '@/store/billing/bills/bill';
import { pushTo } from '@/store/kit/grouping';
import { percentOf } from '@/store/kit/gstRates';
import { isIntegrated } from '@/store/billing/returns/supplies';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import { ratedOf, type Taxed } from '@/store/billing/returns/taxed';
import { SEZ_UNPAID, type GstTreatment } from '@/store/clients/accounts/gstTreatment';
import type { PortalItem, PortalTax, SupplyKind } from './file';

/** An ISO date as the portal writes it: `05-09-2026`. */
export const portalDate = (iso: string): string => iso.split('-').toReversed().join('-');

/** A document with its amounts. */
type Sold = Pick<IssuedBill, 'taxes' | 'roundOff'>;
/** What says how a document is taxed, and where it supplies to: a bill of its notes. */
export type Taxing = Pick<IssuedBill, 'recipient' | 'taxes'>;

/** The tax of amounts of a bill, or of a credit note on it, as the bill is taxed: one without tax may be raised by a note that has some. */
const taxOf = ({ igst, cgst, sgst }: Taxed, bill: Taxing): PortalTax =>
  igst !== 0 || isIntegrated(bill) ? { iamt: igst } : { camt: cgst, samt: sgst };

/** What a document, a bill or a credit note on it, comes to as items, one for each rate; what is not taxed is told elsewhere. */
export const itemsOf = (document: Sold, bill: Taxing): PortalItem[] =>
  largeItemsOf(document, bill).map(({ num, itm_det }) => ({ num, itm_det: { ...itm_det, csamt: 0 } }));

/** The same without the cess, which is left out of the large bills. */
export const largeItemsOf = (document: Sold, bill: Taxing): PortalItem[] =>
  ratedOf(document)
    .filter(isTaxed)
    .map((amounts) => {
      const rt = percentOf(amounts.rate);
      return { num: rt * 100 + 1, itm_det: { txval: amounts.taxable, rt, ...taxOf(amounts, bill) } };
    });

const KINDS: Partial<Record<GstTreatment, SupplyKind>> = { SEZ: 'SEWP', [SEZ_UNPAID]: 'SEWOP', 'Deemed Export': 'DE' };

/** The kind of supply that a document of a registered buyer is. */
export const kindOf = ({ recipient: { treatment } }: Pick<IssuedBill, 'recipient'>): SupplyKind =>
  (treatment && KINDS[treatment]) ?? 'R';

/** Whether anything of a document is taxed: what is not is listed in a section of its own. */
export const hasTax = (document: Sold): boolean => ratedOf(document).some(isTaxed);

/** The records of rows under the key of each, in the order of the first. */
export function grouped<Row, Record>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  recordOf: (row: Row) => Record,
): [key: string, records: Record[]][] {
  const byKey = new Map<string, Record[]>();
  for (const row of rows) pushTo(byKey, keyOf(row), recordOf(row));
  return [...byKey];
}
