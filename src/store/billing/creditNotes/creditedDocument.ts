import { weakMapMemoize } from '@reduxjs/toolkit';
import { asAmended, asItsBill } from '@/store/billing/amendments/amended';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { debitNotesOfAccount, type DebitNote, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from './creditNote';

/** What a credit note takes something off (section 34(1) of the CGST Act): a bill, or a debit note as if it were one, for whom and under which heads its bill is. */
export interface CreditedDocument extends IssuedBill {
  isDebitNote?: true;
}

type Documents = Pick<WithBills, 'bills'> & WithDebitNotes;

/** A debit note as if it were a bill, for whom and under which heads its bill is. */
export const asBill = weakMapMemoize((note: DebitNote, bill: IssuedBill): CreditedDocument => {
  const { id, number, docNo, issuedOn, dueOn, lines, roundOff, total, status, companyId, eInvoice } = note;
  const { amended } = bill;
  return {
    ...bill,
    id,
    number,
    docNo,
    issuedOn,
    dueOn,
    lines,
    roundOff,
    total,
    status,
    companyId,
    eInvoice,
    taxes: asItsBill(note, bill).taxes,
    ...(amended && { amended: { ...amended, taxes: asItsBill(note, asAmended(bill)).taxes } }),
    isDebitNote: true,
  };
});

/** The bill or the debit note of that identity as a credit note takes something off it; undefined where there is none. */
export function creditedDocument({ bills, debitNotes }: Documents, id: string): CreditedDocument | undefined {
  const note = debitNotes.entities[id];
  if (!note) return bills.entities[id];
  const bill = bills.entities[note.billId];
  return bill && asBill(note, bill);
}

/** The bill that a credit note is about: the one that it is against, or that is raised by the debit note which it is against; undefined where that is gone. */
export const billOfCredit = (
  { bills, debitNotes }: Documents,
  { billId }: Pick<CreditNote, 'billId'>,
): IssuedBill | undefined => bills.entities[debitNotes.entities[billId]?.billId ?? billId];

/** Which documents a credit note over a bill may be against, by their identities: the bill, and the debit notes that raise it. */
export const raisedWith = (
  { debitNotes }: WithDebitNotes,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
): ReadonlySet<string> =>
  new Set([id, ...debitNotesOfAccount(debitNotes, accountId).flatMap((note) => (note.billId === id ? [note.id] : []))]);
