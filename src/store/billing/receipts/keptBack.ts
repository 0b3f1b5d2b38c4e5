import type { TdsRate } from '@/store/billing/company/company';
import { formatMoney } from '@/format';
import { paise, rupees } from '@/store/kit/money';
import { debtName } from '@/store/billing/receivables/debts';
import { receiptsOfAccount } from './accountReceipts';
import { taxableOf } from './allocation';
import type { Allocation } from './receipt';
import type { OpenDebt } from './openDebts';
import type { ReceiptContext } from './receiptForm';

/** Tax that was kept back of money that came in, and the bills that both together settle whole. */
interface KeptBack {
  code: string;
  /** In rupees. */
  tds: number;
  allocations: Allocation[];
  why: string;
}

/** The sections under which an account kept tax back before, the last one first, and then all others. */
export function ratesOf({ books, rates }: Omit<ReceiptContext, 'today'>, accountId: string): TdsRate[] {
  const used = receiptsOfAccount(books.receipts, accountId)
    .flatMap(({ tds }) => tds?.code ?? [])
    .toReversed();
  const place = (code: string) => (used.includes(code) ? used.indexOf(code) : used.length);
  return rates.toSorted((one, other) => place(one.code) - place(other.code));
}

/** Bills from one place to another among those that are open, with what is open of them and its value without GST, in whole paise. */
interface Run {
  from: number;
  to: number;
  sum: number;
  taxable: number;
}

/** The runs of bills that money may settle whole: the oldest ones together, then each alone. */
function runsOf(open: readonly OpenDebt[]): Run[] {
  const alone = open.map(({ bill, amount }, at): Run => {
    const taxable = paise(taxableOf([bill], [{ billId: bill.id, amount }]));
    return { from: at, to: at + 1, sum: paise(amount), taxable };
  });
  let [sum, taxable] = [0, 0];
  const oldest = alone.map((one): Run => {
    sum += one.sum;
    taxable += one.taxable;
    return { from: 0, to: one.to, sum, taxable };
  });
  return [...oldest, ...alone];
}

/**
 * The tax by which an amount in rupees is short of what is open: of bills oldest first, or of one of them alone. The first rate decides
 * where several fit. Nothing where the amount settles bills by itself, or is short by no section's tax.
 */
export function keptBack(open: readonly OpenDebt[], rates: readonly TdsRate[], amount: number): KeptBack | undefined {
  const runs = runsOf(open);
  const cash = paise(amount);
  if (runs.some(({ sum }) => sum === cash)) return undefined;
  for (const { code, rate } of rates) {
    for (const { from, to, sum, taxable } of runs) {
      const tds = Math.round((taxable * rate) / 100);
      if (tds === 0 || cash + tds !== sum) continue;
      const run = open.slice(from, to);
      const [only] = run;
      const settled = run.length === 1 && only ? debtName(only.bill) : `${run.length} bills`;
      return {
        code,
        tds: rupees(tds),
        allocations: run.map((one) => ({ billId: one.bill.id, amount: one.amount })),
        why: `With ${formatMoney(rupees(tds))} kept back it settles ${settled}.`,
      };
    }
  }
  return undefined;
}
