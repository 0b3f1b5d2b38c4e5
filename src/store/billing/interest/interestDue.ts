import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { debitNotesOfAccount, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { CreditTerms } from '@/store/clients/accounts/creditTerms';
import { daysAfter, daysBetween } from '@/store/kit/dates';
import { paise, rupees } from '@/store/kit/money';
import type { InterestDays } from './interest';
import { openSpans, type OpenSpan } from './openSpans';

/** Interest that is due for a bill. */
export interface InterestDue extends InterestDays {
  /** The days that bear it. */
  days: number;
  /** In rupees, without GST. */
  amount: number;
}

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
 * What days (ISO dates, both counted) of a bill bear at a rate: each on what was open at the end of the day before, over 365 days and
 * rounded half up once, in rupees without GST; with how many bear it, and the last that does. `spans` tell what was open of its account.
 */
export function borneBy(spans: readonly OpenSpan[], billId: string, { from, until: end, rate }: InterestDays) {
  let [weighed, days, until] = [0n, 0, ''];
  for (const [place, span] of spans.entries()) {
    const open = span.open.get(billId) ?? 0;
    // What is open at the end of one day bears interest on the next.
    const first = latest([from, daysAfter(span.from, 1)]);
    const next = spans[place + 1]?.from ?? end;
    const last = next < end ? next : end;
    if (open === 0 || first > last) continue;
    const count = daysBetween(first, last) + 1;
    weighed += BigInt(open) * BigInt(count);
    days += count;
    until = last;
  }
  // A rate has two decimals at most: so many parts of a hundred percent, over the days of a year.
  const parts = 3_650_000n;
  const amount = rupees(Number((weighed * BigInt(Math.round(rate * 100)) * 2n + parts) / (parts * 2n)));
  return { days, until, amount };
}

/**
 * The interest that a bill bears up to a day (ISO date) and nobody charged or waived: for each day after it was due, from the agreed day
 * on. Of less than a rupee nothing is due yet. `spans` tell what was open of its account.
 */
export function interestDue(
  state: WithDebts,
  { interestRate: rate, interestFrom }: CreditTerms,
  bill: IssuedBill,
  day: string,
  spans = openSpans(state, bill.accountId),
): InterestDue | undefined {
  if (rate === undefined || interestFrom === undefined || !isLive(bill)) return undefined;
  const said = latest(saidInterest(state, bill).map(({ until }) => until));
  const from = latest([daysAfter(bill.dueOn, 1), interestFrom, ...(said === '' ? [] : [daysAfter(said, 1)])]);
  if (from > day) return undefined;
  const borne = borneBy(spans, bill.id, { from, until: day, rate });
  return paise(borne.amount) < 100 ? undefined : { from, rate, ...borne };
}
