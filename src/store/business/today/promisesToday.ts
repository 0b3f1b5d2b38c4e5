import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import { missedPromise } from '@/store/billing/reminders/promise';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { companyOf } from '@/store/clients/accounts/account';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { oldestFirst, type TodayItem } from './todayItem';

/** The clients who promised to pay by a day that is past on `today` (ISO date), and still owe something. */
export const selectMissedPromises = createSelector(
  [
    businessTable('accounts'),
    businessTable('bills'),
    businessTable('creditNotes'),
    businessTable('receipts'),
    businessTable('openings'),
    selectToday,
  ],
  ({ ids, entities }, bills, creditNotes, receipts, openings, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings };
    const items = ids.flatMap((id): TodayItem[] => {
      const account = entities[id];
      const since = account && missedPromise(account, today);
      if (!account || since === undefined) return [];
      const { balance } = ageingOf(books, id, today, countedUpTo(today, today));
      if (balance <= 0) return [];
      return [
        {
          id: `promise-${id}-${since}`,
          what: formatMoney(balance),
          who: companyOf(account),
          since,
          step: { label: 'Open Client', to: `${paths.sales.detailedClientOf(account.number)}&tab=ageing` },
        },
      ];
    });
    return oldestFirst(items);
  },
);
