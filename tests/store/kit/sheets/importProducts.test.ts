import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { productColumns } from '@/features/vendors/productColumns';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { productImportable } from '@/store/purchasing/vendors/productImport';
import { PRODUCT_KINDS, type Product } from '@/store/purchasing/vendors/vendor';
import type { SheetFormat } from '@/ui/sheetFiles';
import { sheetOf } from '@/ui/tableSheet';
import { runs } from '../../../support/runs';
import { bytesOf, bytesOfSheet, inShort, validated as validatedFile } from '../../../support/sheets';

const { columns } = productImportable;
const relay: Product = { id: 'relay', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };

const validated = (bytes: Uint8Array, known: readonly Product[] = [relay]) =>
  validatedFile(productImportable, known, bytes);
const first = async (csv: string) => (await validated(bytesOf(`Product Name,Rate,Unit,MOQ\n${csv}`)))[0];

describe('a row', () => {
  test.each([
    ['Siren,90,Pcs,2', 'New', {}],
    ['" RELAY ","₹1,23,456.50",Pcs,10', 'Changed', {}],
    ['Relay,80,Pcs,10', 'Same', {}],
    ['Relay,"1,23,456/-",Pcs,10', 'Changed', {}],
    ['Relay,Rs. 80.00,Pcs," 10 "', 'Same', {}],
    ['Siren,"1,23,45,678.5",Pcs,"1,00,000"', 'New', {}],
    ['Siren,-,Pcs,2', 'Wrong', { rate: 'Rate must be a number' }],
    ['Siren,"12,50",Pcs,2', 'Wrong', { rate: 'Write thousands as 1,23,456 and decimals with a point.' }],
    [
      '8.99E+18,9,Pcs,2',
      'Wrong',
      { name: 'The spreadsheet has shortened this number and lost its digits. Type it in full.' },
    ],
    ['12E5,9,Pcs,2', 'New', {}],
    [
      'Siren,12E5,Pcs,2',
      'Wrong',
      { rate: 'The spreadsheet has shortened this number and lost its digits. Type it in full.' },
    ],
    ['Siren,#DIV/0!,Pcs,2', 'Wrong', { rate: 'The file has #DIV/0! here.' }],
    ['####,9,Pcs,2', 'Wrong', { name: 'The file has #### here.' }],
    ['#N/A,9,Pcs,2', 'Wrong', { name: 'The file has #N/A here.' }],
    ['#4 Relay,9,Pcs,2', 'New', {}],
  ])('%s is %s', async (csv, validation, reasons) => {
    expect(await first(csv)).toMatchObject({ validation, reasons });
  });

  test('may tell kind, model, HSN and warranty, and takes none away by leaving it out', async () => {
    const gps: Product = { ...relay, kind: 'Device', model: 'FMB920', hsn: '852691', warrantyMonths: 12 };
    const told = bytesOf(
      'Product Name,Rate,Unit,MOQ,Kind,HSN Code,Warranty,Model\nRelay,80,Pcs,10,device,85269199,24,\nSiren,9,Pcs,1,Horn,85,x,',
    );
    const [changed, wrong] = await validated(told, [gps]);
    expect(changed).toMatchObject({
      validation: 'Changed',
      draft: { kind: 'Device', model: 'FMB920', hsn: '85269199', warrantyMonths: 24 },
    });
    expect(wrong?.reasons).toEqual({
      kind: 'This can be Device, Accessory, Controller, Lock, SIM, Material.',
      hsn: 'HSN must have 4, 6 or 8 digits.',
      warrantyMonths: 'Warranty must be a number',
    });
    expect(inShort(await validated(bytesOf('Product Name,Rate,Unit,MOQ\nRelay,80,Pcs,10'), [gps]))).toEqual(['Same']);
  });

  test.each([
    ['Category', 'Electrical', {}],
    ['Type', 'GPS Tracker', {}],
    ['Product Type', 'Wired', {}],
    ['Warranty', '1 year', { warrantyMonths: 12 }],
    ['Warranty', '1.5 Yrs.', { warrantyMonths: 18 }],
    ['Warranty Period', '12 months', { warrantyMonths: 12 }],
    ['Warranty', '–', {}],
    ['HSN Code', '8526.91', { hsn: '852691' }],
    ['HSN', '8526 91-99', { hsn: '85269199' }],
    ['HSN/SAC', '-', {}],
    ['Kind', '-', {}],
  ])('of a price list with %s %s goes in', async (heading, cell, traits) => {
    const rows = await validated(bytesOf(`Product Name,Rate,Unit,MOQ,${heading}\nSiren,9,Pcs,2,${cell}`));
    expect(rows.map(({ validation, draft }) => [validation, draft])).toEqual([
      ['New', { name: 'Siren', rate: 9, unit: 'Pcs', minOrderQty: 2, ...traits }],
    ]);
  });

  test('of a name that stands above is marked', async () => {
    const rows = await validated(bytesOf('Product;Price;UOM;Min Order Qty\nSiren;9;Pcs;1\nsiren;8;Pcs;1'));
    expect(rows.map(({ validation, reasons }) => [validation, reasons.name])).toEqual([
      ['New', undefined],
      ['Wrong', 'Row 2 has this Product Name already.'],
    ]);
  });
});

test.each([
  [
    'the title counts more than what is called so as well',
    'Item,Product Name,Qty,Amount,Rate,Unit,MOQ\n1,Siren,10,90,9,Pcs,1',
  ],
  [
    'a title line above them parts nothing',
    'Price list of Metro, Mumbai, 2026, all, of, it\nProduct Name;Rate;Unit;MOQ\nSiren;9;Pcs;1',
  ],
  ['a quoted heading may have a line break', '"Product\nName";"Rate (Rs)";Unit;MOQ\nSiren;9;Pcs;1'],
  [
    'those of uneven rows are parted by what parts them all',
    'Product Name,Rate,Unit,MOQ\nSiren,9,Pcs,1,,\nRelay; 12V,80,Pcs,10,,\nHorn; 24V,9,Pcs,1,x\nBell; x,9,Pcs,2',
  ],
  [
    'commas in a title and in every row part nothing',
    'Metro, Mumbai\nPrices, all\nProduct Name;Rate;Unit;MOQ;Was\nSiren;9;Pcs;1;9,50\nHorn;8;Pcs;1;8,50',
  ],
  ['decimal commas part nothing', 'Product Name;Rate;Unit;MOQ;Was\nSiren;9;Pcs;1;9,50\nHorn;8;Pcs;1;8,50'],
])('among the headings %s', async (_rule, csv) => {
  expect((await validated(bytesOf(csv), []))[0]).toMatchObject({
    validation: 'New',
    draft: { name: 'Siren', rate: 9, unit: 'Pcs', minOrderQty: 1 },
  });
});

test('a wrong cell that a person mends may hold what only a spreadsheet would shorten', async () => {
  const rows = await validatedFile(productImportable, [], bytesOf('Product Name,Rate,Unit,MOQ\n8.99E+18,9,Pcs,2'), {
    '2.name': '12E5',
  });
  expect(inShort(rows)).toEqual(['New']);
});

test.each([
  ['empty', new Uint8Array(), /^This file is empty/],
  ['of headings alone', bytesOf('Product Name,Rate'), /only one row/],
  ['of one heading alone', bytesOf('Product Name'), /only one row/],
  ['of one row alone', bytesOf('Boxy,10,Pcs,1'), /only one row/],
  ['a text under another name', bytesOf('See the list of Monday.'), /not a spreadsheet/],
  ['a PDF', bytesOf('%PDF-1.7 …'), /not a spreadsheet/],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), /^This is a picture/],
  ['a web page', bytesOf('\uFEFF\n<HTML><table><tr><td>Rate</td></tr></table>'), /^This is a web page/],
  ['an XML file', bytesOf('<?xml version="1.0"?><Workbook/>'), /^This is a web page or an XML file/],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /old Excel/],
  [
    'locked',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...bytesOf(Array.from('EncryptedPackage').join('\0'))),
    /locked with a password/,
  ],
  ['a damaged workbook', bytesOf('PK\u0003\u0004 and no more'), /damaged/],
  ['another archive', zipSync({ 'a.xml': strToU8('<a/>') }), /not an Excel workbook/],
  ['huge', new Uint8Array(5 * 1_048_576 + 1), /larger than 5 MB/],
  ['too long', bytesOf(`Name\n${'x\n'.repeat(5001)}`), /has 5,001 rows/],
])('a file that is %s is told with what to do', async (_what, bytes, reason) => {
  await expect(validated(bytes, [])).rejects.toThrow(reason);
});

test('a list of one number has no headings, and is read', async () => {
  expect((await readSheet(bytesOf('356938035643809'))).rows).toEqual([['356938035643809']]);
});

test.each([
  ['the smaller byte first', (code: number) => [code & 0xff, code >> 8], []],
  ['the smaller byte first, and its mark', (code: number) => [code & 0xff, code >> 8], [0xff, 0xfe]],
  ['the larger byte first', (code: number) => [code >> 8, code & 0xff], []],
  ['the larger byte first, and its mark', (code: number) => [code >> 8, code & 0xff], [0xfe, 0xff]],
])('a file with two bytes a letter is read: %s', async (_order, bytesOfCode, mark) => {
  const codes = Array.from('Product Name\tRate\tUnit\tMOQ\nSirène\t9\tPcs\t1').map((letter) => letter.charCodeAt(0));
  const [row] = await validatedFile(productImportable, [], Uint8Array.from([...mark, ...codes.flatMap(bytesOfCode)]));
  expect(row).toMatchObject({ validation: 'New', draft: { name: 'Sirène', rate: 9 } });
});

test('a file with two bytes a letter is known by its mark, whichever script is in it', async () => {
  const rows = [
    ['नाम', 'दर'],
    ['रिले', '९'],
  ];
  const text = rows.map((cells) => cells.join('\t')).join('\n');
  const codes = Array.from(text).map((letter) => letter.charCodeAt(0));
  const bytes = Uint8Array.from([0xff, 0xfe, ...codes.flatMap((code) => [code & 0xff, code >> 8])]);
  expect((await readSheet(bytes)).rows).toEqual(rows);
});

const name = fc
  .string({ unit: fc.constantFrom(...Array.from('abeAB 01-=+@#/.\'",;\n₹é')), minLength: 1, maxLength: 9 })
  .map((typed) => typed.replaceAll('\n', ' ').trim())
  .filter(Boolean);
const products = fc.array(
  fc.record(
    {
      id: fc.uuid(),
      name,
      rate: fc.integer({ min: 100, max: 99_999_999 }).map((paise) => paise / 100),
      unit: fc.constantFrom('Pcs', 'Kg'),
      minOrderQty: fc.integer({ min: 1, max: 999_999 }),
      kind: fc.constantFrom(...PRODUCT_KINDS),
      model: name,
      hsn: fc.constantFrom('8536', '010121'),
      warrantyMonths: fc.integer({ min: 0, max: 120 }),
    },
    { requiredKeys: ['id', 'name', 'rate', 'unit', 'minOrderQty'] },
  ),
  { minLength: 1, maxLength: 8 },
);

test.each<SheetFormat>(['csv', 'xlsx'])('an import of one’s own export changes nothing: %s', async (format) => {
  await fc.assert(
    fc.asyncProperty(products, async (known) => {
      const sheet = sheetOf(productColumns({ update: () => {} }), known.toReversed());
      expect(sheet.columns).toHaveLength(columns.length);
      const rows = await validated(await bytesOfSheet(sheet, format), known);
      expect(inShort(rows)).toEqual(known.map(() => 'Same'));
    }),
    { numRuns: runs(60) },
  );
});
