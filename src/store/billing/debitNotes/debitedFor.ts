import { isLive, type BillLine, type IssuedBill } from '@/store/billing/bills/bill';
import { creditedOfLine } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { paise } from '@/store/kit/money';
import { debitNotesOfAccount, type DebitNote, type WithDebitNotes } from './debitNote';

/** A debit note that charges something besides for a vehicle on a bill: how much that is not credited, in whole paise without GST. */
interface Debiting {
  note: DebitNote;
  charged: number;
}

/** A state that tells what debit notes charge, and what of it is credited. */
type WithCharged = WithDebitNotes & Pick<WithBills, 'creditNotes'>;

/**
 * The debit notes that charge something besides for a vehicle on a bill; interest is none of it. One that names no vehicle is for it where
 * the bill has no other, unless it is for something else.
 */
export function debitingFor({ debitNotes, creditNotes }: WithCharged, bill: IssuedBill, vehicleId: string): Debiting[] {
  const isAlone = bill.lines.filter(({ kind }) => kind === 'Subscription').length === 1;
  const chargedBy = (note: DebitNote) => {
    const { lines, reason } = note;
    const isUnnamed = isAlone && reason !== 'Other';
    const isFor = ({ kind, vehicleId: of }: BillLine) =>
      kind === 'Subscription' && (of === vehicleId || (of === undefined && isUnnamed));
    return lines
      .filter(isFor)
      .reduce((sum, line) => sum + paise(line.taxable) - (creditedOfLine(creditNotes, note, line) ?? 0), 0);
  };
  return debitNotesOfAccount(debitNotes, bill.accountId)
    .filter((note) => note.billId === bill.id && isLive(note) && note.reason !== 'Interest')
    .map((note) => ({ note, charged: chargedBy(note) }))
    .filter(({ charged }) => charged > 0);
}

/** What debit notes charge besides for a vehicle on a bill, in whole paise without GST. */
export const debitedFor = (state: WithCharged, bill: IssuedBill, vehicleId: string): number =>
  debitingFor(state, bill, vehicleId).reduce((sum, { charged }) => sum + charged, 0);
