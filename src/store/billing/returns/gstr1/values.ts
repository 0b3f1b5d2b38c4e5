import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { percentOf } from '@/store/kit/gstRates';
import { isIntegrated } from '@/store/billing/returns/supplies';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import { ratedOf, type Taxed } from '@/store/billing/returns/taxed';
import type { PortalItem, PortalTax } from './file';

/** An ISO date as the portal writes it: `05-09-2026`. */
export const portalDate = (iso: string): string => iso.split('-').toReversed().join('-');

/** Where a bill supplies to: of a buyer whose state nobody knows it is ours (IGST Act, section 12(2)(b)). */
export const placeOf = ({ recipient }: Pick<IssuedBill, 'recipient'>, ownState: string): string =>
  recipient.stateCode || ownState;

/** The tax of amounts of a bill, or of a credit note on it, as the bill is taxed. */
const taxOf = ({ igst, cgst, sgst }: Taxed, bill: IssuedBill): PortalTax =>
  isIntegrated(bill) ? { iamt: igst } : { camt: cgst, samt: sgst };

/** What a document, a bill or a credit note on it, comes to as items, one for each rate; what is not taxed is told elsewhere. */
export const itemsOf = (document: IssuedBill | CreditNote, bill: IssuedBill): PortalItem[] =>
  largeItemsOf(document, bill).map(({ num, itm_det }) => ({ num, itm_det: { ...itm_det, csamt: 0 } }));

/** The same without the cess, which is left out of the large bills. */
export const largeItemsOf = (document: IssuedBill | CreditNote, bill: IssuedBill): PortalItem[] =>
  ratedOf(document)
    .filter(isTaxed)
    .map((amounts) => {
      const rt = percentOf(amounts.rate);
      return { num: rt * 100 + 1, itm_det: { txval: amounts.taxable, rt, ...taxOf(amounts, bill) } };
    });

/** The kind of supply that a document of a registered buyer is. */
export const kindOf = ({ recipient: { treatment } }: Pick<IssuedBill, 'recipient'>): 'R' | 'SEWP' | 'DE' =>
  treatment === 'SEZ' ? 'SEWP' : treatment === 'Deemed Export' ? 'DE' : 'R';
