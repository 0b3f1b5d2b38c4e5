import { takingTurns } from '@/journal/kit/takingTurns';
import { billRunSteps, selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billRunApproved } from '@/store/facts/bills';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { createStore } from '@/store/business/store';
import { manyAccounts } from '../manyAccounts';

const MONTH = '2026-11';
const TODAY = '2026-11-21';
/** As the screen takes its turns. */
const AT_A_TIME_MS = 8;

const timed = async <Made>(work: () => Made | Promise<Made>) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const began = performance.now();
  const made = await work();
  return { ms: performance.now() - began, made };
};

/** The longest time between two frames while work is done. */
async function longestFrame<Made>(work: () => Promise<Made>) {
  let [longest, last, isOver] = [0, performance.now(), false];
  const frame = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  const made = await work();
  isOver = true;
  return { made, longest };
}

/** Milliseconds of a month's run over 20,000 accounts: in one go, in turns with the page and its longest frame, approved, and again after that. */
async function measure() {
  const made = manyAccounts();
  const once = await timed(() => selectBillRun(made, MONTH, TODAY));
  const store = createStore(manyAccounts());
  const steps = () =>
    takingTurns(billRunSteps(store.getState(), MONTH, TODAY), () => {}, new AbortController().signal, AT_A_TIME_MS);
  const turns = await timed(() => longestFrame(steps));
  const rows = await timed(() =>
    takingTurns(runRowSteps(store.getState(), turns.made.made), () => {}, new AbortController().signal, AT_A_TIME_MS),
  );
  const seen = seenBills([...rows.made.ready, ...rows.made.look]);
  const approved = await timed(() => {
    const said = store.dispatch(billRunApproved(MONTH, seen, TODAY));
    if (!said.done) throw new Error(said.reason);
  });
  const again = await timed(() => longestFrame(steps));
  return {
    bills: seen.length,
    once: once.ms,
    turns: turns.ms,
    frame: turns.made.longest,
    rows: rows.ms,
    approved: approved.ms,
    again: again.ms,
    frameAgain: again.made.longest,
    left: [...again.made.made.values()].flatMap((run) => run.bills).length,
  };
}

Object.assign(window, { bench: { measure } });
