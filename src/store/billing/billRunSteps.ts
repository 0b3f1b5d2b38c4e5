import { liveLineSteps } from '@/store/bills/billedLines';
import { wholeWork } from '@/store/wholeWork';
import { runBook, runTables, type RunAccount, type WithBilling } from './billRun';
import { groundSteps } from './runGround';

/** What a run proposes, by the account's identity in the order of their numbers. */
export type BillRun = ReadonlyMap<string, RunAccount>;

/** How much of a run its ground is, and what is billed already. */
const [GROUND_SHARE, BILLED_SHARE] = [0.25, 0.25];
const BEFORE = GROUND_SHARE + BILLED_SHARE;

/** Counts a run account by account, telling how much of it is done, from 0 to 1: it comes to what `selectBillRun` gives, with turns for the page in between. */
export function* billRunSteps(state: WithBilling, month: string, on: string): Generator<number, BillRun> {
  const tables = runTables(state);
  const ground = groundSteps(tables);
  for (let bit = ground.next(); !bit.done; bit = ground.next()) yield bit.value * GROUND_SHARE;
  const billed = liveLineSteps(tables);
  for (let bit = billed.next(); !bit.done; bit = billed.next()) yield GROUND_SHARE + bit.value * BILLED_SHARE;
  const run = new Map<string, RunAccount>();
  const { ids } = tables.accounts;
  const book = runBook(tables, month, on);
  for (const [place, id] of ids.entries()) {
    const one = book(id);
    if (one) run.set(id, one);
    yield BEFORE + ((place + 1) / ids.length) * (1 - BEFORE);
  }
  return run;
}

/** What a run of a month, `YYYY-MM`, proposes on an ISO date, account by account in the order of their numbers. */
export const selectBillRun = (state: WithBilling, month: string, on: string): BillRun => wholeWork(billRunSteps(state, month, on));
