import { createSelector } from '@reduxjs/toolkit';
import { formatMonth } from '@/format';
import { paths } from '@/paths';
import { lastProposed } from '@/store/billing/periods/period';
import { businessTable } from '@/store/business/leaks/leakInputs';
import type { TodayItem } from './todayItem';

/** The month whose close is proposed to those who may close it. */
export const selectMonthToClose = createSelector([businessTable('periods')], (periods): readonly TodayItem[] => {
  const proposed = lastProposed({ periods });
  if (!proposed) return [];
  return [
    {
      id: `close-${proposed.id}`,
      what: formatMonth(proposed.month),
      who: '',
      since: proposed.proposedOn,
      step: { label: 'Open GST Returns', to: `${paths.sales.taxReturns}?month=${proposed.month}` },
    },
  ];
});
