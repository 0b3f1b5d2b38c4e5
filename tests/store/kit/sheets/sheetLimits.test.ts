import { describe, expect, test } from 'vitest';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { isQuick } from '../../../support/runs';
import { number, text, workbook } from '../../../support/workbooks';

const MILLION = 1_000_000;
const reading = (...rows: string[]) => readSheet(workbook({ rows: [number('A1', 1), ...rows] }));
const inCsv = (rows: string) => readSheet(new TextEncoder().encode(rows));

describe('a small file that is large inside is refused with the limit that it met', () => {
  test.skipIf(isQuick).each([
    ['a text of millions of letters', () => reading(text('A2', 'x'.repeat(10 * MILLION))), /32,767 letters/],
    [
      'a text a letter too long',
      () => reading(text('A2', 'x'.repeat(32_768))),
      'A cell of row 2 has more than 32,767 letters',
    ],
    ['cells that are never closed', () => reading('<c r="A2">'.repeat(60_000)), /damaged/],
    ['a last cell that is never closed', () => reading('<c r="A2"><v>1</v>'), /damaged/],
    ['cells whose tags never end', () => reading('<c '.repeat(60_000)), /damaged/],
    [
      'attributes without end',
      () => reading(`<c r="A2" ${Array.from({ length: 120_000 }, (_, at) => `a${at}=""`).join(' ')}><v>1</v></c>`),
      /a tag of more than 10,000 letters/,
    ],
    [
      'one cell far below and far to the right',
      () => reading(number('ZZ99999', 1)),
      'reaches to row 99,999 and column 702, and 10,00,000 cells',
    ],
    ['a row far below all', () => reading(number('A100001', 1)), /below row 1,00,000/],
    ['more cells than a list has', () => reading('<c r="A2"/>'.repeat(MILLION + 1)), /more than 10,00,000 cells/],
    [
      'a long text in thousands of cells',
      () => reading(...Array.from({ length: 400 }, (_, at) => text(`A${at + 2}`, 'x'.repeat(30_000)))),
      /more than 1,00,00,000 letters/,
    ],
  ])('%s', async (_what, read, message) => expect(read()).rejects.toThrow(message));

  test.skipIf(isQuick).each([
    ['a text too long', `Name,Rate\n${'x'.repeat(4 * MILLION)},1\n`, 'A cell of row 2 has more than 32,767 letters'],
    ['columns without end', `Name\n${','.repeat(4 * MILLION)}\n`, 'This file has 40,00,001 columns; 702 can be read.'],
    ['rows without end', 'a,b\n'.repeat(MILLION / 5), /1,99,999 rows; 5,000 can come/],
    ['quotation marks without end', `Name,Rate\n${'"a"b'.repeat(MILLION / 5)}\n`, /quotation mark/],
  ])('of CSV %s', async (_what, rows, message) => expect(inCsv(rows)).rejects.toThrow(message));
});

test('a row of a billion without a cell is passed over', async () => {
  const { rows } = await readSheet(
    workbook({ rows: [number('A1', 1), number('A2', 2)], far: '<row r="1000000000"/>' }),
  );
  expect(rows).toEqual([[1], [2]]);
});

test('a cell of as many letters as Excel takes is read', async () => {
  const { rows } = await reading(text('A2', '&quot;'.repeat(32_767)));
  expect(rows[1]).toEqual(['"'.repeat(32_767)]);
});

test('a cell that begins values without end has none', async () => {
  const { rows } = await reading(`<c r="A2"><f/>${'<v>'.repeat(60_000)}</c>`);
  expect(rows[1]).toEqual([{ broken: '' }]);
});
