import { describe, expect, test } from 'vitest';
import { numbered, tableOf, type Numbered } from '@/store/kit/table';

const rows = (...numbers: number[]) =>
  tableOf<Numbered>().of(numbers.map((number) => ({ id: `row-${number}`, number })));

describe('a record is found by its number', () => {
  test.each([1, 2, 5, 8, 13, 1000])('also where others went: %i', (number) => {
    expect(numbered(rows(1, 2, 5, 8, 13, 1000), String(number))).toEqual({ id: `row-${number}`, number });
  });

  test.each(['3', '0', '1001', '05', '5 ', '5.0', '1e3', 'x', '', null, undefined])(
    'and none where no record has it, or it is no number: %j',
    (number) => {
      expect(numbered(rows(1, 2, 5, 8, 13, 1000), number)).toBeUndefined();
      expect(numbered(rows(), number)).toBeUndefined();
    },
  );
});
