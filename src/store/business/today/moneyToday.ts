import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import { debtsOfAccount, type Debt } from '@/store/billing/receivables/debts';
import { openingOf, type OpeningBalance } from '@/store/billing/openings/opening';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { writeOffsOfAccount, type WriteOff } from '@/store/billing/writeOffs/writeOff';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { businessTable } from '@/store/business/leaks/leakInputs';
import { selectPassed } from '@/store/business/leaks/passedAlerts';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { companyOf } from '@/store/clients/accounts/account';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { LEAK_WORDS } from '@/store/stock/leaks/leakKinds';
import type { TodayItem } from './todayItem';

interface OldDebt {
  /** In rupees. */
  open: number;
  since: string | undefined;
}

interface KnownDebt {
  from: readonly [
    receipts: readonly Receipt[],
    creditNotes: object,
    opening: OpeningBalance | undefined,
    writeOffs: readonly WriteOff[],
    today: string,
  ];
  debt: OldDebt;
}

const NO_DEBT: OldDebt = { open: 0, since: undefined };
/** By the bills of an account, which are the very same list as long as none of them changes: of 20,000 accounts one is counted anew. */
const known = new WeakMap<readonly Debt[], KnownDebt>();

/** What an account owes for more than 60 days on `today` (ISO date), and since when. */
function oldDebtOf(books: WithDebts, accountId: string, today: string): OldDebt {
  const bills = debtsOfAccount(books, accountId);
  if (bills.length === 0) return NO_DEBT;
  const from = [
    receiptsOfAccount(books.receipts, accountId),
    books.creditNotes,
    openingOf(books.openings, accountId),
    writeOffsOfAccount(books.writeOffs, accountId),
    today,
  ] as const;
  const before = known.get(bills);
  if (before?.from.every((one, place) => one === from[place]) === true) return before.debt;
  const { byAge, bills: aged } = ageingOf(books, accountId, today, countedUpTo(today, today));
  const debt = { open: byAge['61–90'] + byAge['Over 90'], since: aged[0]?.bill.dueOn };
  known.set(bills, { from, debt });
  return debt;
}

/** So many accounts are asked before somebody else may have a turn. */
const ACCOUNTS_A_STEP = 50;

/** Counts bit by bit what the accounts owe for long on `today` (ISO date), telling how much of it is done, from 0 to 1. */
export function* oldDebtSteps(state: WithDebts & WithAccounts, today: string): Generator<number, void> {
  const { ids } = state.accounts;
  for (const [place, id] of ids.entries()) {
    oldDebtOf(state, id, today);
    if (place % ACCOUNTS_A_STEP === 0) yield place / ids.length;
  }
}

/** The tables that tell what is owed. */
export const DEBT_TABLES = [
  businessTable('bills'),
  businessTable('creditNotes'),
  businessTable('receipts'),
  businessTable('openings'),
  businessTable('writeOffs'),
] as const;

/** The clients who owe something for more than 60 days on `today` (ISO date), with the sum, the largest first. */
export const selectOldDebts = createSelector(
  [businessTable('accounts'), ...DEBT_TABLES, selectToday],
  (accounts, bills, creditNotes, receipts, openings, writeOffs, today): readonly TodayItem[] => {
    const books = { bills, creditNotes, receipts, openings, writeOffs };
    return accounts.ids
      .map((id) => ({ id, ...oldDebtOf(books, id, today) }))
      .filter(({ open }) => open > 0)
      .toSorted((one, other) => other.open - one.open)
      .flatMap(({ id, open, since }): TodayItem[] => {
        const account = accounts.entities[id];
        if (!account) return [];
        return [
          {
            id: `owing-${id}`,
            accountId: id,
            size: open,
            what: formatMoney(open),
            who: companyOf(account),
            since,
            step: { label: 'Open Client', to: `${paths.sales.detailedClientOf(account.number)}&tab=ageing` },
          },
        ];
      });
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
