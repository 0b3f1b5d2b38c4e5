import type { TdsRate } from '@/store/billing/company/company';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { Importable } from '@/store/kit/sheets/importable';
import { sumOf } from '@/store/kit/money';
import type { BankRow } from './bankRow';
import { keptBack, ratesOf } from './keptBack';
import { allocatedInTurn } from './oldestFirst';
import { openAfter, openDebtsOf, type OpenDebt } from './openDebts';
import type { Receipt } from './receipt';
import { NO_TDS, restingTds } from './receiptForm';

/** What is open of an account by a row of a statement, and its sections, the one that it kept tax back under last in front. */
interface Standing {
  open: readonly OpenDebt[];
  rates: readonly TdsRate[];
}

/** What a chosen section makes of money: tax and money settle the oldest bills together. */
function chosen({ open }: Standing, rate: number, cash: number) {
  const given = (tds: number) => allocatedInTurn(open, sumOf([cash, tds]));
  const bills = open.map(({ bill }) => bill);
  return given(restingTds(rate, bills, given));
}

/**
 * Proposes the tax that was kept back of rows of a bank statement, one after the other: each is set against what those before it leave
 * open, as their receipts will be.
 */
export const tdsInTurn =
  (
    books: WithDebts,
    rates: readonly TdsRate[],
    accountLabelled: (label: string) => string | undefined,
  ): NonNullable<Importable<BankRow, Receipt>['inTurn']> =>
  () => {
    const standings = new Map<string, Standing>();
    return (row) => {
      const { draft, validation } = row;
      const accountId = draft && validation === 'New' ? accountLabelled(draft.client) : undefined;
      if (!draft || accountId === undefined) return row;
      const standing = standings.get(accountId) ?? {
        open: openDebtsOf(books, accountId),
        rates: ratesOf({ books, rates }, accountId),
      };
      const { amount, tdsCode: said } = draft;
      const asked = standing.rates.filter(({ code }) => said === undefined || code === said);
      const found = said === NO_TDS ? undefined : keptBack(standing.open, asked, amount);
      const rate = said === undefined ? 0 : (asked[0]?.rate ?? 0);
      const allocations = found?.allocations ?? chosen(standing, rate, amount);
      standings.set(accountId, {
        open: openAfter(standing.open, allocations),
        rates: standing.rates.toSorted(
          (one, other) => Number(other.code === found?.code) - Number(one.code === found?.code),
        ),
      });
      if (!found || said !== undefined) return row;
      const { code, why } = found;
      return {
        ...row,
        texts: { ...row.texts, tdsCode: code },
        draft: { ...draft, tdsCode: code },
        proposals: { tdsCode: { text: code, why } },
      };
    };
  };
