import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GST_PERCENT,
  gstInPaise,
  halfGstInPaise,
  inclusiveSplit,
  MAX_AMOUNT,
  paise,
  priceInPaise,
  roundedQuotient,
  rupees,
  sharesOf,
  sumOf,
} from '@/store/kit/money';

test('GST is 18 percent', () => expect(GST_PERCENT).toBe(18));

test.each([
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [999_999_999_999.99, 99_999_999_999_999],
  [-0.05, -5],
])('₹%d are %d paise, and these are those rupees', (amount, whole) => {
  expect(paise(amount)).toBe(whole);
  expect(rupees(whole)).toBe(amount);
});

test('amounts are added up without the fractions of a paisa that floating point leaves', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([0.3, -0.1])).toBe(0.2);
  expect(sumOf([])).toBe(0);
});

describe('GST', () => {
  test.each([
    [25, 5, 2],
    [10_000, 1800, 900],
    [8475, 1526, 763],
    [50, 9, 5],
    [0, 0, 0],
  ])('on %d paise is %d, and each half of it %d', (amount, gst, half) => {
    expect([gstInPaise(amount), halfGstInPaise(amount)]).toEqual([gst, half]);
  });

  test('on any amount is the nearest whole paise, half a paisa rounded up, and so is each half', () => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_AMOUNT * 400 }), (whole) => {
        expect(BigInt(gstInPaise(whole))).toBe((BigInt(whole) * 18n + 50n) / 100n);
        expect(BigInt(halfGstInPaise(whole))).toBe((BigInt(whole) * 9n + 50n) / 100n);
      }),
    );
  });
});

describe('what is taken off', () => {
  test('is rounded as what was added is: tax and rupees of an amount below zero are those above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_AMOUNT * 100 }), (whole) => {
        expect(gstInPaise(-whole) + gstInPaise(whole)).toBe(0);
        expect(halfGstInPaise(-whole) + halfGstInPaise(whole)).toBe(0);
        expect(roundedQuotient(-whole, 100) + roundedQuotient(whole, 100)).toBe(0);
      }),
    );
    expect([paise(-1.125), paise(1.125)]).toEqual([-113, 113]);
    expect([halfGstInPaise(-50), halfGstInPaise(50)]).toEqual([-5, 5]);
  });

  test('is shared to the paisa: the shares add up, none is negative, and none is more than there is', () => {
    const sizes = fc.array(fc.nat({ max: MAX_AMOUNT }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sizes, fc.nat({ max: 1_000_000 }), (of, millionth) => {
        const sum = of.reduce((all, size) => all + size, 0);
        const whole = Math.floor((sum / 1_000_000) * millionth);
        const shares = sharesOf(whole, of);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(sum === 0 ? 0 : whole);
        expect(shares.filter((share, place) => share < 0 || share > (of[place] ?? 0))).toEqual([]);
      }),
    );
    expect(sharesOf(100, [1, 1, 1])).toEqual([33, 34, 33]);
  });
});

describe('an inclusive amount', () => {
  const sameState = { inHalves: true };
  const otherState = { inHalves: false };

  test.each([
    [590_000, sameState, 500_000, 90_000, 0],
    [590_000, otherState, 500_000, 90_000, 0],
    [550_000, sameState, 466_102, 83_898, 0],
    [550_000, otherState, 466_102, 83_898, 0],
    [10_000, sameState, 8474, 1526, 0],
    [10_000, otherState, 8475, 1526, -1],
    [0, sameState, 0, 0, 0],
    [1, otherState, 1, 0, 0],
  ])('of %d paise, %j, is a base of %d, a tax of %d and %d rounded off', (total, state, base, tax, roundOff) => {
    expect(inclusiveSplit(total, state)).toEqual({ base, tax, roundOff });
  });

  test.each([sameState, otherState])('of any size adds up, by the nearest base there is: %j', (state) => {
    const sizes = fc.oneof(fc.nat({ max: 300_000 }), fc.nat({ max: MAX_AMOUNT * 100 }));
    const gross = (base: number) => base + (state.inHalves ? 2 * halfGstInPaise(base) : gstInPaise(base));
    fc.assert(
      fc.property(sizes, (total) => {
        const { base, tax, roundOff } = inclusiveSplit(total, state);
        expect(base + tax + roundOff).toBe(total);
        expect(base + tax).toBe(gross(base));
        const rounded = Number((BigInt(total) * 200n + 118n) / 236n);
        const distances = [-3, -2, -1, 0, 1, 2, 3].map((off) => Math.abs(gross(Math.max(0, rounded + off)) - total));
        expect(Math.abs(roundOff)).toBe(Math.min(...distances));
        expect(base === rounded || distances[3] !== Math.min(...distances)).toBe(true);
      }),
    );
  });

  test.each([sameState, otherState])('that GST was added to gives its base back: %j', (state) => {
    fc.assert(
      fc.property(fc.nat({ max: MAX_AMOUNT }), (base) => {
        const tax = state.inHalves ? 2 * halfGstInPaise(base) : gstInPaise(base);
        expect(inclusiveSplit(base + tax, state)).toEqual({ base, tax, roundOff: 0 });
      }),
    );
  });
});

describe('a price', () => {
  test.each([
    [2.5, 480.5, 120_125],
    [3, 1.005, 302],
    [1e-7, 1e9, 10_000],
    [1e21, 1, 1e23],
    [0, 12.34, 0],
  ])('of %d at ₹%d is %d paise', (qty, rate, whole) => expect(priceInPaise(qty, rate)).toBe(whole));

  test.each([
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])('of %d at ₹%d is none', (qty, rate) => expect(priceInPaise(qty, rate)).toBeNaN());
});
