import { formatDate, formatMoney, formatMonth } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { billName, isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { isSold, isTaxed } from '@/store/billing/bills/billAmounts';
import { inHalves } from '@/store/billing/bills/recipient';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import { lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { companyOfRecord } from '@/store/billing/papers/parties';
import { lastClosed, type WithPeriods } from '@/store/billing/periods/period';
import { isLarge, isRegistered } from '@/store/billing/returns/supplies';
import type { RecipientAmending } from '@/store/facts/bills';
import type { HsnTax } from '@/store/kit/hsnTax';
import { sumOf } from '@/store/kit/money';
import { firstOf, gone } from '@/store/kit/refusals';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { asAmended, differsInReturns, underHeads } from './amended';
import { numberRefusal } from './numberRefusal';
import { whyNotRegistered } from './registeredNotes';

/** All that an amendment looks at. */
export type AmendmentContext = WithBills & WithDebitNotes & WithPeriods & WithCompany;

const INSTEAD = 'issue a credit note, and a new bill.';

/**
 * Why the recipient of a bill is not amended, whoever it should be; undefined where it may be. While a month is open the bill can be
 * cancelled and issued again. That what was filed of a document is amended once only is how the portal is described; the Act
 * does not say so. What no return tells, such as another name, is no such amendment.
 */
export function whyNotAmended(state: WithPeriods & WithCompany, bill: IssuedBill): string | undefined {
  if (!isLive(bill)) return `The ${billName(bill)} was cancelled.`;
  if (bill.amended && differsInReturns(bill.recipient, bill.amended.recipient, companyNow(state).stateCode))
    return `The recipient of ${billName(bill)} was amended on ${formatDate(bill.amended.on)}, and a document is amended once: ${INSTEAD}`;
  const month = bill.issuedOn.slice(0, 7);
  const last = lastClosed(state);
  return last && month <= last.month
    ? undefined
    : `${formatMonth(month)} is open: correct the client, then cancel ${billName(bill)} and bill again.`;
}

/** The taxes of a bill for another recipient; undefined where the heads of that place of supply cannot come to the same. */
export const amendedTaxes = (
  state: WithCompany,
  bill: IssuedBill,
  recipient: IssuedBill['recipient'],
): HsnTax[] | undefined => underHeads(bill.taxes, !inHalves(companyOfRecord(state, bill.companyId), recipient));

/** Why GSTR-1 cannot tell a bill of a closed month as one of another recipient. */
function whyNotTold(state: WithCompany, bill: IssuedBill, amended: IssuedBill): string | undefined {
  if (!differsInReturns(bill.recipient, amended.recipient, companyNow(state).stateCode)) return undefined;
  if (bill.taxes.some((tax) => isSold(tax) && !isTaxed(tax)))
    return `GSTR-1 amends no supply without tax, as some of ${billName(bill)} is: ${INSTEAD}`;
  if (isRegistered(bill) && !isRegistered(amended))
    return `GSTR-1 makes no bill of a client with a GST number into one of a client without: ${INSTEAD}`;
  return isLarge(bill) && !isLarge(amended)
    ? `GSTR-1 keeps ${billName(bill)} among the large ones of clients without a GST number: ${INSTEAD}`
    : undefined;
}

/** Why the notes over a bill cannot go with it: the tax of one does not divide into halves. */
function whyNotItsNotes(state: AmendmentContext, bill: IssuedBill, isIntegrated: boolean) {
  const { accountId } = bill;
  const over = raisedWith(state, bill);
  const notes = [
    ...creditNotesOfAccount(state.creditNotes, accountId),
    ...debitNotesOfAccount(state.debitNotes, accountId),
  ];
  const odd = notes.find((note) => over.has(note.billId) && isLive(note) && !underHeads(note.taxes, isIntegrated));
  return odd && `The IGST of ${odd.docNo} does not divide into as much CGST as SGST: ${INSTEAD}`;
}

/** Why the taxes cannot go under the heads of the other place of supply. */
function whyNotTaxed(state: AmendmentContext, bill: IssuedBill, { recipient, taxes }: RecipientAmending) {
  const [wasUnpaid, isUnpaid] = [asAmended(bill).recipient, recipient].map(({ treatment }) => treatment === SEZ_UNPAID);
  if (wasUnpaid !== isUnpaid)
    return wasUnpaid
      ? `GST is due from a client who is not ${SEZ_UNPAID}, and ${billName(bill)} bears none: ${INSTEAD}`
      : `No GST is due from a client who is ${SEZ_UNPAID}, and ${billName(bill)} bears it: ${INSTEAD}`;
  const due = amendedTaxes(state, bill, recipient);
  if (!due) {
    const igst = sumOf(bill.taxes.map((tax) => tax.igst));
    return `IGST of ${formatMoney(igst)} does not divide into as much CGST as SGST: ${INSTEAD}`;
  }
  return equal(due, taxes)
    ? whyNotItsNotes(
        state,
        bill,
        due.some(({ igst }) => igst !== 0),
      )
    : `The taxes of ${billName(bill)} are others for that place of supply: review it again.`;
}

/** Why the recipient is none that a bill may have, or the bill's own by now. */
function whyNotSo(bill: IssuedBill, { recipient: is }: RecipientAmending): string | undefined {
  if (equal(asAmended(bill).recipient, is)) return 'Nothing is amended: the bill says so already.';
  const wrong = numberRefusal(is.treatment ?? 'Registered', is.gstin);
  if (wrong !== undefined) return wrong;
  if (is.stateCode === '' || stateNamed(is.stateCode) === undefined) return 'Place of Supply is required.';
  return is.gstin !== '' && is.gstin.slice(0, 2) !== is.stateCode
    ? `The GST number is registered in ${stateNamed(is.gstin.slice(0, 2)) ?? 'no state'}, not in ${stateNamed(is.stateCode)}.`
    : undefined;
}

const because = (reason: string | undefined): Refusal | undefined => (reason === undefined ? undefined : { reason });

/**
 * Why the recipient of a bill is not amended so. The last day is 30 November after the financial year of the bill (proviso to section
 * 37(3) of the CGST Act), or that of the annual return if it is filed before, of which nothing is known here.
 */
export function amendmentRefusal(state: AmendmentContext, amending: RecipientAmending): Refusal | undefined {
  const { id, accountId, on, why, recipient, taxes } = amending;
  const bill = state.bills.entities[id];
  if (!bill) return gone(state.bills, id, 'This bill');
  // Notes and bills are corrected until the same day.
  const last = lastGstCredit(bill.issuedOn);
  return firstOf(
    because(bill.accountId === accountId ? undefined : `The ${billName(bill)} is another client’s.`),
    because(whyNotAmended(state, bill)),
    because(
      on > last
        ? `GSTR-1 takes amendments of ${billName(bill)} until ${formatDate(last)}, and none any more.`
        : undefined,
    ),
    because(whyNotSo(bill, amending)),
    because(whyNotTaxed(state, bill, amending)),
    because(whyNotTold(state, bill, { ...bill, recipient, taxes })),
    because(whyNotRegistered(state, bill, { ...bill, amended: { on, why, recipient, taxes } })),
  );
}
