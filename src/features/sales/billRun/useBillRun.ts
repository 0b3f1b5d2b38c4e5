import { useMemo } from 'react';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useInTurns } from '@/parts/useInTurns';
import type { AppStore } from '@/store/business/store';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import { billRunSteps } from '@/store/billing/billRun/billRunSteps';
import { runRowSteps, type RunRows } from '@/store/billing/billRun/runRows';
import { beyondCreditSteps } from '@/store/billing/receivables/credit';

interface Asked {
  state: WithBilling;
  month: string;
  on: string;
  store: AppStore;
}

/** Steps that are few beside those before them: how far they are is not told. */
function* last<Made>(steps: Generator<number, Made>): Generator<number, Made> {
  for (;;) {
    const bit = steps.next();
    if (bit.done) return bit.value;
    yield 1;
  }
}

function* rowSteps({ state, month, on, store }: Asked): Generator<number, RunRows> {
  const run = yield* billRunSteps(state, month, on);
  const rows = yield* last(runRowSteps(state, run));
  // What each row says of its client's credit, so that it is there with the rows.
  yield* last(beyondCreditSteps(store.getState(), on));
  return rows;
}

/**
 * The run of a month, `YYYY-MM`, on an ISO date, counted beside all else that the page does: its rows, those before it was counted anew
 * included; whether they are of what is there now; and how much is counted, from 0 to 1, where somebody waits for it.
 */
export function useBillRun(month: string, on: string) {
  const store = useAppStore();
  const state = useAppSelector(selectBilling);
  const asked = useMemo(() => ({ state, month, on, store }), [state, month, on, store]);
  const { counted, share } = useInTurns(asked, rowSteps);
  const rows = counted?.of.month === month ? counted.made : undefined;
  return { rows, isCurrent: counted?.of === asked, share };
}
