import { gstInPaise, halfGstInPaise, inclusiveSplit, paise, rupees } from '@/store/money';
import type { Amounts, BillLine, HsnTax } from './bill';

/** A line before its GST is counted: what it comes to in whole paise, with GST in it where its price says so. */
export interface LineDraft extends Omit<BillLine, 'taxable'> {
  paise: number;
}

/** The shares of a whole in the sizes given, all in whole paise: they add up to it. */
function sharesOf(whole: number, sizes: readonly number[]): number[] {
  const sum = sizes.reduce((all, size) => all + size, 0);
  let [passed, given] = [0, 0];
  return sizes.map((size) => {
    passed += size;
    const share =
      (sum === 0 ? 0 : Number((BigInt(whole) * BigInt(passed) * 2n + BigInt(sum)) / (BigInt(sum) * 2n))) - given;
    given += share;
    return share;
  });
}

/** The taxable values of lines of one HSN, in whole paise: those with GST in them share the base of their sum. */
function taxableOf(lines: readonly LineDraft[], inHalves: boolean): number[] {
  const inclusive = lines.filter(({ included }) => included);
  const whole = inclusive.reduce((sum, line) => sum + line.paise, 0);
  const shares = sharesOf(
    inclusiveSplit(whole, { inHalves }).base,
    inclusive.map((line) => line.paise),
  );
  return lines.map((line) => (line.included ? (shares.shift() ?? 0) : line.paise));
}

/**
 * Lines with their GST: counted once for each HSN on the sum, in halves where supplier and customer are in one state; the
 * total goes to whole rupees by the round off (domain model, Rules with numbers; domain facts, GST on sales). What is taken
 * off is taken off at most down to nothing: ask for no more.
 */
export function amountsOf(drafts: readonly LineDraft[], { inHalves }: { inHalves: boolean }): Amounts {
  const lines: BillLine[] = drafts.map(({ paise: _amount, ...line }) => ({ ...line, taxable: 0 }));
  const taxes: HsnTax[] = [];
  let exact = 0;
  for (const hsn of new Set(drafts.map((line) => line.hsn))) {
    const places = drafts.flatMap((line, place) => (line.hsn === hsn ? [place] : []));
    const values = taxableOf(
      places.flatMap((place) => drafts[place] ?? []),
      inHalves,
    );
    places.forEach((place, index) => {
      const line = lines[place];
      if (line) line.taxable = rupees(values[index] ?? 0);
    });
    const taxable = values.reduce((sum, value) => sum + value, 0);
    const half = inHalves ? halfGstInPaise(taxable) : 0;
    const igst = inHalves ? 0 : gstInPaise(taxable);
    taxes.push({ hsn, taxable: rupees(taxable), cgst: rupees(half), sgst: rupees(half), igst: rupees(igst) });
    exact += taxable + 2 * half + igst;
  }
  const total = Math.floor((exact + 50) / 100);
  return { lines, taxes, roundOff: rupees(total * 100 - exact), total };
}

/** What lines come to without GST, in rupees: the editor's Total Amount (D28). */
export const taxableSum = ({ lines }: Pick<Amounts, 'lines'>): number =>
  rupees(lines.reduce((sum, { taxable }) => sum + paise(taxable), 0));
