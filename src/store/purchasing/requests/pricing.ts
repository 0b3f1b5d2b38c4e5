import { gstInPaise, priceInPaise, rupees } from '@/store/kit/money';

interface Priced {
  qty: number;
  rate: number;
}

const withGstInPaise = ({ qty, rate }: Priced) => {
  const price = priceInPaise(qty, rate);
  return price + gstInPaise(price);
};

/** Quantities added up, to the gram: 0.1 Kg and 0.2 Kg are 0.3 Kg. */
export const sumOfQuantities = (quantities: readonly number[]): number =>
  Math.round(quantities.reduce((sum, qty) => sum + qty, 0) * 1000) / 1000;

/** Quantity times the rate, in rupees to the paisa, half a paisa rounded up. */
export const amountOf = (qty: number, rate: number): number => rupees(priceInPaise(qty, rate));

/** The amount in rupees with its GST, which is rounded half up to the paisa. */
export const amountWithGst = (qty: number, rate: number): number => rupees(withGstInPaise({ qty, rate }));

/** The sum of the lines' GST-inclusive amounts, in rupees: what the lines show adds up to it, to the paisa. */
export const totalWithGst = (lines: readonly Priced[]): number =>
  rupees(lines.reduce((sum, line) => sum + withGstInPaise(line), 0));
