import type { TdsRate } from '@/store/billing/company/company';
import { paise, rupees, sumOf } from '@/store/kit/money';
import type { Allocation, ReceiptDraft } from './receipt';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { mostTds, taxableOf } from './allocation';
import { oldestFirst } from './oldestFirst';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import { openBillsOf } from '@/store/billing/receivables/owed';

/** How a receipt is given to bills. */
export const ALLOCATING = ['Oldest first', 'By hand'] as const;
/** What stands for no section where nothing was kept back. */
export const NO_TDS = 'None';

/** What a receipt is validated by: what is owed, and the sections under which clients keep tax back. */
export interface ReceiptContext {
  books: WithDebts;
  rates: readonly TdsRate[];
  /** ISO date. */
  today: string;
  /** The first day (ISO date) that is in no closed month. */
  open?: string | undefined;
}

/** What a bill is given by hand, as typed. */
export interface TypedShare {
  billId?: string | undefined;
  amount?: unknown;
}

/** A receipt as it stands in its form: amounts as typed. */
export interface TypedReceipt {
  accountId?: string | undefined;
  cash?: unknown;
  tdsCode?: string | undefined;
  tdsAmount?: unknown;
  allocating?: string | undefined;
  shares?: readonly TypedShare[] | undefined;
  /** What stays on account is for. */
  advanceFor?: string | undefined;
}

/** What follows from a receipt as it is typed, in rupees. */
export interface ReceiptLook {
  /** The section's rate times the value without GST of what it and the money settle together. */
  proposedTds: number;
  tds: number;
  /** The section's rate times the value without GST of what is allocated with the tax as it stands. */
  dueTds: number;
  /** The value without GST of what is allocated. */
  taxable: number;
  /** The most that can have been kept back. */
  mostTds: number;
  allocations: Allocation[];
  allocated: number;
  /** Below zero where more is allocated than came. */
  onAccount: number;
}

/** The steps in which tax on what is settled, which settles more itself, comes to rest: each is a fifth of the one before at most. */
const MOST_STEPS = 40;

/** The shares that were typed, without those of nothing. */
export const allocationsOf = (shares: unknown): Allocation[] =>
  (Array.isArray(shares) ? (shares as unknown[]) : []).flatMap((share) => {
    const { billId, amount: typed } = Object(share) as TypedShare;
    const amount = typedAmount(typed) ?? 0;
    return typeof billId === 'string' && amount > 0 ? [{ billId, amount }] : [];
  });

/** The tax that a rate in percent makes of what is allocated, without its GST, in rupees. */
const tdsOf = (rate: number, bills: Parameters<typeof taxableOf>[0], allocations: readonly Allocation[]): number =>
  rupees(Math.round((paise(taxableOf(bills, allocations)) * rate) / 100));

/** The tax that a rate in percent makes of what money and the tax itself settle together, in rupees; `given` tells what they settle with so much tax. */
export function restingTds(
  rate: number,
  bills: Parameters<typeof taxableOf>[0],
  given: (tds: number) => readonly Allocation[],
): number {
  let tds = tdsOf(rate, bills, given(0));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = tdsOf(rate, bills, given(tds));
    if (next === tds) break;
    tds = next;
  }
  return tds;
}

/** What follows from a receipt as it is typed: where it goes, the tax that is proposed, and what is left on account. */
export function receiptLook({ books, rates }: Omit<ReceiptContext, 'today'>, typed: TypedReceipt): ReceiptLook {
  const { accountId = '' } = typed;
  const cash = typedAmount(typed.cash) ?? 0;
  const rate = rates.find(({ code }) => code === typed.tdsCode)?.rate ?? 0;
  const bills = debtsOfAccount(books, accountId);
  const byHand = typed.allocating === 'By hand' ? allocationsOf(typed.shares) : undefined;
  const given = (tds: number) => byHand ?? oldestFirst(books, accountId, sumOf([cash, tds]));
  const proposedTds = restingTds(rate, bills, given);
  const hasTyped = typed.tdsAmount !== undefined && typed.tdsAmount !== '';
  const tds = rate === 0 ? 0 : hasTyped ? (typedAmount(typed.tdsAmount) ?? 0) : proposedTds;
  const allocations = given(tds);
  const allocated = sumOf(allocations.map(({ amount }) => amount));
  return {
    proposedTds,
    tds,
    dueTds: tdsOf(rate, bills, allocations),
    taxable: taxableOf(bills, allocations),
    mostTds: mostTds(bills, allocations, sumOf([cash, tds])),
    allocations,
    allocated,
    onAccount: sumOf([cash, tds, -allocated]),
  };
}

/** A row for each open bill of an account, the one due first in front, with what of an amount in rupees it would get. */
export function allocationRows(
  books: WithDebts,
  accountId: string,
  allocations: readonly Allocation[] = [],
): { billId: string; amount?: number }[] {
  const given = new Map(allocations.map(({ billId, amount }) => [billId, amount]));
  return openBillsOf(books, accountId).map(({ id }) => ({
    billId: id,
    ...(given.has(id) && { amount: given.get(id) ?? 0 }),
  }));
}

/** What is told of a receipt that was filled in. */
export function receiptDraftOf(
  context: Omit<ReceiptContext, 'today'>,
  values: TypedReceipt & Pick<ReceiptDraft, 'accountId' | 'on' | 'mode' | 'reference' | 'cash'>,
): ReceiptDraft {
  const { accountId, on, mode, reference, cash } = values;
  const { tds, allocations, onAccount } = receiptLook(context, values);
  const rate = context.rates.find(({ code }) => code === values.tdsCode);
  return {
    accountId,
    on,
    mode,
    cash,
    allocations,
    ...(reference && { reference }),
    ...(rate && tds > 0 && { tds: { ...rate, amount: tds } }),
    ...(values.advanceFor === 'Goods' && onAccount > 0 && { forGoods: true }),
  };
}
