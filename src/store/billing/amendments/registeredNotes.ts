import { formatMonth } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNotesOfAccount, type DebitNote, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { hasIrn } from '@/store/billing/eInvoices/eInvoice';
import { isToldOtherwise, toldIn } from './amended';

/** The last note over a bill that is registered as an e-invoice, and that GSTR-1 would tell otherwise of the bill as it becomes; undefined where there is none. */
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
      if (!over.has(note.billId) || !hasIrn(note)) return false;
      const month = note.issuedOn.slice(0, 7);
      return isToldOtherwise(toldIn(bill, month).recipient, toldIn(becomes, month).recipient, stateCode);
    })
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .at(-1);
}

/** Why a bill is not amended so: GSTR-1 would tell a note of that month or a later one otherwise than it is registered at the e-invoice portal. */
export function whyNotRegistered(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  becomes: IssuedBill,
): string | undefined {
  const last = registeredOtherwise(state, bill, becomes);
  return (
    last &&
    `${last.docNo} is registered as an e-invoice for the recipient before: choose a day after ${formatMonth(last.issuedOn.slice(0, 7))}, whose GSTR-1 amends it too.`
  );
}

/** Why an amendment of a bill's recipient is not taken back, nor comes back: a note is registered at the e-invoice portal as GSTR-1 would tell it no more. */
export function whyNotTakenBack(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  becomes: IssuedBill,
): string | undefined {
  const last = registeredOtherwise(state, bill, becomes);
  return (
    last &&
    `Not undone: ${last.docNo} is registered as an e-invoice for the recipient as it is now. Cancel its IRN first, or leave the recipient as it is.`
  );
}
