import type { IssuedBill } from '@/store/billing/bills/bill';
import { GST_PERCENT } from '@/store/kit/money';
import { isRegistered } from '@/store/billing/returns/returnRows';
import { taxedOf, type Taxed } from '@/store/billing/returns/taxed';
import type { PortalItem, PortalTax } from './file';

/** Above so many rupees a bill of an unregistered buyer in another state is told by itself; the limit was lowered on 1 August 2024 (notification 12/2024). */
const largeAbove = (month: string): number => (month >= '2024-08' ? 100_000 : 250_000);

/** Whether a bill is taxed as one to another state: with IGST. */
export const isIntegrated = ({ taxes }: Pick<IssuedBill, 'taxes'>): boolean => taxes.some(({ igst }) => igst !== 0);

/** Whether a bill is told by itself although its buyer has no GST number. */
export const isLarge = (bill: IssuedBill): boolean =>
  !isRegistered(bill) && isIntegrated(bill) && bill.total > largeAbove(bill.issuedOn.slice(0, 7));

/** Whether a bill is told with others: its buyer has no GST number, and it is not a large one. */
export const isSmall = (bill: IssuedBill): boolean => !isRegistered(bill) && !isLarge(bill);

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
