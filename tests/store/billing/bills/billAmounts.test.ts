import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf, taxableSum, type Gst, type LineDraft } from '@/store/billing/bills/billAmounts';
import { paise, sumOf } from '@/store/kit/money';
import { isQuick, runs } from '../../../support/runs';
import { usualGst } from '../../../support/usualGst';

const SAME_STATE = usualGst(true);
const OTHER_STATE = usualGst(false);

const line = (price: number, changes: Partial<LineDraft> = {}): LineDraft => ({
  kind: 'Subscription',
  price,
  hsn: '9984',
  paise: paise(price),
  ...changes,
});
const inclusive = (price: number, changes: Partial<LineDraft> = {}) => line(price, { included: true, ...changes });

/** Taxable value, each tax, round off and total of lines. */
function figures(lines: readonly LineDraft[], gst: Gst) {
  const { taxes, roundOff, total } = amountsOf(lines, gst);
  const [cgst, sgst, igst] = (['cgst', 'sgst', 'igst'] as const).map((tax) => sumOf(taxes.map((one) => one[tax])));
  return [taxableSum(amountsOf(lines, gst)), cgst, sgst, igst, roundOff, total];
}

describe('the amounts of a bill', () => {
  test.each<[string, LineDraft[], Gst, number[]]>([
    [
      'count GST once on the sum: by line it would be ₹10.10',
      Array.from({ length: 10 }, () => line(11.17)),
      SAME_STATE,
      [111.7, 10.05, 10.05, 0, 0.2, 132],
    ],
    ['go to whole rupees by the round off', [line(4771.67)], SAME_STATE, [4771.67, 429.45, 429.45, 0, 0.43, 5631]],
    ['of an inclusive 5900', [inclusive(5900)], SAME_STATE, [5000, 450, 450, 0, 0, 5900]],
    ['of an inclusive 5500', [inclusive(5500)], SAME_STATE, [4661.02, 419.49, 419.49, 0, 0, 5500]],
    ['of an inclusive 100 within a state', [inclusive(100)], SAME_STATE, [84.74, 7.63, 7.63, 0, 0, 100]],
    ['of an inclusive 100 to another state', [inclusive(100)], OTHER_STATE, [84.75, 0, 0, 15.26, -0.01, 100]],
    ['of five days of thirty at ₹350', [line(350, { paise: 5833 })], SAME_STATE, [58.33, 5.25, 5.25, 0, 0.17, 69]],
    ['half a rupee goes up', [line(0.42)], SAME_STATE, [0.42, 0.04, 0.04, 0, 0.5, 1]],
    ['of nothing', [], SAME_STATE, [0, 0, 0, 0, 0, 0]],
    [
      'of a discount as large as its lines',
      [line(200), line(-200, { kind: 'Discount' })],
      SAME_STATE,
      [0, 0, 0, 0, 0, 0],
    ],
  ])('%s', (_title, lines, gst, expected) => {
    expect(figures(lines, gst)).toEqual(expected);
  });

  test('have a tax for each HSN on its own sum', () => {
    const { taxes } = amountsOf([line(100.05, { hsn: '852691' }), line(11.17), line(11.17)], SAME_STATE);
    expect(taxes).toEqual([
      { hsn: '852691', taxable: 100.05, cgst: 9, sgst: 9, igst: 0 },
      { hsn: '9984', taxable: 22.34, cgst: 2.01, sgst: 2.01, igst: 0 },
    ]);
  });

  test('show of inclusive lines their shares of one base, beside exclusive ones with their own', () => {
    const { lines, taxes } = amountsOf([inclusive(100), line(50), inclusive(100), inclusive(100)], SAME_STATE);
    expect(lines.map(({ taxable }) => taxable)).toEqual([84.75, 50, 84.74, 84.75]);
    expect(taxes[0]?.taxable).toBe(304.24);
  });

  test.skipIf(isQuick)(
    'let each inclusive whole-rupee amount total itself, up to 300,000, wherever the customer is',
    () => {
      const wrong = [];
      for (let price = 1; price <= runs(300_000); price += 1) {
        const lines = [inclusive(price)];
        if (amountsOf(lines, SAME_STATE).total !== price || amountsOf(lines, OTHER_STATE).total !== price)
          wrong.push(price);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('let up to 500 inclusive lines total the sum of their prices', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 500 }),
        fc.boolean(),
        (prices, inHalves) => {
          expect(
            amountsOf(
              prices.map((price) => inclusive(price)),
              usualGst(inHalves),
            ).total,
          ).toBe(prices.reduce((sum, price) => sum + price, 0));
        },
      ),
    );
  });

  test('add up to the paisa, with two equal halves or one tax, and at most half a rupee rounded off', () => {
    const drafts = fc.array(
      fc.record({
        paise: fc.nat({ max: 100_000_000 }),
        isIncluded: fc.boolean(),
        hsn: fc.constantFrom('9984', '852691', '997319'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(drafts, fc.boolean(), (all, inHalves) => {
        const asked = all.map(({ paise: whole, isIncluded, hsn }) =>
          line(whole / 100, { hsn, ...(isIncluded && { included: true }) }),
        );
        const { lines, taxes, roundOff, total } = amountsOf(asked, usualGst(inHalves));
        expect(lines.map(({ price, kind, hsn }) => [price, kind, hsn])).toEqual(
          asked.map(({ price, kind, hsn }) => [price, kind, hsn]),
        );
        const parts = [
          ...lines.map(({ taxable }) => taxable),
          ...taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]),
          roundOff,
        ];
        expect(sumOf(parts)).toBe(total);
        expect(Number.isInteger(total)).toBe(true);
        for (const tax of taxes) {
          expect(tax.taxable).toBe(sumOf(lines.filter(({ hsn }) => hsn === tax.hsn).map(({ taxable }) => taxable)));
          expect(tax.cgst).toBe(tax.sgst);
          expect(inHalves ? tax.igst : tax.cgst).toBe(0);
        }
        expect(paise(roundOff) > -50 && paise(roundOff) <= 50).toBe(true);
      }),
    );
  });
});
