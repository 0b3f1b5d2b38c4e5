/** GST on what we buy, in percent (spec 9). */
export const GST_ON_PURCHASES = 18;

interface Priced {
  qty: number;
  rate: number;
}

/** To 15 digits first, which are all that a number holds safely: 1.005 × 100 is 100.49999999999999. */
const wholePaise = (paise: number) => Math.round(Number(paise.toPrecision(15)));

const amountInPaise = ({ qty, rate }: Priced) => wholePaise(qty * rate * 100);

const withGstInPaise = (line: Priced) => {
  const amount = amountInPaise(line);
  return amount + Math.floor((amount * GST_ON_PURCHASES + 50) / 100);
};

/** Units times the rate, both in rupees, to the paisa (spec 9). */
export const amountOf = (qty: number, rate: number): number => amountInPaise({ qty, rate }) / 100;

/** The amount in rupees with its GST, which is rounded half up to the paisa here and nowhere else (D5, spec 9). */
export const amountWithGst = (qty: number, rate: number): number => withGstInPaise({ qty, rate }) / 100;

/** The sum of the lines' GST-inclusive amounts, in rupees (spec 9): what the lines show adds up to it, to the paisa. */
export const totalWithGst = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + withGstInPaise(line), 0) / 100;
