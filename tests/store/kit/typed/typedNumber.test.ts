import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { object } from 'yup';
import { count, quantity, typedRupees, typedAmount, typedNumber, wholeUnits } from '@/store/kit/typed/typedNumber';
import { messages } from '../../../support/messages';

const rule = typedNumber('Rate');

test.each([
  ['1,23,456.50', 123_456.5],
  [' 40 ', 40],
  ['-3', -3],
  ['.5', 0.5],
  ['7.', 7],
  ['', undefined],
  [null, undefined],
])('%j is read as %j', (typed, value) => expect(rule.validateSync(typed)).toBe(value));

test.each(['ten', 'Infinity', '1e3', '0x10', '1.2.3', '₹40'])('%j is refused as no number', (typed) => {
  expect(() => rule.validateSync(typed)).toThrow('Rate must be a number');
});

test('what is neither a text nor a number is refused as no number, and never throws', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
      fc.pre(!['string', 'number', 'undefined'].includes(typeof value) && value !== null);
      expect(messages(object({ rate: rule }), { rate: value })).toEqual({ rate: 'Rate must be a number' });
    }),
  );
  expect(messages(object({ rate: rule }), { rate: { toString: 5 } })).toEqual({ rate: 'Rate must be a number' });
});

const DIGITS = 'Price can have at most 12 digits.';
const DECIMALS = 'Price can have at most two decimals.';

describe('an amount in rupees', () => {
  test.each([
    ['0', undefined],
    ['0.29', undefined],
    ['1.150', undefined],
    ['999999999999.99', undefined],
    ['-0.01', 'Price cannot be negative.'],
    ['0.001', DECIMALS],
    ['1.005', DECIMALS],
    ['999999999999.999', DECIMALS],
    ['1000000000000', DIGITS],
    ['9007199254740993', DIGITS],
    ['9'.repeat(400), DIGITS],
    [1e308, DIGITS],
    [Number.POSITIVE_INFINITY, DIGITS],
    [Number.NEGATIVE_INFINITY, 'Price cannot be negative.'],
    [Number.NaN, 'Price must be a number'],
  ])('%j is answered with %j', (price, message) => {
    expect(messages(object({ price: typedRupees('Price') }), { price }).price).toBe(message);
  });

  test('of whole paise is taken as it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999_999 }), (paise) => {
        expect(typedAmount(String(paise / 100))).toBe(paise / 100);
      }),
    );
  });

  test('while it is typed is none as long as it is refused', () => {
    expect([typedAmount('12.'), typedAmount('1.005'), typedAmount('x'), typedAmount('')]).toEqual([12, ...Array(3)]);
  });
});

describe('whole numbers', () => {
  test.each([
    [wholeUnits('Qty'), '1', undefined],
    [wholeUnits('Qty'), '9,99,999', undefined],
    [wholeUnits('Qty'), '0', 'Qty must be at least 1.'],
    [wholeUnits('Qty'), '1.5', 'Qty must be a whole number.'],
    [wholeUnits('Qty'), '1000000', 'Qty can be at most 9,99,999.'],
    [wholeUnits('Qty'), Number.POSITIVE_INFINITY, 'Qty must be a whole number.'],
    [count('Qty'), '0', undefined],
    [count('Qty'), '-1', 'Qty cannot be negative.'],
    [quantity('Qty', 'Pcs'), '0.5', 'Qty must be a whole number.'],
    [quantity('Qty', 'Kg'), '0.125', undefined],
    [quantity('Qty', 'Kg'), '0.0005', 'Qty can have at most three decimals.'],
    [quantity('Qty', 'Kg'), '-1', 'Qty must be more than 0.'],
    [quantity('Qty', 'Kg'), Number.POSITIVE_INFINITY, 'Qty can be at most 9,99,999.'],
  ])('are held to their bounds', (schema, qty, message) => {
    expect(messages(object({ qty: schema }), { qty }).qty).toBe(message);
  });
});
