/** GST on what we buy, and on what we sell where nothing else is said, in percent. */
export const GST_PERCENT = 18;

/** The largest amount that a form takes, in whole rupees: 12 digits. */
export const MAX_AMOUNT = 999_999_999_999;

/** Whole paise of rupees; an amount has no finer parts. */
export const paise = (amount: number): number => (amount < 0 ? -Math.round(-amount * 100) : Math.round(amount * 100));

/** Rupees of whole paise. */
export const rupees = (inPaise: number): number => inPaise / 100;

/** Amounts in rupees added up, in whole paise on the way: 0.1 and 0.2 are 0.3. */
export const sumOf = (amounts: readonly number[]): number =>
  rupees(amounts.reduce((sum, amount) => sum + paise(amount), 0));

/**
 * The quotient of whole numbers, of which only the dividend may be negative: a half is rounded away from zero, so that what is
 * taken off is the very amount that was added. It is exact, as a remainder is and a fraction is not.
 */
export function roundedQuotient(dividend: number, divisor: number): number {
  if (dividend < 0) return 0 - roundedQuotient(-dividend, divisor);
  const shifted = dividend + Math.floor(divisor / 2);
  return (shifted - (shifted % divisor)) / divisor;
}

/** The GST on a tax-exclusive amount, both in whole paise, rounded once to the nearest. */
export const gstInPaise = (amount: number, percent = GST_PERCENT): number => roundedQuotient(amount * percent, 100);

/** CGST, and as much SGST, on a tax-exclusive amount, in whole paise: each half is rounded. */
export const halfGstInPaise = (amount: number, percent = GST_PERCENT): number => roundedQuotient(amount * percent, 200);

/** What of a tax-inclusive amount is no tax, both in whole paise: of 18 percent 100 of 118 parts, rounded to the nearest. */
export function withoutGst(amount: number, percent = GST_PERCENT): number {
  // In the least parts, 50 of 59 for 100 of 118, as the largest amount has no room for more.
  const part = percent % 20 === 0 ? 20 : percent % 5 === 0 ? 5 : percent % 4 === 0 ? 4 : percent % 2 === 0 ? 2 : 1;
  return roundedQuotient(amount * (100 / part), (100 + percent) / part);
}

/** The shares of a whole in the sizes given, all in whole paise and none negative: they add up to it, and none is above its size unless the whole is above their sum. */
export function sharesOf(whole: number, sizes: readonly number[]): number[] {
  const sum = sizes.reduce((all, size) => all + size, 0);
  let [passed, given] = [0, 0];
  return sizes.map((size) => {
    passed += size;
    const due = sum === 0 ? 0 : Number((BigInt(whole) * BigInt(passed) * 2n + BigInt(sum)) / (BigInt(sum) * 2n));
    const share = due - given;
    given = due;
    return share;
  });
}

/** A tax-inclusive amount taken apart, in whole paise: the three add up to it. */
export interface InclusiveSplit {
  base: number;
  tax: number;
  roundOff: number;
}

/** How an amount is taxed: as CGST and SGST or as IGST, by how many percent. */
interface Taxing {
  inHalves: boolean;
  percent?: number;
}

/**
 * What a tax-inclusive amount in whole paise consists of: the base with which base and tax
 * come nearest to it, of two such the one that it rounds to without GST. In halves the tax is CGST and SGST.
 */
export function inclusiveSplit(total: number, { inHalves, percent }: Taxing): InclusiveSplit {
  const taxOf = (base: number) => (inHalves ? 2 * halfGstInPaise(base, percent) : gstInPaise(base, percent));
  // The nearest base is never further than a paisa from it, and of two equally near ones it is one.
  const rounded = withoutGst(total, percent);
  const splits = [rounded, rounded - 1, rounded + 1]
    .filter((base) => base >= 0)
    .map((base) => ({ base, tax: taxOf(base), roundOff: total - base - taxOf(base) }));
  return splits.reduce((best, split) => (Math.abs(split.roundOff) < Math.abs(best.roundOff) ? split : best));
}

/** A number as it is written: its digits, and how many of them stand behind the point. */
function written(value: number) {
  const [digits = '', exponent] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/** Quantity × rate in rupees, in whole paise, rounded half up from what both are as written: 3 × 1.005 is 3.02. */
export function priceInPaise(qty: number, rate: number): number {
  if (!Number.isFinite(qty) || !Number.isFinite(rate)) return Number.NaN;
  const [quantity, price] = [written(qty), written(rate)];
  const product = quantity.digits * price.digits;
  const finer = quantity.places + price.places - 2;
  if (finer <= 0) return Number(product * 10n ** BigInt(-finer));
  const unit = 10n ** BigInt(finer);
  return Number((product + unit / 2n) / unit);
}
