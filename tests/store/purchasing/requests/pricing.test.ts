import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, amountWithGst, totalWithGst } from '@/store/purchasing/requests/pricing';

const paise = (rupees: number) => Math.round(rupees * 100);

/** Any line a form accepts, its rate in whole paise. */
const line = fc.record({
  qty: fc.integer({ min: 1, max: 100_000 }),
  rate: fc.integer({ min: 100, max: 10_000_000 }).map((rate) => rate / 100),
});
const lines = fc.array(line, { maxLength: 40 });

test.each([
  [1, 100, 100, 118],
  [50, 4250, 212_500, 250_750],
  [3, 118.75, 356.25, 420.38],
  [1, 0.25, 0.25, 0.3],
  [1, 12.25, 12.25, 14.46],
  [3, 0.1, 0.3, 0.35],
  [1, 1.005, 1.01, 1.19],
  [1000, 1.005, 1005, 1185.9],
  [0, 50, 0, 0],
  [2.5, 480.5, 1201.25, 1417.48],
  [0.125, 480.52, 60.07, 70.88],
  [0.001, 5, 0.01, 0.01],
  [0.001, 4.99, 0, 0],
  [999_999.999, 999_999.99, 999_999_989_000, 1_179_999_987_020],
])('%d at ₹%d cost ₹%d, with GST ₹%d, half a paisa being rounded up', (qty, rate, amount, withGst) => {
  expect([amountOf(qty, rate), amountWithGst(qty, rate)]).toEqual([amount, withGst]);
});

describe('for any lines', () => {
  test('an amount is exact to the paisa, and its GST the nearest whole paise', () => {
    fc.assert(
      fc.property(line, ({ qty, rate }) => {
        const amount = BigInt(qty) * BigInt(paise(rate));
        expect(BigInt(paise(amountOf(qty, rate)))).toBe(amount);
        expect(BigInt(paise(amountWithGst(qty, rate)))).toBe(amount + (amount * 18n + 50n) / 100n);
      }),
    );
  });

  test('an amount of thousandths is the nearest whole paise, half a paisa being rounded up', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 10_000_000 }), (thousandths, rate) => {
        const amount = (BigInt(thousandths) * BigInt(rate) + 500n) / 1000n;
        expect(BigInt(paise(amountOf(thousandths / 1000, rate / 100)))).toBe(amount);
      }),
    );
  });

  test('the total is the sum of what the lines show, to the paisa', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const shown = all.reduce((sum, { qty, rate }) => sum + paise(amountWithGst(qty, rate)), 0);
        expect(paise(totalWithGst(all))).toBe(shown);
      }),
    );
  });

  test('the total is the sum of GST-inclusive amounts: GST on the sum differs by half a paisa a line at most', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const sum = all.reduce((total, { qty, rate }) => total + paise(amountOf(qty, rate)), 0);
        const hundredths = Math.abs(paise(totalWithGst(all)) * 100 - sum * 118);
        expect(hundredths).toBeLessThanOrEqual(50 * all.length);
      }),
    );
  });

  test('their order makes no difference to the total', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(totalWithGst(all.toReversed())).toBe(totalWithGst(all));
      }),
    );
  });
});

test('the total is no GST on the sum: two lines of ₹0.25 make ₹0.60, one of ₹0.50 makes ₹0.59', () => {
  expect(
    totalWithGst([
      { qty: 1, rate: 0.25 },
      { qty: 1, rate: 0.25 },
    ]),
  ).toBe(0.6);
  expect(amountWithGst(2, 0.25)).toBe(0.59);
});
