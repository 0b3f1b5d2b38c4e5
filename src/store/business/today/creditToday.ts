import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { selectAllBeyondCredit, type BeyondCredit } from '@/store/billing/receivables/credit';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { companyOf } from '@/store/clients/accounts/account';
import { comparedDays } from '@/store/kit/dates';
import type { TodayItem } from './todayItem';

const wordsOf = ({ above, late }: BeyondCredit): string =>
  [
    ...(above ? [`${formatMoney(above.amount)} above its limit`] : []),
    ...(late ? [`${formatCountOf(late.days, 'day')} past due`] : []),
  ].join(', ');

/** The clients that are beyond the credit agreed with them on `today` (ISO date), the longest first. */
export const selectCreditToday = createSelector(
  [businessTable('accounts'), selectAllBeyondCredit],
  ({ entities }, all): readonly TodayItem[] =>
    [...all]
      .flatMap(([id, beyond]): TodayItem[] => {
        const account = entities[id];
        if (!account) return [];
        const { above, late } = beyond;
        return [
          {
            id: `credit-${id}`,
            accountId: id,
            ...(above && { size: above.amount }),
            what: wordsOf(beyond),
            who: companyOf(account),
            ...(late && { since: late.bill.dueOn }),
            step: { label: 'Open Client', to: `${paths.sales.detailedClientOf(account.number)}&tab=ageing` },
          },
        ];
      })
      .toSorted((one, other) => comparedDays(one.since ?? '9999', other.since ?? '9999')),
);
