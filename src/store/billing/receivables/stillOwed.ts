import { openingOf, type OpeningBalance } from '@/store/billing/openings/opening';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { writeOffsOfAccount, type WriteOff } from '@/store/billing/writeOffs/writeOff';
import { sumOf } from '@/store/kit/money';
import { ageingOf, countedUpTo, owedAfterOnAccount, type AgedBill } from './ageing';
import { debtsOfAccount, type Debt } from './debts';
import type { WithDebts } from './openBills';

/** What an account owes on a day, with what of it has been due for more than 60 days. */
interface OwedToday {
  /** What of its bills is open, all on account taken off. */
  bills: readonly AgedBill[];
  /** In rupees, as is the balance. */
  old: number;
  balance: number;
  /** The ISO date on which the oldest open bill was due, and how many days ago. */
  since?: string | undefined;
  days?: number | undefined;
}

interface KnownOwed {
  from: readonly [
    receipts: readonly Receipt[],
    creditNotes: object,
    opening: OpeningBalance | undefined,
    writeOffs: readonly WriteOff[],
    today: string,
  ];
  owed: OwedToday;
}

const NO_DEBT: OwedToday = { bills: [], old: 0, balance: 0 };
/** What has been due for more days is old. */
const OLD_DAYS = 60;
/** By the bills of an account, which are the very same list as long as none of them changes: of 20,000 accounts one is counted anew. */
const known = new WeakMap<readonly Debt[], KnownOwed>();

/** What an account owes on `today` (ISO date), counted anew only where something of it changed. */
export function owedOf(books: WithDebts, accountId: string, today: string): OwedToday {
  const debts = debtsOfAccount(books, accountId);
  if (debts.length === 0) return NO_DEBT;
  const from = [
    receiptsOfAccount(books.receipts, accountId),
    books.creditNotes,
    openingOf(books.openings, accountId),
    writeOffsOfAccount(books.writeOffs, accountId),
    today,
  ] as const;
  const before = known.get(debts);
  if (before?.from.every((one, place) => one === from[place]) === true) return before.owed;
  const ageing = ageingOf(books, accountId, today, countedUpTo(today, today));
  const { balance } = ageing;
  const bills = owedAfterOnAccount(ageing);
  const old = sumOf(bills.filter(({ days }) => days > OLD_DAYS).map(({ open }) => open));
  const owed = { bills, old, balance, since: bills[0]?.bill.dueOn, days: bills[0]?.days };
  known.set(debts, { from, owed });
  return owed;
}
