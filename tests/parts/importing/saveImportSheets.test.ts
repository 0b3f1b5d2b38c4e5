import { expect, test } from 'vitest';
import { wrongRowsSheet } from '@/parts/importing/saveImportSheets';
import type { Cell } from '@/store/sheets/cell';
import { judgedWhole, judgeFor } from '@/store/sheets/judging';
import { productImportable } from '@/store/vendors/productImport';
import { bytesOfSheet, inShort, judged } from '../../support/sheets';

const { columns } = productImportable;

test('the file of wrong rows leaves empty what a spreadsheet damaged, so that it is wrong until somebody types it', async () => {
  const names: Cell[] = [new Date('2026-09-05'), { broken: '#N/A' }, 8.99e18, '8.99E+18', '####', 'Siren'];
  const rows = names.map((name, index) => ({ line: index + 2, cells: [name, name === 'Siren' ? 'cheap' : 9, 'Pcs', 1] }));
  const mapping = Object.fromEntries(columns.map(({ key }, place) => [key, place]));
  const wrong = judgedWhole(judgeFor(productImportable, [])({ headings: [], rows }, mapping, {}));
  expect(wrong.map(({ verdict }) => verdict)).toEqual(names.map(() => 'Wrong'));
  const again = await judged(productImportable, [], await bytesOfSheet(wrongRowsSheet(columns, wrong), 'xlsx'));
  expect(inShort(again)).toEqual([...Array.from({ length: 5 }, () => 'Wrong name: Product name is required'), 'Wrong rate: Rate must be a number']);
  expect(again[5]?.texts).toMatchObject({ name: 'Siren', rate: 'cheap' });
});
