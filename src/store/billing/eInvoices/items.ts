import type { Amounts, BillLine } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { countOf, unitCodeOf } from '@/store/billing/bills/units';
import { descriptionOf } from '@/store/billing/papers/taxedLines';
import { percentOf } from '@/store/kit/gstRates';
import { isService } from '@/store/kit/hsn';
import { paise, rupees, sharesOf } from '@/store/kit/money';
import { portalText } from './portalText';
import type { Inv01Item } from './inv01';

/** As many characters has a description at most, and three at least. */
const DESCRIBED = 300;

/** What of a tax of an HSN is on each of its items, in paise: by what they come to. */
const taxShares = (tax: number, taxed: readonly number[]): number[] => sharesOf(paise(tax), taxed);

const isTakenOff = ({ taxable }: Pick<BillLine, 'taxable'>): boolean => taxable < 0;

/** The lines of one HSN as items: what is taken off stands as their discount, as the portal has no item below zero. */
function itemsOfHsn(lines: readonly BillLine[], tax: HsnTax): Omit<Inv01Item, 'SlNo'>[] {
  const sold = lines.filter((line) => !isTakenOff(line));
  const gross = sold.map(({ taxable }) => paise(taxable));
  const off = -lines.filter(isTakenOff).reduce((sum, { taxable }) => sum + paise(taxable), 0);
  const discounts = sharesOf(off, gross);
  const taxed = gross.map((amount, place) => amount - (discounts[place] ?? 0));
  const [igst, cgst, sgst] = [tax.igst, tax.cgst, tax.sgst].map((one) => taxShares(one, taxed));
  return sold.map((line, place) => {
    const [net, ...taxes] = [taxed, igst, cgst, sgst].map((amounts) => amounts?.[place] ?? 0);
    const [onIgst = 0, onCgst = 0, onSgst = 0] = taxes;
    return {
      PrdDesc: portalText(descriptionOf(line), DESCRIBED),
      IsServc: isService(line.hsn) ? 'Y' : 'N',
      HsnCd: line.hsn,
      Qty: countOf(line),
      Unit: unitCodeOf(line.hsn) === 'NOS' ? 'NOS' : 'OTH',
      UnitPrice: Number((line.taxable / countOf(line)).toFixed(3)),
      TotAmt: line.taxable,
      Discount: rupees(discounts[place] ?? 0),
      AssAmt: rupees(net ?? 0),
      GstRt: percentOf(tax.rate),
      IgstAmt: rupees(onIgst),
      CgstAmt: rupees(onCgst),
      SgstAmt: rupees(onSgst),
      TotItemVal: rupees((net ?? 0) + onIgst + onCgst + onSgst),
    };
  });
}

/** The lines of a document as items, HSN by HSN: together they are what it taxes, and its taxes. */
export const itemsOf = ({ lines, taxes }: Pick<Amounts, 'lines' | 'taxes'>): Inv01Item[] =>
  taxes
    .flatMap((tax) =>
      itemsOfHsn(
        lines.filter(({ hsn }) => hsn === tax.hsn),
        tax,
      ),
    )
    .map((item, place) => ({ SlNo: String(place + 1), ...item }));
