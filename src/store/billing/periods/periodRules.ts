import { formatMonth } from '@/format';
import { periodFacts } from '@/store/facts/periods';
import type { Refusal } from '@/journal/port/model';
import { rulesOf } from '@/store/facts/rules';
import { noDetails, type WithCompany } from '@/store/billing/company/company';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { lastClosed, lastProposed, type WithPeriods } from './period';

const isClosed = (state: WithPeriods, month: string): Refusal | undefined => {
  const last = lastClosed(state);
  return last && month <= last.month ? { reason: `${formatMonth(month)} is closed already.` } : undefined;
};

const isLasting = (month: string, on: string): Refusal | undefined =>
  month >= on.slice(0, 7) ? { reason: `${formatMonth(month)} is not over yet: close it once it is.` } : undefined;

/** When the facts of the months of the books cannot be. */
export const periodRules = rulesOf<WithPeriods & WithCompany>()(periodFacts, {
  monthCloseProposed: (state, { id, month, on }) => {
    const proposed = lastProposed(state);
    return firstOf(
      known(state.periods, { id }, 'This month'),
      isLasting(month, on),
      isClosed(state, month),
      proposed && month <= proposed.month
        ? { reason: `Closing ${formatMonth(proposed.month)} is proposed already.` }
        : undefined,
    );
  },
  monthClosed: (state, { id, month, on, companyId }) =>
    firstOf(
      known(state.periods, { id }, 'This month'),
      isLasting(month, on),
      isClosed(state, month),
      noDetails(state, { companyId }),
    ),
  monthOpened: (state, { id, before }) => {
    const period = state.periods.entities[id];
    const last = lastClosed(state);
    return firstOf(
      gone(state.periods, id, 'This month'),
      before === undefined ? undefined : known(state.periods, { id: before }, 'The month before it'),
      period && period.closedOn === undefined ? { reason: `${formatMonth(period.month)} is not closed.` } : undefined,
      period?.opened ? { reason: `${formatMonth(period.month)} is open again already.` } : undefined,
      period && last && last.id !== id
        ? { reason: `${formatMonth(last.month)} was closed after it: open that one first.` }
        : undefined,
    );
  },
});
