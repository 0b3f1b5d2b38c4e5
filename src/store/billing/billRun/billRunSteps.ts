import { accountBillSteps } from '@/store/billing/bills/accountBills';
import { runToEnd } from '@/journal/kit/runToEnd';
import { runBook } from './billRun';
import type { RunAccount, WithBilling } from './runAccount';
import { usageSteps } from './runContext';

/** What a run proposes, by the account's identity in the order of their numbers. */
export type BillRun = ReadonlyMap<string, RunAccount>;

/** How much of a run its ground is, and the bills that there are. */
const [GROUND_SHARE, BILLS_SHARE] = [0.25, 0.05];
const BEFORE = GROUND_SHARE + BILLS_SHARE;

/** Does work that is a share of the whole, after so much of it. */
function* inShare(work: Generator<number>, before: number, share: number): Generator<number> {
  for (const bit of work) yield before + bit * share;
}

/** Counts a run account by account, telling how much of it is done, from 0 to 1: it comes to what `selectBillRun` gives, with turns for the page in between. */
export function* billRunSteps(state: WithBilling, month: string, on: string): Generator<number, BillRun> {
  yield* inShare(usageSteps(state), 0, GROUND_SHARE);
  yield* inShare(accountBillSteps(state.bills), GROUND_SHARE, BILLS_SHARE);
  const run = new Map<string, RunAccount>();
  const { ids } = state.accounts;
  const book = runBook(state, month, on);
  for (const [place, id] of ids.entries()) {
    const one = book(id);
    if (one) run.set(id, one);
    yield BEFORE + ((place + 1) / ids.length) * (1 - BEFORE);
  }
  return run;
}

/** What a run of a month, `YYYY-MM`, proposes on an ISO date, account by account in the order of their numbers. */
export const selectBillRun = (state: WithBilling, month: string, on: string): BillRun =>
  runToEnd(billRunSteps(state, month, on));
