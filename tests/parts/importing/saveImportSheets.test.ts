import { expect, test } from 'vitest';
import { wrongRowsSheet } from '@/parts/importing/saveImportSheets';
import { emptyBusiness } from '@/store/business/business';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import type { Cell } from '@/store/kit/sheets/cell';
import { matchHeadings, type Mapping } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { readSheet } from '@/store/kit/sheets/readSheet';
import type { Mended } from '@/store/kit/sheets/describedRow';
import { validatorFor } from '@/store/kit/sheets/validating';
import { runToEnd } from '@/journal/kit/runToEnd';
import { productImportable } from '@/store/purchasing/vendors/productImport';
import { account } from '../../support/accounts';
import { bytesOf, bytesOfSheet, inShort, validated } from '../../support/sheets';

const { columns } = productImportable;

test('the file of wrong rows leaves empty what a spreadsheet damaged, so that it is wrong until somebody types it', async () => {
  const names: Cell[] = [new Date('2026-09-05'), { broken: '#N/A' }, 8.99e18, '8.99E+18', '####', 'Siren'];
  const rows = names.map((name, index) => ({
    line: index + 2,
    cells: [name, name === 'Siren' ? 'cheap' : 9, 'Pcs', 1],
  }));
  const mapping = Object.fromEntries(columns.map(({ key }, place) => [key, place]));
  const wrong = runToEnd(validatorFor(productImportable, [])({ headings: [], rows }, mapping, {}));
  expect(wrong.map(({ validation }) => validation)).toEqual(names.map(() => 'Wrong'));
  const again = await validated(
    productImportable,
    [],
    await bytesOfSheet(wrongRowsSheet(columns, wrong, mapping), 'xlsx'),
  );
  expect(inShort(again)).toEqual([
    ...Array.from({ length: 5 }, () => 'Wrong name: Product name is required'),
    'Wrong rate: Rate must be a number',
  ]);
  expect(again[5]?.texts).toMatchObject({ name: 'Siren', rate: 'cheap' });
});

/** The file of the wrong rows of a CSV file, and what an import makes of it. */
async function readAgain<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
  csv: string,
  mended: Mended = {},
) {
  const headings = csv.split('\n')[0]?.split(',') ?? [];
  const mapping: Mapping = matchHeadings(headings, importable.columns);
  const wrong = await validated(importable, known, bytesOf(csv), mended);
  const bytes = await bytesOfSheet(wrongRowsSheet(importable.columns, wrong, mapping), 'xlsx');
  const rows = await validated(importable, known, bytes);
  return { headings: (await readSheet(bytes)).rows[0], rows, shown: inShort(rows) };
}

test('the file of wrong rows has the columns of a partial file, so that no more is wrong in it, and those that somebody filled', async () => {
  const client = account(1);
  const { headings, shown } = await readAgain(
    clientImportable(emptyBusiness),
    [client],
    `GST,Vehicle Number,Price\n${client.billing.gstNo},MH 01 AB 1001,cheap\n${client.billing.gstNo},MH 01 AB 1002,dear`,
  );
  expect(headings).toEqual(['GST Number', 'Vehicle Number', 'Price', 'Error']);
  expect(shown).toEqual(Array.from({ length: 2 }, () => 'Wrong price: Price must be a number'));
  const filled = await readAgain(productImportable, [], 'Product Name,Rate\nSiren,cheap', { '2.minOrderQty': '5' });
  expect(filled.headings).toEqual(['Product Name', 'Rate', 'MOQ', 'Error']);
});

test('what a spreadsheet damaged in a column that a file need not have is still wrong in the file of wrong rows', async () => {
  const { rows, shown } = await readAgain(
    productImportable,
    [],
    'Product Name,Rate,Unit,MOQ,HSN,Model\nSiren,9,Pcs,1,8.53E+07,\nHorn,9,Pcs,1,8536,#REF!',
  );
  expect(shown).toEqual(['Wrong hsn: The file has #N/A here.', 'Wrong model: The file has #N/A here.']);
  expect(rows.map(({ texts }) => texts.name)).toEqual(['Siren', 'Horn']);
});
