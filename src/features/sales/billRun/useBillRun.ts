import { useEffect, useMemo, useState } from 'react';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { takingTurns } from '@/journal/kit/takingTurns';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { billRunSteps } from '@/store/billing/billRun/billRunSteps';
import { runRowSteps, type RunRows } from '@/store/billing/billRun/runRows';
import { beyondCreditSteps } from '@/store/billing/receivables/credit';

/** Short enough that no frame is lost. */
const AT_A_TIME_MS = 8;
/** Below this nobody waits, and a bar would only flicker. */
const SHOWN_AFTER_MS = 500;

/** All that a run is counted from. */
function useBilling(): WithBilling {
  const accounts = useAppSelector((state) => state.accounts);
  const vehicles = useAppSelector((state) => state.vehicles);
  const devices = useAppSelector((state) => state.devices);
  const subscriptions = useAppSelector((state) => state.subscriptions);
  const bills = useAppSelector((state) => state.bills);
  const creditNotes = useAppSelector((state) => state.creditNotes);
  const company = useAppSelector((state) => state.company);
  return useMemo(
    () => ({ accounts, vehicles, devices, subscriptions, bills, creditNotes, company }),
    [accounts, vehicles, devices, subscriptions, bills, creditNotes, company],
  );
}

interface Counted {
  of: WithBilling;
  month: string;
  on: string;
  rows: RunRows;
}

/**
 * The run of a month, `YYYY-MM`, on an ISO date, counted beside all else that the page does: its rows, those before it was counted anew
 * included; whether they are of what is there now; and how much is counted, from 0 to 1, where somebody waits for it.
 */
export function useBillRun(month: string, on: string) {
  const state = useBilling();
  const store = useAppStore();
  const [counted, setCounted] = useState<Counted>();
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    const givingUp = new AbortController();
    const { signal } = givingUp;
    const began = performance.now();
    const count = async () => {
      try {
        const onProgress = (done: number) => {
          if (performance.now() - began > SHOWN_AFTER_MS) setShare(done);
        };
        const run = await takingTurns(billRunSteps(state, month, on), onProgress, signal, AT_A_TIME_MS);
        const rows = await takingTurns(runRowSteps(state, run), () => {}, signal, AT_A_TIME_MS);
        // What each row says of its client's credit, so that it is there with the rows.
        await takingTurns(beyondCreditSteps(store.getState(), on), () => {}, signal, AT_A_TIME_MS);
        setCounted({ of: state, month, on, rows });
      } catch (error) {
        if (!signal.aborted) setFailed(error instanceof Error ? error : new Error(String(error)));
      }
      if (!signal.aborted) setShare(undefined);
    };
    void count();
    return () => givingUp.abort();
  }, [state, store, month, on]);
  if (failed) throw failed;
  const rows = counted?.month === month ? counted.rows : undefined;
  return { rows, isCurrent: rows !== undefined && counted?.of === state && counted.on === on, share };
}
