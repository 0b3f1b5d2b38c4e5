import { expect, test } from 'vitest';
import { typedNumber } from '@/store/typedNumber';

const rule = typedNumber('Rate');

test.each([
  ['1,23,456.50', 123_456.5],
  [' 40 ', 40],
  ['-3', -3],
  ['.5', 0.5],
  ['7.', 7],
  ['', undefined],
])('%j is read as %j', (typed, value) => expect(rule.validateSync(typed)).toBe(value));

test.each(['ten', 'Infinity', '1e3', '0x10', '1.2.3', '₹40'])('%j is refused as no number', (typed) => {
  expect(() => rule.validateSync(typed)).toThrow('Rate must be a number');
});
