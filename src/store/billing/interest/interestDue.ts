import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithSettlements } from '@/store/billing/receivables/openBills';
import type { CreditTerms } from '@/store/clients/accounts/creditTerms';
import { daysAfter, daysBefore } from '@/store/kit/dates';
import { paise, rupees } from '@/store/kit/money';
import type { InterestDays } from './interest';
import { openInPaise, settledDays } from './openDays';

/** Interest that is due for a bill. */
export interface InterestDue extends InterestDays {
  /** The days that bear it. */
  days: number;
  /** In rupees, without GST. */
  amount: number;
}

/** A state that tells what interest bills bear. */
export type WithInterest = WithSettlements & WithDebitNotes;

const DAY_MS = 86_400_000;

const daysFrom = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other), '');

/** The days of a bill whose interest was charged, by debit notes that count, or waived. */
export function saidInterest(
  { debitNotes }: WithDebitNotes,
  { id, accountId, waivedInterest = [] }: IssuedBill,
): readonly InterestDays[] {
  const charged = debitNotesOfAccount(debitNotes, accountId).filter((note) => note.billId === id && isLive(note));
  return [...charged.flatMap(({ interest }) => interest ?? []), ...waivedInterest];
}

/**
 * The interest that a bill bears up to a day (ISO date) and nobody charged or waived: for each day after it was due, from the agreed day
 * on, on what was open at the end of the day before, by the agreed rate over 365 days and rounded half up once. Of less than a rupee nothing is due yet.
 */
export function interestDue(
  state: WithInterest,
  { interestRate: rate, interestFrom }: CreditTerms,
  bill: IssuedBill,
  day: string,
): InterestDue | undefined {
  if (rate === undefined || interestFrom === undefined || !isLive(bill)) return undefined;
  const said = latest(saidInterest(state, bill).map(({ until }) => until));
  const from = latest([daysAfter(bill.dueOn, 1), interestFrom, ...(said === '' ? [] : [daysAfter(said, 1)])]);
  if (from > day) return undefined;
  // What is open changes on these days alone: what is settled on one counts from the next on.
  const changes = settledDays(state, bill).map((one) => daysAfter(one, 1));
  const begins = [from, ...new Set(changes.filter((one) => one > from && one <= day))].toSorted();
  let [weighed, days, until] = [0n, 0, ''];
  for (const [place, first] of begins.entries()) {
    const end = begins[place + 1] ?? daysAfter(day, 1);
    const open = openInPaise(state, bill, daysBefore(first, 1));
    if (open === 0) continue;
    const count = daysFrom(first, end);
    weighed += BigInt(open) * BigInt(count);
    days += count;
    until = daysBefore(end, 1);
  }
  // A rate has two decimals at most: so many parts of a hundred percent, over the days of a year.
  const parts = 3_650_000n;
  const amount = rupees(Number((weighed * BigInt(Math.round(rate * 100)) * 2n + parts) / (parts * 2n)));
  return paise(amount) < 100 ? undefined : { from, until, rate, days, amount };
}
