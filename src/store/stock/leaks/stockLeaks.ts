import { createSelector } from '@reduxjs/toolkit';
import { LEAK_KINDS, type LeakKind } from './leakKinds';
import { selectLost, selectUnbought, selectSuspended, selectOverdue } from './deviceLeaks';
import { selectLate } from './challanLeaks';
import { selectUnscanned } from './requestLeaks';
import { selectIdle } from './simLeaks';
import type { Leak } from './leak';

/** What of the stock is lost, late or contradicts itself on `today` (ISO date), by kind, the oldest first. */
export const selectLeaks = createSelector(
  [selectLost, selectLate, selectUnscanned, selectUnbought, selectSuspended, selectIdle, selectOverdue],
  (lost, late, unscanned, unbought, suspended, idle, overdue) => {
    const byKind: Record<LeakKind, Leak[]> = { lost, late, unscanned, unbought, suspended, idle, overdue };
    return LEAK_KINDS.map((kind) => ({
      kind,
      leaks: byKind[kind].toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? '')),
    })).filter(({ leaks }) => leaks.length > 0);
  },
);
