/** GST on what we sell, in percent (domain facts, GST on sales). */
export const GST_ON_SALES = 18;

/** Whole paise of rupees; amounts have no finer parts. */
export const paise = (rupees: number): number => Math.round(rupees * 100);

/** The quotient of whole numbers rounded half up; exact, as a remainder is and a fraction is not. */
function halfUp(dividend: number, divisor: number): number {
  const shifted = dividend + Math.floor(divisor / 2);
  return (shifted - (shifted % divisor)) / divisor;
}

/** The GST on a tax-exclusive amount, both in whole paise, rounded half up (D5). */
export const gstInPaise = (amount: number): number => halfUp(amount * GST_ON_SALES, 100);

/** The part of a tax-inclusive amount that is not GST, both in whole paise; 50/59 is 100/118 (domain facts, 5500). */
export const baseInPaise = (amount: number): number => halfUp(amount * 50, 59);
