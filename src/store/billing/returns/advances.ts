import { createSelector } from '@reduxjs/toolkit';
import type { WithCompany } from '@/store/billing/company/company';
import { companyOfMoney } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { tableRows } from '@/store/billing/receivables/sold';
import { monthBefore } from '@/store/kit/calendar';
import { percentOf } from '@/store/kit/gstRates';
import { partsOf } from '@/store/kit/partOf';
import { advanceRate, advanceTax, bearsGst, isAway } from './advanceTax';
import { ALL_FILED, type IsFiled } from './issuedDocuments';
import { changingDays, goodsOnAccountAt, onAccountAt, type OnAccountBooks } from './onAccount';
import { placeOfSupply } from './returnRows';
import { addedUp, lessThose, type Taxed } from './taxed';

type Books = OnAccountBooks & WithCompany & WithPeriods;

/** Money of clients to one place of supply that is on account, with the GST in it; its value is what came. */
export interface AdvanceRow extends Taxed {
  id: string;
  /** The two digits of the state. */
  code: string;
  place: string;
  /** In percent. */
  rate: number;
  isIntegrated: boolean;
}

/**
 * What GSTR-1 asks of advances of a month: GST on money for services is due when that comes (CGST Act, section 13(2)), and taken off
 * again in the month in which a bill uses it up or it is paid back. Money for goods stands in neither: their GST is due with the bill
 * (notification 66/2017-Central Tax of 15 November 2017).
 */
export interface Advances {
  /** Table 11A: what came and was on account at the month's end. */
  received: readonly AdvanceRow[];
  /** Table 11B: what was on account before and is no more. */
  adjusted: readonly AdvanceRow[];
}

/** What of a receipt was an advance at the end of a day, in paise: what was on account, and not for goods. */
const advanceAt = (books: Books, receipt: Receipt, day: string): number =>
  onAccountAt(books, receipt, day) - goodsOnAccountAt(books, receipt, day);

/** Amounts with their sign turned. */
const turned = (amounts: Taxed): Taxed => lessThose(addedUp([]), amounts);

/** Amounts of receipts by the place of supply and the rate, and whether that is another state than ours was. */
type ByPlace = Map<string, { code: string; rate: number; isIntegrated: boolean; amounts: Taxed[] }>;

const rowsOf = (byPlace: ByPlace): AdvanceRow[] =>
  [...byPlace]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([id, { code, rate, isIntegrated, amounts }]) => ({
      id,
      code,
      place: placeOfSupply(code),
      rate,
      isIntegrated,
      ...addedUp(amounts),
    }));

/** The receipts of which what is on account may become another in a month, by that month, `YYYY-MM`: looked up once for all months. */
export const changingByMonth = createSelector(
  [partsOf<OnAccountBooks>()('bills', 'openings', 'debitNotes', 'receipts', 'creditNotes')],
  (books): ReadonlyMap<string, readonly Receipt[]> => {
    const byMonth = new Map<string, Receipt[]>();
    for (const receipt of tableRows(books.receipts))
      for (const month of new Set(changingDays(books, receipt).map((day) => day.slice(0, 7)))) {
        const others = byMonth.get(month) ?? [];
        others.push(receipt);
        byMonth.set(month, others);
      }
    return byMonth;
  },
);

/** By how much what of a receipt is an advance became another in a month: more came than was used up, or less. */
export interface AdvanceChange {
  receipt: Receipt;
  table: keyof Advances;
  /** The two digits of the place of supply. */
  code: string;
  /** In percent. */
  rate: number;
  isIntegrated: boolean;
  amounts: Taxed;
}

/** Those of a month, `YYYY-MM`, each taxed by our state when it came; without those `unnumbered`, whose numbers are not given for good. */
export function advanceChanges(
  books: Books,
  month: string,
  unnumbered: ReadonlySet<string> = new Set(),
  isFiled: IsFiled = ALL_FILED,
): AdvanceChange[] {
  const [before, end] = [`${monthBefore(month)}-31`, `${month}-31`];
  return (changingByMonth(books).get(month) ?? []).flatMap((receipt): AdvanceChange[] => {
    if (receipt.on > end || unnumbered.has(receipt.id) || !isFiled(receipt)) return [];
    const [was, is] = [advanceAt(books, receipt, before), advanceAt(books, receipt, end)];
    const company = companyOfMoney(books, receipt);
    if (was === is || !bearsGst(company, receipt)) return [];
    const rate = percentOf(advanceRate(company, receipt));
    const code = receipt.recipient.stateCode || company.stateCode;
    const isIntegrated = isAway(company, receipt);
    // What stays on account is taxed as one amount, so that all that is adjusted of it comes to what was told when it came.
    const more = lessThose(advanceTax(is, isIntegrated, rate), advanceTax(was, isIntegrated, rate));
    const [table, amounts] = is > was ? (['received', more] as const) : (['adjusted', turned(more)] as const);
    return [{ receipt, table, code, rate, isIntegrated, amounts }];
  });
}

/** The advances of a month by place of supply. */
export function advancesOf(...asked: Parameters<typeof advanceChanges>): Advances {
  const tables: Record<keyof Advances, ByPlace> = { received: new Map(), adjusted: new Map() };
  for (const { table, code, rate, isIntegrated, amounts } of advanceChanges(...asked)) {
    const key = `${code} ${isIntegrated ? 'IGST' : 'CGST'} ${String(rate).padStart(2, '0')}`;
    const row = tables[table].get(key) ?? { code, rate, isIntegrated, amounts: [] };
    row.amounts.push(amounts);
    tables[table].set(key, row);
  }
  return { received: rowsOf(tables.received), adjusted: rowsOf(tables.adjusted) };
}
