import { inHalves, rateFor } from '@/store/billing/bills/recipient';
import type { Company, WithCompany } from '@/store/billing/company/company';
import { companyOfMoney } from '@/store/billing/periods/detailsOfMonth';
import type { WithPeriods } from '@/store/billing/periods/period';
import { hasCome, type Receipt } from '@/store/billing/receipts/receipt';
import { debtOfId, type WithOwed } from '@/store/billing/receivables/debts';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import type { RefundedTax } from '@/store/billing/refundVouchers/refundVoucher';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { halfGstInPaise, inclusiveSplit, paise, rupees } from '@/store/kit/money';
import { goodsOnAccountAt, onAccountAt, type OnAccountBooks } from './onAccount';
import { lessThose, type Taxed } from './taxed';

type Books = OnAccountBooks & WithCompany & WithPeriods;

/** What of a receipt's money was on account when it came, in paise: it settled no bill that was not there yet, and what is allocated later changes no document. */
const advanceThen = (books: WithOwed, receipt: Receipt): number =>
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
export const isAway = ({ stateCode }: Pick<Company, 'stateCode'>, { recipient }: Receipt): boolean =>
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

/** What a receipt for an advance says of its GST (rule 50 of the CGST Rules). */
export interface VoucherTax extends Taxed {
  /** In percent. */
  rate: number;
  /** The two digits of the place of supply. */
  code: string;
}

type Vouched = WithOwed & WithCompany & WithPeriods;

/** Whether some of the money that a receipt tells of was an advance when it came: then it is a receipt voucher (rule 50 of the CGST Rules). */
export const isVoucher = (books: Vouched, receipt: Receipt): boolean =>
  bearsGst(companyOfMoney(books, receipt), receipt) && advanceThen(books, receipt) > 0;

/** The tax in the money that a receipt tells of, as it came, whatever became of it; undefined of one that is no receipt voucher. */
export function taxAsCame(books: Vouched, receipt: Receipt): VoucherTax | undefined {
  if (!isVoucher(books, receipt)) return undefined;
  const company = companyOfMoney(books, receipt);
  const advance = advanceThen(books, receipt);
  const rate = percentOf(advanceRate(company, receipt));
  return {
    ...advanceTax(advance, isAway(company, receipt), rate),
    rate,
    code: receipt.recipient.stateCode || company.stateCode,
  };
}

/** The same, undefined where the money did not come too. */
export const voucherTax = (books: Vouched, receipt: Receipt): VoucherTax | undefined =>
  hasCome(receipt) ? taxAsCame(books, receipt) : undefined;
