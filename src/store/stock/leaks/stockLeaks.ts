import { createSelector } from '@reduxjs/toolkit';
import type { LeakKind } from './leakKinds';
import { selectLost, selectUnbought, selectSuspended, selectOverdue } from './deviceLeaks';
import { selectLate } from './challanLeaks';
import { selectUnscanned } from './requestLeaks';
import { selectIdle } from './simLeaks';
import type { Leak } from './leak';

/** What of the stock is lost, late or contradicts itself on `today` (ISO date), by kind. */
export const selectLeaks = createSelector(
  [selectLost, selectLate, selectUnscanned, selectUnbought, selectSuspended, selectIdle, selectOverdue],
  (lost, late, unscanned, unbought, suspended, idle, overdue): Record<LeakKind, readonly Leak[]> => ({
    lost,
    late,
    unscanned,
    unbought,
    suspended,
    idle,
    overdue,
  }),
);
