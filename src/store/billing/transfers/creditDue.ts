import type { HsnTax } from '@/store/kit/hsnTax';
import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import { inHalves } from '@/store/billing/bills/recipient';
import { USUAL_RATE } from '@/store/kit/gstRates';
import { paise, priceInPaise, roundedQuotient, rupees, sumOf } from '@/store/kit/money';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { keptOfLine, type InvoicedChallan } from '@/store/stock/challans/challan';
import type { ConsignedGoods, CountedCredit } from '@/store/stock/challans/consignment';
import { seriesOfGstin } from '@/store/stock/challans/invoiceNumbers';

/** How many of some goods of a challan the receiver has. */
const keptOf = ({ lines }: InvoicedChallan, goods: ConsignedGoods): number =>
  sumOfQuantities(goods.lines.flatMap((place) => lines[place] ?? []).map(keptOfLine));

/** The GST on what was kept, as the invoice counted it: at its rates, and in halves where it has halves. */
function keptTaxes({ consignment }: InvoicedChallan, kept: readonly LineDraft[]): readonly HsnTax[] {
  const { consignor, invoice } = consignment;
  const rates = new Map(invoice.taxes.map(({ hsn, rate = USUAL_RATE }) => [hsn, rate]));
  return amountsOf(kept, {
    inHalves: inHalves(consignor, invoice.recipient),
    rateOf: (hsn) => rates.get(hsn) ?? USUAL_RATE,
  }).taxes;
}

/**
 * What of a tax invoice was not accepted, once every line is answered: what the invoice says less what it would say of what was kept, so
 * that the two come to it to the paisa. Undefined where all was accepted.
 */
export function creditDue(challan: InvoicedChallan): CountedCredit | undefined {
  const { consignor, goods, invoice } = challan.consignment;
  const kept = goods.map((one) => ({ ...one, kept: keptOf(challan, one) }));
  const worth = ({ kept: count, qty, value = 0, taxable = 0 }: (typeof kept)[number]) =>
    count === qty ? paise(taxable) : priceInPaise(count, value);
  const back = kept.flatMap((one): ConsignedGoods[] => {
    const { kept: count, ...product } = one;
    const qty = sumOfQuantities([one.qty, -count]);
    return qty === 0 ? [] : [{ ...product, qty, taxable: rupees(paise(one.taxable ?? 0) - worth(one)) }];
  });
  if (back.length === 0) return undefined;
  const left = keptTaxes(
    challan,
    kept.flatMap((one): LineDraft[] =>
      one.kept === 0 ? [] : [{ kind: 'Hardware', hsn: one.hsn ?? '', price: one.value ?? 0, paise: worth(one) }],
    ),
  );
  const codes = new Set(back.map(({ hsn }) => hsn));
  const taxes = invoice.taxes.flatMap((tax): HsnTax[] => {
    if (!codes.has(tax.hsn)) return [];
    const of = left.find(({ hsn }) => hsn === tax.hsn);
    const less = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') => sumOf([tax[part], -(of?.[part] ?? 0)]);
    return [{ ...tax, taxable: less('taxable'), cgst: less('cgst'), sgst: less('sgst'), igst: less('igst') }];
  });
  const exact = paise(sumOf(taxes.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst])));
  const total = roundedQuotient(exact, 100);
  return { series: seriesOfGstin(consignor.gstin), goods: back, taxes, roundOff: rupees(total * 100 - exact), total };
}
