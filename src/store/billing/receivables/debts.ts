import { weakMapMemoize } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import {
  debitNoteName,
  debitNotesOfAccount,
  type DebitNote,
  type WithDebitNotes,
} from '@/store/billing/debitNotes/debitNote';
import { openingOf, type OpeningBalance, type WithOpenings } from '@/store/billing/openings/opening';
import type { WithBills } from '@/store/billing/bills/withBills';
import { comparedDays } from '@/store/kit/dates';

/** What a client owes something of, and money settles: a bill, a debit note, or what it owed before anything was billed here. */
export interface Debt extends Pick<
  IssuedBill,
  'id' | 'accountId' | 'number' | 'docNo' | 'status' | 'cancelledOn' | 'issuedOn' | 'dueOn' | 'total'
> {
  /** The value without GST, as far as that is known. */
  taxes: readonly { taxable: number }[];
  /** What it is where it is no bill. */
  isOpening?: true;
  isDebitNote?: true;
}

/** What an opening balance is called where a bill has its number. */
export const OPENING = 'Opening balance' as const;

/** A debit that was there before the first bill: due with its day, and as nobody tells its GST, tax may have been kept back of all of it. */
const openingDebt = weakMapMemoize(({ id, number, accountId, on, amount }: OpeningBalance): Debt => ({
  id,
  accountId,
  number,
  docNo: OPENING,
  status: 'Issued',
  issuedOn: on,
  dueOn: on,
  total: amount,
  taxes: [{ taxable: amount }],
  isOpening: true,
}));

const noteDebt = weakMapMemoize((note: DebitNote): Debt => {
  const { id, accountId, number, docNo, status, cancelledOn, issuedOn, dueOn, total, taxes } = note;
  return { id, accountId, number, docNo, status, cancelledOn, issuedOn, dueOn, total, taxes, isDebitNote: true };
});

const together = weakMapMemoize(
  (opening: OpeningBalance | undefined, bills: readonly IssuedBill[], notes: readonly DebitNote[]): readonly Debt[] => [
    ...(opening ? [openingDebt(opening)] : []),
    ...bills,
    ...notes.map((note) => noteDebt(note)),
  ],
);

/** A state that tells what was ever owed. */
export type WithOwed = Pick<WithBills, 'bills'> & WithOpenings & WithDebitNotes;

/** What an account owes or owed, cancelled documents included: the very same list as long as none of it changes. */
export function debtsOfAccount({ bills, openings, debitNotes }: WithOwed, accountId: string): readonly Debt[] {
  const own = billsOfAccount(bills, accountId);
  const notes = debitNotesOfAccount(debitNotes, accountId);
  const opening = openingOf(openings, accountId);
  const debit = opening && opening.amount > 0 ? opening : undefined;
  return debit || notes.length > 0 ? together(debit, own, notes) : own;
}

/** What has that identity and can be owed. */
export function debtOfId({ bills, openings, debitNotes }: WithOwed, id: string): Debt | undefined {
  const opening = openings.entities[id];
  const note = debitNotes.entities[id];
  if (note) return noteDebt(note);
  return opening && opening.amount > 0 ? openingDebt(opening) : bills.entities[id];
}

/** Which of two comes first where money is set against the oldest. */
export const comparedDebts = (one: Debt, other: Debt): number =>
  comparedDays(one.issuedOn, other.issuedOn) || one.number - other.number;

/** How it is spoken of. */
export function debtName(debt: Pick<Debt, 'docNo' | 'isOpening' | 'isDebitNote'>): string {
  if (debt.isOpening) return 'opening balance';
  return debt.isDebitNote ? debitNoteName(debt) : billName(debt);
}

/** The page on which it is shown; undefined where it has none. */
export function debtPage({ isOpening, isDebitNote, number }: Debt): string | undefined {
  if (isOpening) return undefined;
  return isDebitNote ? paths.sales.debitNoteOf(number) : paths.sales.invoiceOf(number);
}
