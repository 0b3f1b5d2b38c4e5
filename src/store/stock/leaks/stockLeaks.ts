import { createStructuredSelector } from 'reselect';
import type { LeakKind } from './leakKinds';
import { selectLost, selectUnbought, selectSuspended, selectOverdue } from './deviceLeaks';
import { selectLate } from './challanLeaks';
import { selectUnscanned } from './requestLeaks';
import { selectIdle } from './simLeaks';

/** What of the stock is lost, late or contradicts itself on `today` (ISO date), by kind. */
export const selectLeaks = createStructuredSelector({
  lost: selectLost,
  late: selectLate,
  unscanned: selectUnscanned,
  unbought: selectUnbought,
  suspended: selectSuspended,
  idle: selectIdle,
  overdue: selectOverdue,
} satisfies Record<LeakKind, unknown>);
