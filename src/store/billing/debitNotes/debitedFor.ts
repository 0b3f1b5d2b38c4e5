import { isLive, type BillLine, type IssuedBill } from '@/store/billing/bills/bill';
import { creditedOfLine, darkOfLine } from '@/store/billing/bills/billedLines';
import type { WithBills } from '@/store/billing/bills/withBills';
import { paise } from '@/store/kit/money';
import { debitNotesOfAccount, type DebitNote, type WithDebitNotes } from './debitNote';

/** As which versions reckoned: all as now, what debit notes charge as earlier ones did, or that and what is due. */
export type AsBefore = false | 'debits' | true;

/** All of them: a fact that one of them admitted stands. */
export const EVER: readonly AsBefore[] = [false, 'debits', true];

/** A debit note that charges something besides for a vehicle on a bill, in whole paise without GST. */
interface Debiting {
  note: DebitNote;
  /** Those of its lines that are for the vehicle. */
  lines: readonly BillLine[];
  /** What of it is not credited. */
  charged: number;
  /** What of it was credited for downtime, which leaves it charged. */
  dark: number;
}

/** A state that tells what debit notes charge, and what of it is credited. */
type WithCharged = WithDebitNotes & Pick<WithBills, 'creditNotes'>;

const sumOf = (lines: readonly BillLine[], paiseOf: (line: BillLine) => number): number =>
  lines.reduce((sum, line) => sum + paiseOf(line), 0);

/**
 * The debit notes over a bill that are for a vehicle of it; interest is none. One that names no vehicle is for it where
 * the bill has no other, unless it is for something else.
 */
function debitsFor({ debitNotes, creditNotes }: WithCharged, bill: IssuedBill, vehicleId: string): Debiting[] {
  const isAlone = bill.lines.filter(({ kind }) => kind === 'Subscription').length === 1;
  return debitNotesOfAccount(debitNotes, bill.accountId)
    .filter((note) => note.billId === bill.id && isLive(note) && note.reason !== 'Interest')
    .map((note) => {
      const isUnnamed = isAlone && note.reason !== 'Other';
      const lines = note.lines.filter(
        ({ kind, vehicleId: of }) => kind === 'Subscription' && (of === vehicleId || (of === undefined && isUnnamed)),
      );
      const charged = sumOf(lines, (line) => paise(line.taxable) - (creditedOfLine(creditNotes, note, line) ?? 0));
      return { note, lines, charged, dark: sumOf(lines, (line) => darkOfLine(creditNotes, note, line)) };
    });
}

/** Those of them of which something is not credited. */
export const debitingFor = (state: WithCharged, bill: IssuedBill, vehicleId: string): Debiting[] =>
  debitsFor(state, bill, vehicleId).filter(({ charged }) => charged > 0);

/** What debit notes charge besides for a vehicle on a bill and is not credited, in whole paise without GST. */
export const debitedFor = (state: WithCharged, bill: IssuedBill, vehicleId: string): number =>
  debitingFor(state, bill, vehicleId).reduce((sum, { charged }) => sum + charged, 0);

/** The same with what was credited for downtime: its days stay charged. Or, `asBefore`, without, as earlier versions reckoned it. */
export const standingDebits = (
  state: WithCharged,
  bill: IssuedBill,
  vehicleId: string,
  asBefore: AsBefore = false,
): number =>
  asBefore
    ? debitedFor(state, bill, vehicleId)
    : debitsFor(state, bill, vehicleId).reduce((sum, { charged, dark }) => sum + Math.max(0, charged) + dark, 0);

/** What of debit notes for a vehicle on a bill was credited for downtime, in whole paise without GST. */
export const darkOfDebits = (state: WithCharged, bill: IssuedBill, vehicleId: string): number =>
  debitsFor(state, bill, vehicleId).reduce((sum, { dark }) => sum + dark, 0);
