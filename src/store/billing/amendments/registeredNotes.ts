import { formatMonth } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { hasIrn } from '@/store/billing/eInvoices/eInvoice';
import type { RecipientAmending } from '@/store/facts/bills';
import { isToldOtherwise } from './amended';

/** Why a bill is not amended on that day: GSTR-1 would tell a note of that month or a later one otherwise than it is registered at the e-invoice portal. */
export function whyNotRegistered(
  state: WithBills & WithDebitNotes & WithCompany,
  bill: IssuedBill,
  { on, recipient }: Pick<RecipientAmending, 'on' | 'recipient'>,
): string | undefined {
  if (!isToldOtherwise(bill.recipient, recipient, companyNow(state).stateCode)) return undefined;
  const over = raisedWith(state, bill);
  const registered = [
    ...creditNotesOfAccount(state.creditNotes, bill.accountId),
    ...debitNotesOfAccount(state.debitNotes, bill.accountId),
  ].filter((note) => over.has(note.billId) && hasIrn(note) && note.issuedOn >= on.slice(0, 7));
  const last = registered.toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn)).at(-1);
  return (
    last &&
    `${last.docNo} is registered as an e-invoice for the recipient before: choose a day after ${formatMonth(last.issuedOn.slice(0, 7))}, whose GSTR-1 amends it too.`
  );
}
