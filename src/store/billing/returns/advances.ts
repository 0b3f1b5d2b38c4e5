import { debtOfId } from '@/store/billing/receivables/debts';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import { tableRows } from '@/store/billing/receivables/sold';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { monthBefore } from '@/store/kit/calendar';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { halfGstInPaise, inclusiveSplit, paise, rupees } from '@/store/kit/money';
import { companyOfMoney } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { Company, WithCompany } from '@/store/billing/company/company';
import { inHalves, rateFor } from '@/store/billing/bills/recipient';
import type { RefundedTax } from '@/store/billing/refundVouchers/refundVoucher';
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

/** What of a receipt's money was on account when it came, in paise: it settled no bill that was not there yet, and what is allocated later changes no document. */
export const advanceThen = (books: Pick<Books, 'bills' | 'openings' | 'debitNotes'>, receipt: Receipt): number =>
  receipt.allocations
    .filter(({ billId }) => (debtOfId(books, billId)?.issuedOn ?? receipt.on) <= receipt.on)
    .reduce((left, { amount }) => left - paise(amount), broughtInPaise(receipt));

/** The rate of GST on money in advance: that of the subscriptions, which it is for, for whom and on the day on which it came. */
export const advanceRate = (company: Company, { on, recipient }: Pick<Receipt, 'on' | 'recipient'>): GstRate =>
  rateFor(company, recipient, company.subscriptionSac, on);

/** An amount in paise with the GST in it (rule 35 of the CGST Rules), as rupees. */
export function advanceTax(inPaise: number, isIntegrated: boolean, percent: number): Taxed {
  const { base, tax, roundOff } = inclusiveSplit(inPaise, { inHalves: !isIntegrated, percent });
  const half = isIntegrated ? 0 : halfGstInPaise(base, percent);
  return {
    taxable: rupees(base),
    igst: rupees(isIntegrated ? tax : 0),
    cgst: rupees(half),
    sgst: rupees(half),
    roundOff: rupees(roundOff),
    total: rupees(inPaise),
  };
}

/** Whether money on account bears GST: of whoever is registered, where what it is for is a service that is taxed. */
export const bearsGst = (company: Company, receipt: Pick<Receipt, 'on' | 'forGoods' | 'recipient'>): boolean =>
  company.gstin !== '' && !receipt.forGoods && percentOf(advanceRate(company, receipt)) > 0;

/** Whether what of a receipt is on account is money to another state. */
const isAway = ({ stateCode }: Pick<Company, 'stateCode'>, { recipient }: Receipt): boolean =>
  !inHalves({ stateCode }, recipient);

/** The GST in an amount, in rupees, that is paid back of a receipt on an ISO date: with that of what stays on account it is what the money bore; undefined where that bore none. */
export function refundedTax(books: Books, receipt: Receipt, on: string, amount: number): RefundedTax | undefined {
  const company = companyOfMoney(books, receipt);
  if (!bearsGst(company, receipt)) return undefined;
  const rate = advanceRate(company, receipt);
  const was = Math.max(onAccountAt(books, receipt, on), paise(amount));
  const goods = goodsOnAccountAt(books, receipt, on);
  const [before, after] = [was, was - paise(amount)].map((inPaise) => Math.max(0, inPaise - goods));
  if (before === after) return undefined;
  const taxOf = (inPaise = 0) => advanceTax(inPaise, isAway(company, receipt), percentOf(rate));
  const { taxable, cgst, sgst, igst } = lessThose(taxOf(before), taxOf(after));
  return { rate, taxable, cgst, sgst, igst };
}

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

/** The receipts of which what is on account may become another in a month, by that month, `YYYY-MM`. */
export function changingByMonth(books: OnAccountBooks): ReadonlyMap<string, readonly Receipt[]> {
  const byMonth = new Map<string, Receipt[]>();
  for (const receipt of tableRows(books.receipts))
    for (const month of new Set(changingDays(books, receipt).map((day) => day.slice(0, 7)))) {
      const others = byMonth.get(month) ?? [];
      others.push(receipt);
      byMonth.set(month, others);
    }
  return byMonth;
}

/** The advances of a month, `YYYY-MM`, by place of supply, each taxed by our state when it came; without those `unnumbered`, whose numbers are not given for good. */
export function advancesOf(
  books: Books,
  month: string,
  unnumbered: ReadonlySet<string> = new Set(),
  changing = changingByMonth(books),
): Advances {
  const [before, end] = [`${monthBefore(month)}-31`, `${month}-31`];
  const [received, adjusted]: [ByPlace, ByPlace] = [new Map(), new Map()];
  for (const receipt of changing.get(month) ?? []) {
    if (receipt.on > end || unnumbered.has(receipt.id)) continue;
    const [was, is] = [advanceAt(books, receipt, before), advanceAt(books, receipt, end)];
    if (was === is) continue;
    const company = companyOfMoney(books, receipt);
    if (!bearsGst(company, receipt)) continue;
    const rate = percentOf(advanceRate(company, receipt));
    const code = receipt.recipient.stateCode || company.stateCode;
    const isIntegrated = isAway(company, receipt);
    // What stays on account is taxed as one amount, so that all that is adjusted of it comes to what was told when it came.
    const more = lessThose(advanceTax(is, isIntegrated, rate), advanceTax(was, isIntegrated, rate));
    const [rows, amounts] = is > was ? [received, more] : [adjusted, turned(more)];
    const key = `${code} ${isIntegrated ? 'IGST' : 'CGST'} ${String(rate).padStart(2, '0')}`;
    const row = rows.get(key) ?? { code, rate, isIntegrated, amounts: [] };
    row.amounts.push(amounts);
    rows.set(key, row);
  }
  return { received: rowsOf(received), adjusted: rowsOf(adjusted) };
}
