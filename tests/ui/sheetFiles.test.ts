import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Column } from '@/ui/column';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { csvOf, workbookOf, xlsxOf } from '@/ui/sheetFiles';
import { sheetOf, type Sheet } from '@/ui/tableSheet';

interface Device {
  imei: string;
  name: string;
  fitted: string | undefined;
  price: number;
}

const column = (key: keyof Device, title: string, kind: Column<Device>['kind']): Column<Device> => ({
  key,
  title,
  kind,
  value: (device) => device[key],
  cell: () => 'otherwise in the cell',
});

const columns: Column<Device>[] = [
  column('imei', 'IMEI', 'identifier'),
  column('name', 'Name', 'text'),
  column('fitted', 'Fitted on', 'date'),
  column('price', 'Price', 'money'),
  { ...column('name', 'Delete', 'action'), value: () => undefined },
];
const device: Device = { imei: '356938035643809', name: 'AIS 140, wired', fitted: '2026-09-05', price: 4_725.5 };
const csv = async (sheet: Sheet) =>
  csvOf(sheet)
    .arrayBuffer()
    .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
const named = (name: string): Sheet => ({ columns: [{ title: 'Name', kind: 'text' }], rows: [[name]] });

test('a sheet has the columns in their order, but for what can be done with a row, and the values, not what cells say', () => {
  expect(sheetOf(columns, [device, { ...device, fitted: undefined }])).toEqual({
    columns: [
      { title: 'IMEI', kind: 'identifier' },
      { title: 'Name', kind: 'text' },
      { title: 'Fitted on', kind: 'date' },
      { title: 'Price', kind: 'money' },
    ],
    rows: [
      ['356938035643809', 'AIS 140, wired', new Date('2026-09-05T00:00Z'), 4_725.5],
      ['356938035643809', 'AIS 140, wired', undefined, 4_725.5],
    ],
  });
});

test('a sheet has what a cell shows besides its value right after it, also of what can be done with a row', () => {
  const day = { key: 'day', title: 'Day', kind: 'date', value: ({ fitted }: Device) => fitted } as const;
  const told = columns.map((one) => (one.title === 'Name' || one.kind === 'action' ? { ...one, further: [day] } : one));
  expect(sheetOf(told, [device]).columns.map(({ title }) => title)).toEqual([
    'IMEI',
    'Name',
    'Day',
    'Fitted on',
    'Price',
    'Day',
  ]);
});

describe('a sheet as CSV', () => {
  test('has its mark, days and numbers that any program reads, and quotes where they are needed', async () => {
    expect(await csv(sheetOf(columns, [device]))).toBe(
      '\uFEFFIMEI,Name,Fitted on,Price\r\n356938035643809,"AIS 140, wired",2026-09-05,4725.5',
    );
  });

  test('has a minute with its day', async () => {
    expect(await csv(sheetOf(columns, [{ ...device, fitted: '2026-09-05T14:30' }]))).toContain('2026-09-05 14:30');
  });

  test.each(['=1+1', '+91 98200', '-18', '@home', '\tindented', '\rreturned', '\nbegun', "'=1+1"])(
    'has an apostrophe before %j',
    async (name) => {
      const [, row] = Papa.parse<string[]>(await csv(named(name))).data;
      expect(row).toEqual([`'${name}`]);
    },
  );

  test.each(["'quoted", 'plain', '9 = 9', '5%'])('has %j as it is', async (name) => {
    expect(Papa.parse<string[]>(await csv(named(name))).data[1]).toEqual([name]);
  });

  test.each([
    ['Asha; Ravi', 'Asha; Ravi'],
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1+1"', 'a;"\'=1+1"'],
    ["a;'=1+1", "a;''=1+1"],
    ['a\t-b;@c', "a\t'-b;'@c"],
    ['a\n=1+1\n+b', "a\n'=1+1\n'+b"],
    ['a\r\n"=1+1"', 'a\r\n"\'=1+1"'],
  ])('has %j in quotes, and nothing in it begins a formula where a program parts it', async (name, kept) => {
    const text = await csv(named(name));
    const cell = text.slice(text.indexOf('\r\n') + 2);
    expect(cell).toBe(`"${kept.replaceAll('"', '""')}"`);
    expect(cell).not.toMatch(/[;\t\r\n]"*[=+\-@]/);
    const { rows } = await readSheet(new TextEncoder().encode(`Name,Rate\r\n${cell},1`));
    expect(rows[1]?.[0]).toBe(name);
  });

  test('has no apostrophe before a number, also below zero', async () => {
    expect(await csv({ columns: [{ title: 'Due', kind: 'money' }], rows: [[-5]] })).toBe('\uFEFFDue\r\n-5');
  });

  test('gives every text back, but for the apostrophe', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (name) => {
        const [, row] = Papa.parse<string[]>(await csv(named(name)), { newline: '\r\n' }).data;
        const bare = row?.[0]?.replace(/^'(?='*[=+\-@\t\r\n])/, '').replaceAll(/([;\t\r\n]"*)'(?='*[=+\-@])/g, '$1');
        expect(bare).toBe(name);
      }),
    );
  });
});

describe('a sheet as a workbook', () => {
  const partsOf = async (sheet: Sheet, name = 'Devices') => {
    const parts = unzipSync(new Uint8Array(await (await xlsxOf(sheet, name)).arrayBuffer()));
    return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
  };

  test('has identifiers as text, days as days and amounts as numbers, with lakhs', async () => {
    const parts = await partsOf(sheetOf(columns, [device]));
    const cells = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(parts['xl/sharedStrings.xml']).toContain('356938035643809');
    expect(cells).toContain('<v>4725.5</v>');
    // The days since the end of 1899, as spreadsheets count them.
    expect(cells).toContain('<v>46270</v>');
    expect(parts['xl/styles.xml']).toContain('dd mmm yyyy');
    expect(parts['xl/styles.xml']).toContain('##\\,##\\,##0.00');
  });

  test('can be opened whatever stands in it, and whatever it is called', async () => {
    const parts = await partsOf(named('\u0001<b>&"\uFFFF'), 'Stock [1/2]: all that there is in every place of it');
    expect(parts['xl/sharedStrings.xml']).toContain('&lt;b&gt;&amp;');
    expect(parts['xl/sharedStrings.xml']).not.toContain('\u0001');
    expect(parts['xl/workbook.xml']).toContain('name="Stock  1 2   all that there is "');
  });
});

test('a workbook has each sheet under its name, identifiers as text and amounts as numbers', async () => {
  const workbook = await workbookOf({ B2B: sheetOf(columns, [device]), 'Credit notes': named('Konkan') });
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(Array.from(part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g), ([, name]) => name)).toEqual([
    'B2B',
    'Credit notes',
  ]);
  const words = Array.from(part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g), ([, word]) => word);
  expect(words).toEqual(expect.arrayContaining(['356938035643809', 'Konkan']));
  expect(part('xl/worksheets/sheet1.xml')).toContain('<v>4725.5</v>');
});
