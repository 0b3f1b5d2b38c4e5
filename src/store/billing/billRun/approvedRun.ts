import type { Refusal } from '@/journal/port/model';
import type { GoesIn } from '@/store/kit/refusals';
import { formatMoney } from '@/format';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { basisOf } from '@/store/billing/bills/basis';
import type { CountedBill, WithIssued } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import { accountBook } from './accountBook';
import { runBook } from './billRun';
import type { RunBill, WithBilling } from './runAccount';
import { usageSteps, vehiclesEverOf } from './runContext';
import type { SeenBill } from '@/store/facts/bills';

/** A run that is approved: its month and day, and the bills as they were seen. */
interface SeenRun {
  month: string;
  on: string;
  bills: readonly SeenBill[];
}

type ApprovedRun = SeenRun & WithIssued;

/** What the bills of a run are counted from, for one account after another. */
const basisBook = accountBook((state, account, month) =>
  basisOf(state, account, month, vehiclesEverOf(state, account.id), state),
);

/**
 * Counts the accounts of a run that is approved one by one, telling how much is done, from 0 to 1: what is asked of the run in that
 * state afterwards is counted already.
 */
export function* approvedSteps(state: WithBilling, { month, on, bills }: SeenRun): Generator<number, void> {
  yield* usageSteps(state);
  const books = [runBook(state, month, on), basisBook(state, month, on)];
  for (const [place, { accountId }] of bills.entries()) {
    for (const tell of books) tell(accountId);
    yield place / bills.length;
  }
}

/** The bills of a run that is approved: those that come to what was seen. */
export function approvedBills(state: WithBilling, { month, on, bills }: SeenRun): CountedBill[] {
  const runOf = runBook(state, month, on);
  const basis = basisBook(state, month, on);
  const seen = new Set<string>();
  return bills.flatMap(({ id, accountId, part, total }) => {
    // One that is named twice is issued once.
    if (seen.has(`${part} ${accountId}`)) return [];
    seen.add(`${part} ${accountId}`);
    const now = runOf(accountId)?.bills.find((bill) => bill.part === part);
    // Two bills of an account share nothing in a fact, which is plain JSON.
    return now?.total === total ? [{ id, ...now, recipient: { ...now.recipient }, basis: basis(accountId) ?? '' }] : [];
  });
}

/** Why a bill of a run is left out, in words. */
function whyLeftOut(account: AccountRow | undefined, now: RunBill | undefined, { total }: SeenBill): Refusal {
  if (!account) return { reason: 'One of the accounts is not there any more.' };
  if (!now) return { reason: `${companyOf(account)} has nothing left to bill for this month.` };
  const reason =
    now.total === total
      ? `${companyOf(account)} has another bill now: review it again.`
      : `${companyOf(account)} comes to ${formatMoney(now.total)} now, not ${formatMoney(total)}: review it again.`;
  return { reason };
}

/** Whether nothing was changed meanwhile of what a bill of a run is counted from. */
function holdsIn(state: WithBilling, { month, on }: SeenRun) {
  const { id } = companyNow(state);
  const now = basisBook(state, month, on);
  return ({ accountId, basis, companyId }: CountedBill): boolean => companyId === id && now(accountId) === basis;
}

/** Why nothing of an approved run goes in. */
export const noneOfRun = (state: WithBilling, run: ApprovedRun): Refusal | undefined =>
  run.issued.some(holdsIn(state, run))
    ? undefined
    : (runThatHolds(state, run).leftOut[0] ?? { reason: 'There is nothing to bill.' });

/** What of an approved run goes in: the bills of which nothing that they are counted from was changed meanwhile; and why the others do not. */
export function runThatHolds<Run extends ApprovedRun>(state: WithBilling, run: Run): GoesIn<Run> {
  const issued = run.issued.filter(holdsIn(state, run));
  const made = new Set(issued.map(({ accountId, part }) => `${part} ${accountId}`));
  const runOf = runBook(state, run.month, run.on);
  const left = run.bills.filter(({ accountId, part }) => !made.has(`${part} ${accountId}`));
  const leftOut = left.map((bill) =>
    whyLeftOut(
      state.accounts.entities[bill.accountId],
      runOf(bill.accountId)?.bills.find(({ part }) => part === bill.part),
      bill,
    ),
  );
  return { payload: { ...run, issued }, leftOut };
}
