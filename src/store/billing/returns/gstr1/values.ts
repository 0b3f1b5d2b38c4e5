import type { IssuedBill } from '@/store/billing/bills/bill';
import { GST_PERCENT } from '@/store/kit/money';
import { isIntegrated } from '@/store/billing/returns/supplies';
import { taxedOf, type Taxed } from '@/store/billing/returns/taxed';
import type { PortalItem, PortalTax } from './file';

/** An ISO date as the portal writes it: `05-09-2026`. */
export const portalDate = (iso: string): string => iso.split('-').toReversed().join('-');

/** Where a bill supplies to: of a buyer whose state nobody knows it is ours (IGST Act, section 12(2)(b)). */
export const placeOf = ({ recipient }: Pick<IssuedBill, 'recipient'>, ownState: string): string =>
  recipient.stateCode || ownState;

/** The tax of amounts of a bill, or of a credit note on it, as the bill is taxed. */
const taxOf = ({ igst, cgst, sgst }: Taxed, bill: IssuedBill): PortalTax =>
  isIntegrated(bill) ? { iamt: igst } : { camt: cgst, samt: sgst };

/** What a document, a bill or a credit note on it, comes to as an item. */
export const itemOf = (amounts: Taxed, bill: IssuedBill): PortalItem => ({
  num: GST_PERCENT * 100 + 1,
  itm_det: { txval: amounts.taxable, rt: GST_PERCENT, ...taxOf(amounts, bill), csamt: 0 },
});

/** The same without the cess, which is left out of the large bills. */
export function largeItemOf(bill: IssuedBill): PortalItem {
  const amounts = taxedOf(bill);
  return {
    num: GST_PERCENT * 100 + 1,
    itm_det: { txval: amounts.taxable, rt: GST_PERCENT, ...taxOf(amounts, bill) },
  };
}

/** The kind of supply that a document of a registered buyer is. */
export const kindOf = ({ recipient: { treatment } }: Pick<IssuedBill, 'recipient'>): 'R' | 'SEWP' | 'DE' =>
  treatment === 'SEZ' ? 'SEWP' : treatment === 'Deemed Export' ? 'DE' : 'R';
