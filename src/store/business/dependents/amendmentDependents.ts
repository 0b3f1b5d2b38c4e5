import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { whyNotTakenBack } from '@/store/billing/amendments/registeredNotes';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type Amendment, type IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { raisedWith } from '@/store/billing/creditNotes/creditedDocument';
import { debitNoteName, debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';

/** The first note over a bill, as it is spoken of, that counts and is of an ISO date or later. */
function noteSince(books: WithBills & WithDebitNotes, bill: IssuedBill, on: string): string | undefined {
  const { accountId } = bill;
  const over = raisedWith(books, bill);
  const isSince = (note: { billId: string; issuedOn: string }) => over.has(note.billId) && note.issuedOn >= on;
  const credited = creditNotesOfAccount(books.creditNotes, accountId).find(isSince);
  if (credited) return `credit note ${credited.docNo}`;
  const debited = debitNotesOfAccount(books.debitNotes, accountId).find((note) => isLive(note) && isSince(note));
  return debited && debitNoteName(debited);
}

/** Why the amendment of a bill's recipient cannot be taken back, or come back: a note over the bill was issued, or registered, as it was then. */
export function amendmentDependents(business: Business, changes: readonly Change[]): Refusal | undefined {
  for (const {
    path: [table, id = '', field],
    was,
  } of changes) {
    const bill = table === 'bills' && field === 'amended' ? business.bills.entities[id] : undefined;
    if (!bill) continue;
    // Without one now, the whole of it comes back.
    const amended = bill.amended ?? (was as Amendment | undefined);
    const note = amended && noteSince(business, bill, amended.on);
    if (note !== undefined)
      return { reason: `Not undone: ${note} was issued for the recipient as it is now. Undo that first.` };
    const becomes = rewound(business, changes).bills.entities[id];
    const reason = becomes && whyNotTakenBack(business, bill, becomes);
    if (reason !== undefined) return { reason };
  }
  return undefined;
}
