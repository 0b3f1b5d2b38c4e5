import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { balanceDue } from '@/store/billing/receivables/owed';
import { missedPromise } from '@/store/billing/reminders/promise';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { companyOf } from '@/store/clients/accounts/account';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { DEBT_TABLES } from './owedToday';
import { oldestFirst, type TodayItem } from './todayItem';

/** The clients who promised to pay by a day that is past on `today` (ISO date), and still owe something. */
export const selectMissedPromises = createSelector(
  [businessTable('accounts'), ...DEBT_TABLES, selectToday],
  ({ ids, entities }, bills, creditNotes, receipts, openings, debitNotes, writeOffs, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    const items = ids.flatMap((id): TodayItem[] => {
      const account = entities[id];
      const since = account && missedPromise(account, today);
      if (!account || since === undefined) return [];
      const balance = balanceDue(books, id);
      if (balance <= 0) return [];
      return [
        {
          id: `promise-${id}-${since}`,
          accountId: id,
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
