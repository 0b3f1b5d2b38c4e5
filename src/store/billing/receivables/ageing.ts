import { formatCountOf } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { stoodOn } from '@/store/billing/bills/bill';
import { daysBetween } from '@/store/kit/dates';
import { paise, rupees } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { settledOn } from '@/store/billing/receipts/settled';
import { hasCome, type Receipt } from '@/store/billing/receipts/receipt';
import { openingOf } from '@/store/billing/openings/opening';
import { wasWrittenOff, writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { comparedDebts, debtsOfAccount, type Debt } from './debts';
import { broughtInPaise } from './movements';
import type { WithDebts } from './openBills';

/** How long a bill has been due, in days from its due date. */
export const AGES = ['Not due', '0–30', '31–60', '61–90', 'Over 90'] as const;
export type Age = (typeof AGES)[number];

/** An open bill with what is owed of it, in rupees. */
export interface AgedBill {
  bill: Debt;
  open: number;
  age: Age;
  /** Days since it was due; below zero it is not due yet. */
  days: number;
}

/** What an account owes by how long it has been due, in rupees: the sum of all ages less what is on account is its balance. */
export interface Ageing {
  bills: readonly AgedBill[];
  byAge: Readonly<Record<Age, number>>;
  onAccount: number;
  balance: number;
}

/** Days since a bill was due, as of a day (ISO date); below zero it is not due yet. */
export const daysOverdue = ({ dueOn }: Pick<Debt, 'dueOn'>, day: string): number => daysBetween(dueOn, day);

/** How long it has been due, in words; what money on account covers is not overdue. */
export function overdueText(days: number, isCovered = false): string {
  if (days === 0) return 'due today';
  if (days > 0 && isCovered) return 'covered by money on account';
  return days < 0 ? `due in ${formatCountOf(-days, 'day')}` : `${formatCountOf(days, 'day')} overdue`;
}

const ageOf = (days: number): Age => {
  if (days < 0) return 'Not due';
  if (days <= 30) return '0–30';
  if (days <= 60) return '31–60';
  return days <= 90 ? '61–90' : 'Over 90';
};

/** Whether the money of a receipt was there on a day. */
const wasThere = (receipt: Receipt, day: string): boolean => {
  const { status, on, bouncedOn } = receipt;
  return on <= day && (hasCome(receipt) || (status === 'Bounced' && bouncedOn !== undefined && bouncedOn > day));
};

/** The end of all days that a document may bear. */
const ALWAYS = '9999-12-31';

/** Up to which day documents count in an ageing as of a day: of today all there are, as a balance has those dated ahead too. */
export const countedUpTo = (day: string, today: string): string => (day < today ? day : ALWAYS);

/**
 * An account's ageing as of a day (ISO date): each bill from its due date, less what came for it up to that day. What settles
 * only later bills was on account then, and so is what a bill has too much. `upTo` is the last day that a document in it bears.
 */
export function ageingOf(state: WithDebts, accountId: string, day: string, upTo = day): Ageing {
  const bills = debtsOfAccount(state, accountId).filter((bill) => stoodOn(bill, upTo) && bill.issuedOn <= upTo);
  const left = new Map(bills.map(({ id, total }) => [id, paise(total)]));
  let onAccount = 0;
  const take = (billId: string, amount: number) => {
    const before = left.get(billId);
    if (before === undefined) onAccount += amount;
    else left.set(billId, before - amount);
  };
  for (const { billId, total, issuedOn } of creditNotesOfAccount(state.creditNotes, accountId))
    if (issuedOn <= upTo) take(billId, paise(total));
  for (const receipt of receiptsOfAccount(state.receipts, accountId)) {
    for (const { on, amount } of receipt.refunds ?? []) if (on <= upTo) onAccount -= paise(amount);
    if (!wasThere(receipt, upTo)) continue;
    let rest = broughtInPaise(receipt);
    for (const { billId, amount } of settledOn(receipt, upTo)) {
      take(billId, paise(amount));
      rest -= paise(amount);
    }
    onAccount += rest;
  }
  for (const one of writeOffsOfAccount(state.writeOffs, accountId))
    if (wasWrittenOff(one, upTo)) take(one.billId, paise(one.amount));
  const opening = openingOf(state.openings, accountId);
  if (opening && opening.amount < 0 && opening.on <= upTo) {
    onAccount -= paise(opening.amount);
    for (const { billId, amount } of settledOn(opening, upTo)) {
      take(billId, paise(amount));
      onAccount -= paise(amount);
    }
    for (const { on, amount } of opening.refunds ?? []) if (on <= upTo) onAccount -= paise(amount);
  }
  const aged: AgedBill[] = [];
  const sums: Record<Age, number> = { 'Not due': 0, '0–30': 0, '31–60': 0, '61–90': 0, 'Over 90': 0 };
  for (const bill of bills) {
    const open = left.get(bill.id) ?? 0;
    if (open < 0) onAccount -= open;
    if (open <= 0) continue;
    const days = daysOverdue(bill, day);
    const age = ageOf(days);
    sums[age] += open;
    aged.push({ bill, open: rupees(open), age, days });
  }
  const balance = AGES.reduce((sum, age) => sum + sums[age], 0) - onAccount;
  return {
    bills: aged.toSorted((one, other) => other.days - one.days || one.bill.number - other.bill.number),
    byAge: Object.fromEntries(AGES.map((age) => [age, rupees(sums[age])])) as Record<Age, number>,
    onAccount: rupees(onAccount),
    balance: rupees(balance),
  };
}

/**
 * What is still owed where all that is on account were set against the oldest bills, as many a client means it: nothing by whoever has
 * more on account than is open. Longest due first.
 */
export function owedAfterOnAccount({ bills, onAccount }: Pick<Ageing, 'bills' | 'onAccount'>): readonly AgedBill[] {
  if (onAccount <= 0) return bills;
  const owed = new Map<AgedBill, number>();
  let rest = paise(onAccount);
  for (const aged of bills.toSorted((one, other) => comparedDebts(one.bill, other.bill))) {
    const covered = Math.min(rest, paise(aged.open));
    rest -= covered;
    owed.set(aged, paise(aged.open) - covered);
  }
  return bills.flatMap((aged) => {
    const left = owed.get(aged) ?? 0;
    return left > 0 ? [{ ...aged, open: rupees(left) }] : [];
  });
}

/** An open bill as a list shows it, and whether all of it is covered where what is on account were set against the oldest: then it is not overdue. */
export type AgedRow = AgedBill & { id: string; isCovered: boolean };

/** The open bills of an ageing as a list shows them. */
export function agedRows(ageing: Pick<Ageing, 'bills' | 'onAccount'>): readonly AgedRow[] {
  const owed = new Set(owedAfterOnAccount(ageing).map(({ bill }) => bill.id));
  return ageing.bills.map((aged) => ({ ...aged, id: aged.bill.id, isCovered: !owed.has(aged.bill.id) }));
}
