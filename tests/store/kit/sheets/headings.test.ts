import { expect, test } from 'vitest';
import { doubtfulColumns, matchHeadings, notTaken, sheetTableOf } from '@/store/kit/sheets/headings';
import { productImportable } from '@/store/purchasing/vendors/productImport';

const { columns } = productImportable;

test('what a file has and an import does not take is told, by its heading or its place, unless nothing stands there', () => {
  const table = sheetTableOf(
    [
      ['Product Name', 'Rate', 'Shelf', 'Unit', '', 'Empty'],
      ['Siren', 90, 'A 4', 'Pcs', 'x', undefined],
    ],
    productImportable,
  );
  expect(notTaken(table, matchHeadings(table.headings, columns))).toEqual(['Shelf', 'Column 5']);
});

test.each([
  [
    'which do not say the same',
    ['Item', 'Product', 'Rate', 'Unit'],
    ['Siren', 'Horn', 90, 'Pcs'],
    ['Item (column 1)', 'Product (column 2)'],
  ],
  ['which say the same', ['Item', 'Product', 'Rate', 'Unit'], ['Siren', 'Siren', 90, 'Pcs'], undefined],
  ['of which one is empty', ['Item', 'Product', 'Rate', 'Unit'], [undefined, 'Siren', 90, 'Pcs'], undefined],
  ['of which one is our own', ['Product Name', 'Product', 'Rate', 'Unit'], ['Siren', 'Horn', 90, 'Pcs'], undefined],
])('two headings of one meaning, %s, are asked about only where it matters', (_what, headings, row, asked) => {
  const table = sheetTableOf([headings, row], productImportable);
  expect(doubtfulColumns(table, columns).name).toEqual(asked);
});
