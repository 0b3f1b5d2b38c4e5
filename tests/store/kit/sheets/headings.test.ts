import { expect, test } from 'vitest';
import { matchHeadings, notTaken, sheetTableOf } from '@/store/kit/sheets/headings';
import { productImportable } from '@/store/purchasing/vendors/productImport';

const { columns } = productImportable;

test('what a file has and an import does not take is told, by its heading or its place, unless nothing stands there', () => {
  const table = sheetTableOf(
    [
      ['Product Name', 'Rate', 'Shelf', 'Unit', '', 'Empty'],
      ['Siren', 90, 'A 4', 'Pcs', 'x', undefined],
    ],
    columns,
  );
  expect(notTaken(table, matchHeadings(table.headings, columns))).toEqual(['Shelf', 'Column 5']);
});
