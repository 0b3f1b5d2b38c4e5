import { formatMoney } from '@/format';
import { registeredElsewhere, type Company } from '@/store/billing/company/company';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { MAX_AMOUNT } from '@/store/kit/money';
import type { Amounts, BillLine } from './bill';

/** A bill of an account as it would be issued. */
export interface WholeMonth {
  account: AccountRow;
  amounts: Amounts;
}

/** Whether all that lines charge is a slot in which no vehicle stands yet. */
export function chargesSlotsOnly(lines: readonly BillLine[]): boolean {
  const charged = lines.filter(({ kind }) => kind !== 'Discount' && kind !== 'Adjustment');
  return charged.length > 0 && charged.every(({ vehicleNo }) => vehicleNo !== undefined && isUnassigned(vehicleNo));
}

/** Why an account that has ended gets no bill by a button. */
export const endedReason = (account: AccountRow): string =>
  `${companyOf(account)} has ended, so no bill is issued. The bill run charges its last days; undo its deactivation if it goes on.`;

/** Why no bill is issued at all, and where to mend it: without our own state nobody knows whether its GST is CGST and SGST or IGST; undefined once it is known. */
export function whyNoneYet(company: Pick<Company, 'stateCode' | 'gstin'>): string | undefined {
  if (company.stateCode === '')
    return 'No bill is issued while the company’s state is not known, as its GST depends on it. Enter the GST Number, or choose the State of a business without one, in Settings, Company.';
  const elsewhere = registeredElsewhere(company);
  return (
    elsewhere && `No bill is issued yet, as its GST depends on the state. ${elsewhere} It is in Settings, Company.`
  );
}

/** Why an account gets no bill over slots alone. */
export const slotsReason = (account: AccountRow): string =>
  `${companyOf(account)} has no vehicle with a number yet, so no bill is issued. Enter its number in Edit Bill.`;

/**
 * Why a bill is not issued, and where to mend it: it charges no vehicle with a number, it comes to ₹0, or to more than an amount can have; undefined where it is.
 * The one rule of the bill run, of the list's Billed button and of the editor's.
 */
export function whyNotIssued({ account, amounts: { lines, total } }: WholeMonth): string | undefined {
  const highest = lines.reduce((most, { taxable }) => Math.max(most, taxable), total);
  if (highest > MAX_AMOUNT)
    return `${companyOf(account)} comes to ${formatMoney(total)}, so no bill is issued: an amount is at most ${formatMoney(MAX_AMOUNT)}. Lower its prices in Edit Bill.`;
  if (chargesSlotsOnly(lines)) return slotsReason(account);
  if (total > 0) return undefined;
  const unpriced = lines.filter(({ price }) => price === 0).flatMap(({ vehicleNo }) => vehicleNo ?? []);
  const off = lines.filter(({ kind }) => kind === 'Discount').reduce((sum, { taxable }) => sum - taxable, 0);
  const why =
    off > 0
      ? `the discount of ${formatMoney(account.bill.discount)} takes all of it off. Lower it in Edit Bill`
      : lines.some(({ kind }) => kind === 'Adjustment')
        ? 'its Total Amount says so. Change it in Edit Bill'
        : unpriced.length > 0
          ? `${unpriced.join(', ')} ${unpriced.length === 1 ? 'has' : 'have'} no price. Set it in Edit Bill`
          : 'its days come to less than half a rupee. Bill them with the next month';
  return `The bill of ${companyOf(account)} is ₹0, so it is not issued: ${why}.`;
}
