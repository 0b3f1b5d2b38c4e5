import { describe, expect, test } from 'vitest';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { productImportable } from '@/store/purchasing/vendors/productImport';
import { inShort, validated } from '../../../support/sheets';
import { number, text, workbook } from '../../../support/workbooks';

const HEADINGS = ['Product Name', 'Rate', 'Unit', 'MOQ']
  .map((title, place) => text(`${'ABCD'[place]}1`, title))
  .join('');

describe('of a workbook', () => {
  test.each(['hidden', 'veryHidden'])('the first sheet that is seen counts, and none that is %s', async (state) => {
    const { rows } = await readSheet(
      workbook({ rows: [number('A1', 7), number('A2', 8)], state }, { rows: [number('A1', 42), number('A2', 1)] }),
    );
    expect(rows[0]).toEqual([42]);
  });

  test('each sheet that is seen can be read, and is named, where the first is a note', async () => {
    const book = workbook(
      { rows: [text('A1', 'See the next sheet')] },
      { rows: [number('A1', 1), number('A2', 2)], state: 'hidden' },
      { rows: [number('A1', 42), number('A2', 1)] },
    );
    expect(await readSheet(book)).toMatchObject({
      rows: [['See the next sheet']],
      sheets: ['Sheet 1', 'Sheet 3'],
      sheet: 0,
    });
    expect(await readSheet(book, () => {}, 1)).toMatchObject({ rows: [[42], [1]], sheet: 1 });
  });

  test('a sheet without end is told, with the limit that counts', async () => {
    const rows = Array.from({ length: 1 }, () => number('A100001', 1));
    await expect(readSheet(workbook({ rows }))).rejects.toThrow(
      'There is something below row 1,00,000 of the sheet, and 5,000 rows can come at a time.',
    );
  });

  test('the reading tells how much of it is done', async () => {
    const shares: number[] = [];
    await readSheet(workbook({ rows: [number('A1', 7), number('A2', 8)] }), (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares.length > 2, shares.at(-1)]).toEqual([true, 1]);
  });

  test('whose sheets are all hidden it is said', async () => {
    await expect(readSheet(workbook({ rows: [number('A1', 7)], state: 'hidden' }))).rejects.toThrow(
      /no sheet that can be seen/,
    );
  });

  test('a formula is its value, and what could not be worked out says so', async () => {
    const {
      rows: [row],
    } = await readSheet(
      workbook({
        rows: [
          '<c r="A1"><f>40+2</f><v>42</v></c><c r="B1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="C1" t="b"><f>1=1</f><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="str"><f>A9</f></c>',
          number('A2', 1),
        ],
      }),
    );
    expect(row).toEqual([42, 'ab', true, { broken: '#N/A' }, { broken: '' }]);
  });

  test('the first of merged cells has what stands in them, and the others ask for it', async () => {
    const rows = [
      HEADINGS,
      `${text('A2', 'Siren')}${number('B2', 9)}${text('C2', 'Pcs')}${number('D2', 1)}`,
      `<c r="A3"/>${number('B3', 8)}${text('C3', 'Pcs')}${number('D3', 1)}`,
    ];
    const bytes = workbook({ rows, after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>' });
    expect(inShort(await validated(productImportable, [], bytes))).toEqual([
      'New',
      'Wrong name: Product name is required',
    ]);
  });

  test('a day, which is a serial number with a format, is none of what was typed; the same number without one is a number', async () => {
    const row = (at: number, style: number) =>
      `${text(`A${at}`, `Siren ${at}`)}${number(`B${at}`, 46_270, style)}${text(`C${at}`, 'Pcs')}${number(`D${at}`, 1)}`;
    const [day, amount, rupees] = await validated(
      productImportable,
      [],
      workbook({ rows: [HEADINGS, row(2, 1), row(3, 0), row(4, 2)] }),
    );
    expect(day).toMatchObject({
      texts: { rate: '05 Sep 2026' },
      reasons: { rate: 'The spreadsheet has made a date of this. Type what it was.' },
    });
    expect([amount?.draft?.rate, rupees?.draft?.rate]).toEqual([46_270, 46_270]);
    expect([day?.damaged, amount?.damaged]).toEqual([['rate'], []]);
  });

  test.each([9_820_146_637, 3_000_000, -5_000_000])(
    'the number %i with a format of days, which is none, is left to be typed',
    async (value) => {
      const rows = [HEADINGS, `${number('A2', value, 1)}${number('B2', 9)}${text('C2', 'Pcs')}${number('D2', 1)}`];
      expect((await validated(productImportable, [], workbook({ rows })))[0]).toMatchObject({
        texts: { name: '' },
        reasons: { name: 'The spreadsheet has made a date of this. Type what it was.' },
      });
    },
  );

  test('a long number that lost its digits is refused, and one that a formula worked out is rounded as it is shown', async () => {
    const row = (at: number, name: string, rate: string) =>
      `${name}${rate}${text(`C${at}`, 'Pcs')}${number(`D${at}`, 1)}`;
    const rows = [
      HEADINGS,
      row(2, number('A2', 8.99e18), number('B2', 9)),
      row(3, text('A3', 'Siren'), '<c r="B3"><f>0.1+0.2</f><v>0.30000000000000004</v></c>'),
      row(4, text('A4', 'Horn'), '<c r="B4"><v>1.1500000000000001</v></c>'),
    ];
    const [long, , worked] = await validated(productImportable, [], workbook({ rows }));
    expect(long).toMatchObject({
      texts: { name: '8.99E+18' },
      reasons: { name: 'The spreadsheet has shortened this number and lost its digits. Type it in full.' },
      damaged: ['name'],
    });
    expect(worked?.draft?.rate).toBe(1.15);
  });
});
