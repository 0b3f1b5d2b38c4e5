import type { Amounts, BillLine } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { countOf, unitCodeOf } from '@/store/billing/bills/units';
import { descriptionOf } from '@/store/billing/papers/taxedLines';
import { percentOf } from '@/store/kit/gstRates';
import { isService } from '@/store/kit/hsn';
import { paise, rupees, sharesOf, sumOf } from '@/store/kit/money';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { portalText } from './portalText';
import type { Inv01Item } from './inv01';

/** So many items has a document at most. */
export const MOST_ITEMS = 1000;

/** As many characters has a description at most, and at least. */
const DESCRIBED = 300;
const LEAST_DESCRIBED = 3;

/** What of a tax of an HSN is on each of its items, in paise: by what they come to. */
const taxShares = (tax: number, taxed: readonly number[]): number[] => sharesOf(paise(tax), taxed);

const isTakenOff = ({ taxable }: Pick<BillLine, 'taxable'>): boolean => taxable < 0;

/** A line as an item tells it: of how many things it is. */
interface ItemLine extends BillLine {
  qty: number;
}

/** What alike lines have in common, besides the vehicles and the devices that they name. */
const alikeBy = ({ kind, hsn, taxable, why = '', goods }: BillLine): string =>
  [kind, hsn, taxable, why, goods?.product ?? ''].join('\n');

/** Lines as items tell them: where more are sold than the portal takes alike ones are one, and name no vehicle and no device. */
function itemLines(lines: readonly BillLine[]): ItemLine[] {
  const each = lines.map((line) => ({ ...line, qty: countOf(line) }));
  if (lines.filter((line) => !isTakenOff(line)).length <= MOST_ITEMS) return each;
  const byWhat = new Map<string, ItemLine>();
  for (const { vehicleNo: _vehicle, imeis: _devices, ...line } of each) {
    const key = alikeBy(line);
    const same = byWhat.get(key);
    const of = {
      qty: sumOfQuantities([same?.qty ?? 0, line.qty]),
      taxable: sumOf([same?.taxable ?? 0, line.taxable]),
    };
    byWhat.set(key, { ...line, ...of });
  }
  return [...byWhat.values()];
}

/** What an item is; a name of less letters than the portal takes is told as that of goods. */
function described(line: BillLine): string {
  const text = portalText(descriptionOf(line), DESCRIBED);
  return text.length < LEAST_DESCRIBED ? `Goods ${text}` : text;
}

/** The lines of one HSN as items: what is taken off stands as their discount, as the portal has no item below zero. */
function itemsOfHsn(lines: readonly ItemLine[], tax: HsnTax): Omit<Inv01Item, 'SlNo'>[] {
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
      PrdDesc: described(line),
      IsServc: isService(line.hsn) ? 'Y' : 'N',
      HsnCd: line.hsn,
      Qty: line.qty,
      Unit: unitCodeOf(line.hsn) === 'NOS' ? 'NOS' : 'OTH',
      UnitPrice: Number((line.taxable / line.qty).toFixed(3)),
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
export function itemsOf({ lines, taxes }: Pick<Amounts, 'lines' | 'taxes'>): Inv01Item[] {
  const told = itemLines(lines);
  return taxes
    .flatMap((tax) =>
      itemsOfHsn(
        told.filter(({ hsn }) => hsn === tax.hsn),
        tax,
      ),
    )
    .map((item, place) => ({ SlNo: String(place + 1), ...item }));
}
