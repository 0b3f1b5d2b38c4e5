import type { IssuedBill } from '@/store/billing/bills/bill';
import { isOfUnregistered, isSold, isTaxed, isUntaxed } from '@/store/billing/bills/billAmounts';
import { isRegistered } from '@/store/billing/returns/supplies';

/**
 * What a bill is headed: of whoever has no GST number plainly an invoice, as tax invoices and bills of supply are of registered persons
 * (section 31 of the CGST Act); where it taxes nothing it is a bill of supply (rule 49 of the CGST Rules), where it sells both to somebody
 * without a GST number one document for both (rule 46A), else a tax invoice (rule 46).
 */
export function billTitle(bill: Pick<IssuedBill, 'taxes' | 'recipient'>): string {
  if (isOfUnregistered(bill)) return 'Invoice';
  if (isUntaxed(bill)) return 'Bill of Supply';
  const isMixed = bill.taxes.some((tax) => isSold(tax) && !isTaxed(tax));
  return isMixed && !isRegistered(bill) ? 'Invoice-cum-Bill of Supply' : 'Tax Invoice';
}
