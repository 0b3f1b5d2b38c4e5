import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import { inHalves } from '@/store/billing/bills/recipient';
import { companyNow, rateOn } from '@/store/billing/company/company';
import type { Holder } from '@/store/kit/movements/holder';
import { paise, priceInPaise, rupees } from '@/store/kit/money';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { shownLines } from '@/store/stock/challans/challanLines';
import type { Challan, OfferedLine } from '@/store/stock/challans/challan';
import {
  NONE_DECLARED,
  type ConsignedGoods,
  type Consignment,
  type CountedInvoice,
  type DeclaredValue,
  type Registration,
} from '@/store/stock/challans/consignment';
import { seriesOfGstin } from '@/store/stock/challans/invoiceNumbers';
import { registrationOf, type WithPlaces } from './registration';
import { knownValue, type WithPurchases } from './suggested';

/** A challan as far as its value goes. */
export interface Offered {
  from: Holder;
  to: Holder;
  lines: readonly OfferedLine[];
  declared?: readonly DeclaredValue[] | undefined;
  /** ISO date. */
  on: string;
  /** That of its tax invoice, where it is another. */
  invoicedOn?: string | undefined;
}

/** The products that lines are of, each once: how many, and what is known of one of it on an ISO date. */
export function productsOf(
  state: WithPurchases,
  lines: readonly OfferedLine[],
  on: string,
): (DeclaredValue & Pick<ConsignedGoods, 'lines' | 'qty'>)[] {
  const byName = new Map<string, { lines: number[]; qty: number; line: OfferedLine }>();
  for (const { id, name, qty, line } of shownLines(state, lines)) {
    const product = name || 'Device';
    const same = byName.get(product);
    byName.set(product, {
      lines: [...(same?.lines ?? []), id],
      qty: sumOfQuantities([same?.qty ?? 0, qty]),
      line: same?.line ?? line,
    });
  }
  return [...byName].map(([product, { line, ...counted }]) => ({
    product,
    ...counted,
    ...knownValue(state, line, on),
  }));
}

/** What lines hand over, product by product: what was declared of it counts before what is known. */
function goodsOf(
  state: WithPurchases,
  { lines, declared = [], on }: Pick<Offered, 'lines' | 'declared' | 'on'>,
): ConsignedGoods[] {
  const told = new Map(declared.map((one) => [one.product, one]));
  return productsOf(state, lines, on).map((product): ConsignedGoods => {
    const { hsn = product.hsn || undefined, value = product.value } = told.get(product.product) ?? {};
    return {
      product: product.product,
      lines: product.lines,
      qty: product.qty,
      ...(hsn !== undefined && { hsn }),
      ...(value !== undefined && { value }),
      ...(value && { taxable: rupees(priceInPaise(product.qty, value)) }),
    };
  });
}

/** What a tax invoice still lacks of goods: their HSN or their value, by the names of the products. */
export const valueMissing = (goods: readonly ConsignedGoods[]): readonly string[] =>
  goods.flatMap(({ product, hsn, taxable = 0 }) => (hsn && taxable > 0 ? [] : [product]));

/** The tax invoice over goods between two registrations; the value that is declared counts (rule 28 of the CGST Rules, second proviso). */
function invoiceOf(
  state: WithPlaces,
  goods: readonly ConsignedGoods[],
  [from, to]: readonly [Registration, Registration],
  on: string,
): CountedInvoice {
  const lines = goods.map(({ hsn = '', value = 0, taxable = 0 }): LineDraft => ({
    kind: 'Hardware',
    hsn,
    price: value,
    paise: paise(taxable),
  }));
  const { taxes, roundOff, total } = amountsOf(lines, {
    inHalves: inHalves(from, to),
    rateOf: (hsn) => rateOn(companyNow(state), hsn, on),
  });
  return { series: seriesOfGstin(from.gstin), recipient: to, taxes, roundOff, total };
}

/**
 * Who sends a challan, with its goods and their values (rule 55 of the CGST Rules), and what the tax invoice says that it is between two
 * registrations; without that while its goods lack what it must say.
 */
export function consignmentOf(state: WithPlaces & WithPurchases, offered: Offered): Consignment<CountedInvoice> {
  const [consignor, recipient] = [registrationOf(state, offered.from), registrationOf(state, offered.to)];
  const goods = goodsOf(state, offered);
  if (consignor.gstin === recipient.gstin) return { consignor, goods };
  const { on, invoicedOn = on } = offered;
  const invoice = valueMissing(goods).length === 0 && invoiceOf(state, goods, [consignor, recipient], invoicedOn);
  return { consignor, goods, ...(invoice && { invoice }) };
}

/**
 * What a challan within one registration hands over, product by product, as it said; what it did not say with what was paid last by its day,
 * as far as who looks may know that.
 */
export function worthOf(
  state: WithPurchases,
  { lines, offeredOn, consignment }: Pick<Challan, 'lines' | 'offeredOn' | 'consignment'>,
): readonly ConsignedGoods[] {
  const { goods = [] } = consignment ?? {};
  if (goods.length === 0) return goodsOf(state, { lines, on: offeredOn });
  const unsaid = goods.some(({ hsn, value }) => hsn === undefined || value === undefined);
  const known = unsaid ? goodsOf(state, { lines, on: offeredOn }) : [];
  return goods.map((said) => {
    const { taxable, ...told } = { ...known.find(({ product }) => product === said.product), ...said };
    // What was declared to be worth nothing has no sum, whatever is known of it.
    return { ...told, ...(said.value !== NONE_DECLARED.value && taxable !== undefined && { taxable }) };
  });
}
