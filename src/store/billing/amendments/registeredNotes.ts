import { formatMonth } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNotesOfAccount, type DebitNote, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { hasIrn, isUnanswered, type WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import { asAmendedIn, differsInReturns } from './amended';

/** The last note over a bill that is registered as an e-invoice, or may be by now as it is in a file for the portal, and that GSTR-1 would tell otherwise of the bill as it becomes; undefined where there is none. */
function registeredOtherwise(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  becomes: IssuedBill,
): CreditNote | DebitNote | undefined {
  const over = raisedWith(state, bill);
  const { stateCode } = companyNow(state);
  return [
    ...creditNotesOfAccount(state.creditNotes, bill.accountId),
    ...debitNotesOfAccount(state.debitNotes, bill.accountId),
  ]
    .filter((note) => {
      if (!over.has(note.billId) || !isLive(note) || !(hasIrn(note) || isUnanswered(note))) return false;
      const month = note.issuedOn.slice(0, 7);
      return differsInReturns(asAmendedIn(bill, month).recipient, asAmendedIn(becomes, month).recipient, stateCode);
    })
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .at(-1);
}

/** Where a note stands that is registered, or may be by now. */
const standing = (note: WithEInvoice): string =>
  hasIrn(note) ? 'is registered as an e-invoice' : 'is in a file for the e-invoice portal';

/** Why a bill is not amended so: GSTR-1 would tell a note of that month or a later one otherwise than it is registered at the e-invoice portal, or may be by now. */
export function whyNotRegistered(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  becomes: IssuedBill,
): string | undefined {
  const last = registeredOtherwise(state, bill, becomes);
  if (!last) return undefined;
  const cure = `choose a day after ${formatMonth(last.issuedOn.slice(0, 7))}, whose GSTR-1 amends it too`;
  const orElse = hasIrn(last) ? '' : ', or, where the portal did not take it, cancel it first and issue it again after';
  return `${last.docNo} ${standing(last)} for the recipient before: ${cure}${orElse}.`;
}

/** Why an amendment of a bill's recipient is not taken back, nor comes back: a note is registered at the e-invoice portal, or may be by now, as GSTR-1 would tell it no more. */
export function whyNotTakenBack(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  becomes: IssuedBill,
): string | undefined {
  const last = registeredOtherwise(state, bill, becomes);
  if (!last) return undefined;
  const cure = hasIrn(last) ? 'Cancel its IRN first' : 'Where the portal did not take it, cancel it first';
  return `Not undone: ${last.docNo} ${standing(last)} for the recipient as it is now. ${cure}, or leave the recipient as it is.`;
}
