import { isAmendedUntil } from '@/store/billing/amendments/amended';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNotesOfAccount } from '@/store/billing/debitNotes/debitNote';
import { creditedAs, debitedAs, type Sold, type WithDocuments } from './issuedDocuments';
import { takesGstOff } from './missing';

/** The bills whose recipient was corrected in a month, so that its return tells them otherwise than they were filed. */
export function amendedIn(state: WithDocuments & WithCompany, month: string): IssuedBill[] {
  const { ids, entities } = state.bills;
  const { stateCode } = companyNow(state);
  return ids
    .flatMap((id) => entities[id] ?? [])
    .filter((bill) => bill.amended?.on.startsWith(month) && isLive(bill) && isAmendedUntil(bill, month, stateCode));
}

/** Bills that a month amends, as they are by then or as they were, with the notes over them that earlier months told, each told as its bill is. */
export function soldBefore(
  { creditNotes, debitNotes }: WithDocuments,
  month: string,
  unnumbered: ReadonlySet<string>,
  bills: readonly IssuedBill[],
): Sold {
  const isTold = ({ id, issuedOn }: { id: string; issuedOn: string }) =>
    issuedOn.slice(0, 7) < month && !unnumbered.has(id);
  return {
    live: bills,
    taken: bills.flatMap((bill) => {
      const over = raisedWith({ debitNotes }, bill);
      return creditNotesOfAccount(creditNotes, bill.accountId)
        .filter((note) => over.has(note.billId) && isTold(note))
        .map((note) => creditedAs({ creditNotes, debitNotes }, bill, note))
        .filter(takesGstOff);
    }),
    debits: bills.flatMap((bill) =>
      debitNotesOfAccount(debitNotes, bill.accountId)
        .filter((note) => note.billId === bill.id && isLive(note) && isTold(note))
        .map((note) => debitedAs(bill, note)),
    ),
  };
}
