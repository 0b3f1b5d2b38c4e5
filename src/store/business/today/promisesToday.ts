import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { owedOf } from '@/store/billing/receivables/stillOwed';
import { missedPromise } from '@/store/billing/reminders/promise';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { sumOf } from '@/store/kit/money';
import { companyOf } from '@/store/clients/accounts/account';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { DEBT_TABLES } from './owedToday';
import { oldestFirst, type TodayItem } from './todayItem';

/** The clients who promised to pay by a day that is past on `today` (ISO date), and are late with something that was issued before it. */
export const selectMissedPromises = createSelector(
  [businessTable('accounts'), ...DEBT_TABLES, selectToday],
  ({ ids, entities }, bills, creditNotes, receipts, openings, debitNotes, writeOffs, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    const items = ids.flatMap((id): TodayItem[] => {
      const account = entities[id];
      const since = account && missedPromise(account, today);
      if (!account || since === undefined) return [];
      const owed = owedOf(books, id, today).bills.filter(({ bill, days }) => bill.issuedOn < since && days > 0);
      if (owed.length === 0) return [];
      return [
        {
          id: `promise-${id}-${since}`,
          accountId: id,
          what: formatMoney(sumOf(owed.map(({ open }) => open))),
          who: companyOf(account),
          since,
          step: { label: 'Open Client', to: `${paths.sales.detailedClientOf(account.number)}&tab=ageing` },
        },
      ];
    });
    return oldestFirst(items);
  },
);
