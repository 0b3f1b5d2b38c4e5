import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { owedOf } from '@/store/billing/receivables/stillOwed';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { reachedOn } from '@/store/billing/reminders/reminder';
import { isReminderDue } from '@/store/billing/reminders/reminderPlan';
import { sumOf } from '@/store/kit/money';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { selectPassed } from '@/store/business/leaks/passedAlerts';
import { companyOf } from '@/store/clients/accounts/account';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { LEAK_WORDS } from '@/store/stock/leaks/leakKinds';
import { DEBT_TABLES } from './owedToday';
import type { TodayItem } from './todayItem';

/** The clients who owe something for more than 60 days on `today` (ISO date), with the sum, the largest first. */
export const selectOldDebts = createSelector(
  [businessTable('accounts'), ...DEBT_TABLES, selectToday],
  (accounts, bills, creditNotes, receipts, openings, debitNotes, writeOffs, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    return accounts.ids
      .map((id) => ({ id, ...owedOf(books, id, today) }))
      .filter(({ old }) => old > 0)
      .toSorted((one, other) => other.old - one.old)
      .flatMap(({ id, old, since }): TodayItem[] => {
        const account = accounts.entities[id];
        if (!account) return [];
        return [
          {
            id: `owing-${id}`,
            accountId: id,
            size: old,
            what: formatMoney(old),
            who: companyOf(account),
            since,
            step: { label: 'Open Client', to: `${paths.sales.detailedClientOf(account.number)}&tab=ageing` },
          },
        ];
      });
  },
);

/** The clients who are to be reminded on `today` (ISO date), as the plan has it: how many, and what they owe. */
export const selectRemindersDue = createSelector(
  [businessTable('accounts'), ...DEBT_TABLES, businessTable('reminders'), selectToday],
  (accounts, bills, creditNotes, receipts, openings, debitNotes, writeOffs, reminders, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    const due = accounts.ids.flatMap((id) => {
      const account = accounts.entities[id];
      const { balance, days } = owedOf(books, id, today);
      const remindedOn = reachedOn(reminders, id);
      return account && isReminderDue({ account, balance, days, remindedOn }, today) ? [balance] : [];
    });
    if (due.length === 0) return [];
    return [
      {
        id: 'reminders',
        size: due.length,
        what: formatCountOf(due.length, 'client'),
        who: formatMoney(sumOf(due)),
        step: { label: 'Remind', to: paths.sales.receiptsTab('ageing') },
      },
    ];
  },
);

/** The pauses and deactivations whose alert date has passed on `today` (ISO date). */
export const selectAlerts = createSelector([selectPassed], (passed): readonly TodayItem[] =>
  passed.map(({ id, what, detail, since, mend }) => ({ id: `alert-${id}`, what, who: detail, since, step: mend })),
);

const earlier = (one: string | undefined, other: string) => (one === undefined || other < one ? other : one);

/** What of the list stands there by itself. */
const TOLD_ALONE: readonly string[] = ['alert', 'late'];

/** The other problems on `today` (ISO date), by kind, with what is known to be at stake: the dearest first. */
export const selectProblems = createSelector([selectAllLeaks], (kinds): readonly TodayItem[] =>
  kinds
    .filter(({ kind }) => !TOLD_ALONE.includes(kind))
    .map(({ kind, leaks, stake }) => ({
      id: `leaks-${kind}`,
      size: leaks.length,
      what: LEAK_WORDS[kind].title,
      who: [formatCountOf(leaks.length, 'problem'), ...(stake > 0 ? [formatMoney(stake)] : [])].join(', '),
      since: leaks.flatMap(({ since }) => since ?? []).reduce<string | undefined>(earlier, undefined),
      step: { label: 'See Problems', to: `${paths.leaks}?kind=${kind}` },
    })),
);
