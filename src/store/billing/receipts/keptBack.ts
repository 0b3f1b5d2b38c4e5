import type { TdsRate } from '@/store/billing/company/company';
import { formatMoney } from '@/format';
import { paise, sumOf } from '@/store/kit/money';
import { debtName, debtsOfAccount } from '@/store/billing/receivables/debts';
import { openAmount } from '@/store/billing/receivables/openBills';
import { openBillsOf } from '@/store/billing/receivables/owed';
import { receiptsOfAccount } from './accountReceipts';
import type { Allocation } from './receipt';
import { tdsOf, type ReceiptContext } from './receiptForm';

/** Tax that was kept back of money that came in, and the bills that both together settle whole. */
interface KeptBack {
  code: string;
  /** In rupees. */
  tds: number;
  allocations: Allocation[];
  why: string;
}

/** The sections under which an account kept tax back before, the last one first, and then all others. */
function ratesOf({ books, rates }: Omit<ReceiptContext, 'today'>, accountId: string): TdsRate[] {
  const used = receiptsOfAccount(books.receipts, accountId)
    .flatMap(({ tds }) => tds?.code ?? [])
    .toReversed();
  const place = (code: string) => (used.includes(code) ? used.indexOf(code) : used.length);
  return rates.toSorted((one, other) => place(one.code) - place(other.code));
}

/**
 * The tax by which an amount in rupees is short of what is open: of an account's bills oldest first, or of one of them alone.
 * Nothing where the amount settles bills by itself, or is short by no section's tax.
 */
export function keptBack(
  context: Omit<ReceiptContext, 'today'>,
  accountId: string,
  amount: number,
): KeptBack | undefined {
  const { books } = context;
  const bills = debtsOfAccount(books, accountId);
  const open = openBillsOf(books, accountId).map((bill) => ({ bill, amount: openAmount(books, bill) }));
  const runs = [...open.map((_one, place) => open.slice(0, place + 1)), ...open.map((one) => [one])];
  const wholes = runs.map((run) => ({
    run,
    sum: paise(sumOf(run.map((one) => one.amount))),
    allocations: run.map((one) => ({ billId: one.bill.id, amount: one.amount })),
  }));
  const cash = paise(amount);
  if (wholes.some(({ sum }) => sum === cash)) return undefined;
  for (const { code, rate } of ratesOf(context, accountId)) {
    for (const { run, sum, allocations } of wholes) {
      const tds = tdsOf(rate, bills, allocations);
      const [only] = run;
      if (tds === 0 || !only || cash + paise(tds) !== sum) continue;
      const settled = run.length === 1 ? debtName(only.bill) : `${run.length} bills`;
      return { code, tds, allocations, why: `With ${formatMoney(tds)} kept back it settles ${settled}.` };
    }
  }
  return undefined;
}
