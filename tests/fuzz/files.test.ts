import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SpokenError } from '@/journal/kit/plainWords';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { bankImportable } from '@/store/billing/receipts/bankImport';
import { pairingImportable } from '@/store/stock/pairing/pairingImport';
import { contactImportable } from '@/store/vehicles/vehicles/contactImport';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { fleetImportable } from '@/store/billing/importing/fleetImportable';
import type { Importable } from '@/store/kit/sheets/importable';
import { branchImportable } from '@/store/places/branches/branchImport';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { installerImportable } from '@/store/places/installers/installerImport';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { vendorImportable } from '@/store/purchasing/vendors/vendorImport';
import { productImportable } from '@/store/purchasing/vendors/productImport';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { typedDate, typedMinute } from '@/ui/typedDate';
import type { ColumnKind } from '@/ui/column';
import type { SheetFormat } from '@/ui/sheetFiles';
import { damagedBytes, damages } from '../support/damage';
import { bytesOf, bytesOfSheet, validated } from '../support/sheets';
import { smallBusiness } from '../support/tabs';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T12:00`;
const branches = selectBranches(smallBusiness);
const vendors = selectVendors(smallBusiness);

/** What is tried of an import, with what is there. */
const importOf = <Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
) => ({
  headings: importable.columns.map(({ title }) => title),
  example: (format: SheetFormat) =>
    bytesOfSheet(
      {
        columns: importable.columns.map(({ title, kind }) => ({ title, kind: kind as ColumnKind })),
        rows: importable.examples.map((row) =>
          importable.columns.map(({ key }) => row[key] as string | number | undefined),
        ),
      },
      format,
    ),
  /** What is wrong with what the import makes of a file, in words. */
  async faults(bytes: Uint8Array): Promise<string[]> {
    try {
      const rows = await validated(importable, known, bytes);
      return rows.flatMap(({ id, validation, draft, reasons, warning }) => {
        if (validation === 'Wrong')
          return Object.keys(reasons).length > 0 ? [] : [`row ${id} is wrong without a reason`];
        if (draft === undefined) return warning === undefined ? [`row ${id} comes to nothing`] : [];
        return importable.schema.isValidSync(draft) ? [] : [`row ${id} goes in and is not valid`];
      });
    } catch (error) {
      return error instanceof SpokenError ? [] : [String(error)];
    }
  },
});

const IMPORTS = {
  products: importOf(
    productImportable,
    vendors.flatMap(({ products }) => products),
  ),
  vendors: importOf(vendorImportable, vendors),
  clients: importOf(clientImportable(smallBusiness), selectAccounts(smallBusiness)),
  fleets: importOf(
    fleetImportable(smallBusiness, { today: TODAY, dayOf: (typed) => typedDate(typed, TODAY) }),
    selectAccounts(smallBusiness),
  ),
  branches: importOf(branchImportable, branches),
  pairings: importOf(pairingImportable(smallBusiness), []),
  contacts: importOf(
    contactImportable(selectVehicleRows(smallBusiness), { now: NOW, minuteOf: (typed) => typedMinute(typed, NOW) }),
    [],
  ),
  bank: importOf(
    bankImportable(smallBusiness, Object.values(smallBusiness.accounts.entities), [{ code: '194C', rate: 2 }], {
      today: TODAY,
      dayOf: (typed) => typedDate(typed, TODAY),
    }),
    [],
  ),
  installers: importOf(installerImportable(branches), selectInstallers(smallBusiness)),
};

const cell = fc.oneof(
  fc.constantFrom('', ' ', '-', '"', '""', '#N/A', '####', '8.99E+18', '=1+1', "'=1", '1,23,456', '12,50', '₹5/-', '0'),
  fc.constantFrom(
    '27AAPFU0939F1ZV',
    '9820012345',
    '2026-02-31',
    '__proto__',
    'x'.repeat(3_000),
    '\u202Ea',
    '\0',
    '\uD800',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double().map(String),
);
const separator = fc.constantFrom(',', ';', '\t');
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

test.each(Object.entries(IMPORTS))('a file of %s with anything in its cells', async (_name, { headings, faults }) => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: headings.length + 1 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(rows, separator, lineEnd, async (cells, parted, ended) => {
      const text = [headings, ...cells].map((row) => row.join(parted)).join(ended);
      expect(await faults(bytesOf(text))).toEqual([]);
    }),
  );
});

test.each(
  Object.entries(IMPORTS).flatMap(([name, tried]) =>
    (['csv', 'xlsx'] as const).map((format) => [name, format, tried] as const),
  ),
)('a damaged file of %s, %s', async (_name, format, { example, faults }) => {
  const bytes = await example(format);
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      expect(await faults(damagedBytes(bytes, all))).toEqual([]);
    }),
  );
});

test('any bytes as a file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
      expect(await IMPORTS.products.faults(bytes)).toEqual([]);
    }),
  );
});
