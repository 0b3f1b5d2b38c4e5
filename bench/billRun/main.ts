import { takingTurns } from '@/journal/kit/takingTurns';
import { billRunSteps, selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billRunApproved } from '@/store/facts/bills';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { portalFiles } from '@/store/billing/returns/gstr1/portalFiles';
import { filingSteps } from '@/store/billing/returns/filingSteps';
import { knowRules } from '@/store/business/fetchedRules';
import { rulesAtHand } from '@/store/business/rulesAtHand';
import { createStore } from '@/store/business/store';
import { manyAccounts } from '../manyAccounts';

knowRules(rulesAtHand);

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

/** Each vehicle dearer from the middle of the month on. */
const ofTwoTerms = () =>
  manyAccounts(() => ({
    price: 600,
    pastTerms: [{ price: 350, duration: 'Monthly', until: '2026-11-16', on: '2026-11-02' }],
  }));

/** Milliseconds of the month's GSTR-1 as it is read, and of the files that the portal takes, with their longest frame. */
async function filing(state: ReturnType<typeof manyAccounts>) {
  const read = await timed(() =>
    longestFrame(() =>
      takingTurns(filingSteps(state, MONTH, new Set()), () => {}, new AbortController().signal, AT_A_TIME_MS),
    ),
  );
  const files = await timed(() =>
    longestFrame(() =>
      takingTurns(portalFiles(read.made.made.gstr1), () => {}, new AbortController().signal, AT_A_TIME_MS),
    ),
  );
  return {
    read: read.ms,
    readFrame: read.made.longest,
    files: files.ms,
    filesFrame: files.made.longest,
    faults: files.made.made.faults.length,
  };
}

/** Milliseconds of a month's run over 20,000 accounts: in one go, in turns with the page and its longest frame, approved, and again after that. */
async function measure() {
  const made = manyAccounts();
  const once = await timed(() => selectBillRun(made, MONTH, TODAY));
  const twoTerms = ofTwoTerms();
  const terms = await timed(() =>
    longestFrame(() =>
      takingTurns(billRunSteps(twoTerms, MONTH, TODAY), () => {}, new AbortController().signal, AT_A_TIME_MS),
    ),
  );
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
  const filed = await filing(store.getState());
  return {
    filed,
    bills: seen.length,
    once: once.ms,
    turns: turns.ms,
    frame: turns.made.longest,
    terms: terms.ms,
    frameOfTerms: terms.made.longest,
    rows: rows.ms,
    approved: approved.ms,
    again: again.ms,
    frameAgain: again.made.longest,
    left: [...again.made.made.values()].flatMap((run) => run.bills).length,
  };
}

Object.assign(window, { bench: { measure } });
