import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { placeOf } from '@/store/billing/returns/placeOf';
import { paise, rupees, sumOf } from '@/store/kit/money';

/** A bill as it is for the recipient that it should have had; the very same bill where none was amended. */
export const asAmended = <Bill extends Pick<IssuedBill, 'recipient' | 'taxes' | 'amended'>>(bill: Bill): Bill =>
  bill.amended ? { ...bill, recipient: bill.amended.recipient, taxes: bill.amended.taxes } : bill;

/** A bill as the notes of a month, `YYYY-MM`, say: for the recipient that it should have had, from the month on that amends it. */
export const asAmendedIn = (bill: IssuedBill, month: string): IssuedBill =>
  bill.amended && bill.amended.on.slice(0, 7) <= month ? asAmended(bill) : bill;

/** The kind of supply that a recipient makes of a bill: that of one who is unregistered its blank GST number tells. */
const supplyTo = ({ treatment }: Recipient): Recipient['treatment'] =>
  treatment === 'Unregistered' ? undefined : treatment;

/** Whether the returns of a company in our own state, in two digits, tell a bill of one recipient otherwise than of another: its name stands in none. */
export const differsInReturns = (was: Recipient, is: Recipient, ownState: string): boolean =>
  was.gstin !== is.gstin ||
  placeOf({ recipient: was }, ownState) !== placeOf({ recipient: is }, ownState) ||
  supplyTo(was) !== supplyTo(is);

/** Whether the returns until that of a month, `YYYY-MM`, tell a bill otherwise than it was filed. */
export const isAmendedUntil = ({ amended, recipient }: IssuedBill, month: string, ownState: string): boolean =>
  amended !== undefined && amended.on.slice(0, 7) <= month && differsInReturns(recipient, amended.recipient, ownState);

/** A bill as the returns tell the notes of a month over it: for the recipient that it should have had, from the one on that tells it so. */
export const filedIn = (bill: IssuedBill, month: string, ownState: string): IssuedBill =>
  isAmendedUntil(bill, month, ownState) ? asAmended(bill) : bill;

/**
 * Taxes under the heads of a supply to another state, IGST alone, or of one within ours, CGST and as much SGST: what they come to
 * stays as it was. Undefined where that does not divide into two halves of whole paise.
 */
export function underHeads(taxes: readonly HsnTax[], isIntegrated: boolean): HsnTax[] | undefined {
  const under = taxes.flatMap((tax): HsnTax[] => {
    const all = sumOf([tax.cgst, tax.sgst, tax.igst]);
    if (isIntegrated) return [{ ...tax, cgst: 0, sgst: 0, igst: all }];
    const half = rupees(paise(all) / 2);
    return paise(all) % 2 === 0 ? [{ ...tax, cgst: half, sgst: half, igst: 0 }] : [];
  });
  return under.length === taxes.length ? under : undefined;
}

/** A note with its taxes under the heads of its bill, which was amended after some of the notes over it. */
export function asItsBill<Note extends Pick<IssuedBill, 'taxes'>>(
  note: Note,
  { amended, taxes }: Pick<IssuedBill, 'amended' | 'taxes'>,
): Note {
  const isTaxed = taxes.some(({ cgst, sgst, igst }) => cgst + sgst + igst !== 0);
  // A bill without any tax has no heads that its notes could follow.
  const under =
    amended &&
    isTaxed &&
    underHeads(
      note.taxes,
      taxes.some(({ igst }) => igst !== 0),
    );
  return under ? { ...note, taxes: under } : note;
}
