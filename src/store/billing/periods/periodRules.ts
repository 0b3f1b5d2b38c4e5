import { formatMonth } from '@/format';
import { periodFacts } from '@/store/facts/periods';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { lastClosed, type WithPeriods } from './period';

/** When the facts of the months of the books cannot be. */
export const periodRules = rulesOf<WithPeriods>()(periodFacts, {
  monthClosed: (state, { id, month, on }) => {
    const last = lastClosed(state);
    return firstOf(
      known(state.periods, { id }, 'This month'),
      month >= on.slice(0, 7) ? { reason: `${formatMonth(month)} is not over yet: close it once it is.` } : undefined,
      last && month <= last.month ? { reason: `${formatMonth(month)} is closed already.` } : undefined,
    );
  },
  monthOpened: (state, { id }) => {
    const period = state.periods.entities[id];
    const last = lastClosed(state);
    return firstOf(
      gone(state.periods, id, 'This month'),
      period?.opened ? { reason: `${formatMonth(period.month)} is open again already.` } : undefined,
      period && last && last.id !== id
        ? { reason: `${formatMonth(last.month)} was closed after it: open that one first.` }
        : undefined,
    );
  },
});
