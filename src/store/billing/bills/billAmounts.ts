import { NOT_REGISTERED, percentOf, USUAL_RATE, type GstRate, ZERO_RATED } from '@/store/kit/gstRates';
import {
  gstInPaise,
  halfGstInPaise,
  inclusiveSplit,
  paise,
  roundedQuotient,
  rupees,
  sharesOf,
} from '@/store/kit/money';
import type { Amounts, BillLine } from './bill';
import type { HsnTax } from '@/store/kit/hsnTax';

/** A line before its GST is counted: what it comes to in whole paise, with GST in it where its price says so. */
export interface LineDraft extends Omit<BillLine, 'taxable'> {
  paise: number;
}

/** How GST is counted for a recipient on a day. */
export interface Gst {
  inHalves: boolean;
  /** The rate of an HSN or SAC on that day. */
  rateOf: (hsn: string) => GstRate;
}

/** The taxable values of lines of one HSN, in whole paise: those with GST in them share the base of their sum. */
function taxableOf(lines: readonly LineDraft[], taxing: { inHalves: boolean; percent: number }): number[] {
  const inclusive = lines.filter(({ included }) => included);
  if (inclusive.length === 0) return lines.map((line) => line.paise);
  const whole = inclusive.reduce((sum, line) => sum + line.paise, 0);
  const shares = sharesOf(
    inclusiveSplit(whole, taxing).base,
    inclusive.map((line) => line.paise),
  );
  return lines.map((line) => (line.included ? (shares.shift() ?? 0) : line.paise));
}

/**
 * Lines with their GST: counted once for each HSN on the sum, in halves where supplier and customer are in one state; the
 * total goes to whole rupees by the round off. What is taken off is taken off each HSN at most down to nothing: see `takenOff`.
 */
export function amountsOf(drafts: readonly LineDraft[], { inHalves, rateOf }: Gst): Amounts {
  const lines: BillLine[] = drafts.map(({ paise: _amount, ...line }) => ({ ...line, taxable: 0 }));
  const taxes: HsnTax[] = [];
  let exact = 0;
  for (const hsn of new Set(drafts.map((line) => line.hsn))) {
    const rate = rateOf(hsn);
    const percent = percentOf(rate);
    const places = drafts.flatMap((line, place) => (line.hsn === hsn ? [place] : []));
    const values = taxableOf(
      places.flatMap((place) => drafts[place] ?? []),
      { inHalves, percent },
    );
    places.forEach((place, index) => {
      const line = lines[place];
      if (line) line.taxable = rupees(values[index] ?? 0);
    });
    const taxable = values.reduce((sum, value) => sum + value, 0);
    const half = inHalves ? halfGstInPaise(taxable, percent) : 0;
    const igst = inHalves ? 0 : gstInPaise(taxable, percent);
    taxes.push({
      hsn,
      ...(rate !== USUAL_RATE && { rate }),
      taxable: rupees(taxable),
      cgst: rupees(half),
      sgst: rupees(half),
      igst: rupees(igst),
    });
    exact += taxable + 2 * half + igst;
  }
  const total = roundedQuotient(exact, 100);
  return { lines, taxes, roundOff: rupees(total * 100 - exact), total };
}

/** Lines that take so many paise off what each HSN comes to, in proportion: none takes more than there is of its HSN. */
export const takenOff = (
  kind: 'Discount' | 'Adjustment',
  whole: number,
  { taxes }: Pick<Amounts, 'taxes'>,
): LineDraft[] => {
  const shares = sharesOf(
    whole,
    taxes.map(({ taxable }) => paise(taxable)),
  );
  return taxes.flatMap(({ hsn }, place): LineDraft[] => {
    const share = shares[place] ?? 0;
    return share === 0 ? [] : [{ kind, price: -rupees(share), hsn, paise: -share }];
  });
};

/** What lines come to without GST, in rupees: the editor's Total Amount. */
export const taxableSum = ({ lines }: Pick<Amounts, 'lines'>): number =>
  rupees(lines.reduce((sum, { taxable }) => sum + paise(taxable), 0));

/** Whether anything is left of what a document has under an HSN: what comes to nothing is no supply of it. */
export const isSold = ({ taxable, cgst, sgst, igst }: HsnTax): boolean =>
  [taxable, cgst, sgst, igst].some((amount) => amount !== 0);

/** Whether it is a taxable supply: what is exempt or of nil rate is none, what is zero rated is one without tax. */
export const isTaxed = ({ rate }: Pick<HsnTax, 'rate'>): boolean => rate === ZERO_RATED || percentOf(rate) > 0;

/** Whether a document taxes nothing: all that it sells is exempt or of nil rate. */
export const isUntaxed = ({ taxes }: Pick<Amounts, 'taxes'>): boolean => {
  const sold = taxes.filter(isSold);
  return sold.length > 0 && !sold.some(isTaxed);
};

/** Whether a document is of a time in which we had no GST number: no return has it. */
export const isOfUnregistered = ({ taxes }: Pick<Amounts, 'taxes'>): boolean =>
  taxes.some(({ rate }) => rate === NOT_REGISTERED);
