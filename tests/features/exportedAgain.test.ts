import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceColumns } from '@/features/devices/deviceColumns';
import { clientColumns } from '@/features/sales/clientColumns';
import { branchColumns, installerColumns } from '@/features/settings/stockSettingsColumns';
import { vendorColumns } from '@/features/vendors/vendorColumns';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import type { Account } from '@/store/billing/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { ACCOUNTS, PLANS } from '@/store/clients/accounts/account';
import { STATES } from '@/store/clients/accounts/taxState';
import { branchImportable } from '@/store/places/branches/branchImport';
import { installerImportable } from '@/store/places/installers/installerImport';
import { vendorImportable } from '@/store/purchasing/vendors/vendorImport';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { doubtfulColumns, matchHeadings, sheetTableOf } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { readSheet } from '@/store/kit/sheets/readSheet';
import { itgcIdOf } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { holderOf } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { openingLines, pastedRows } from '@/store/stock/opening/openingLines';
import type { Column } from '@/ui/column';
import type { SheetFormat } from '@/ui/sheetFiles';
import { sheetOf } from '@/ui/tableSheet';
import { account } from '../support/accounts';
import { runs } from '../support/runs';
import { bytesOfSheet, inShort, validated } from '../support/sheets';
import { smallBusiness } from '../support/tabs';
import { registeredBusiness } from '../support/transfers';
import { vendor } from '../support/vendors';

const nothing = () => {};

/** What an import makes of what a list exported, beside what is there, and beside nothing. */
async function importedAgain<Draft extends object, Row extends { id: string }>(
  {
    importable,
    columns,
    format,
  }: { importable: Importable<Draft, Row>; columns: readonly Column<Row>[]; format: SheetFormat },
  rows: readonly Row[],
) {
  const bytes = await bytesOfSheet(sheetOf(columns, rows), format);
  const table = sheetTableOf((await readSheet(bytes)).rows, importable);
  return {
    mapping: matchHeadings(table.headings, importable.columns),
    doubts: doubtfulColumns(table, importable.columns),
    beside: inShort(await validated(importable, rows, bytes)),
    anew: await validated(importable, [], bytes),
  };
}

const word = fc
  .string({ unit: fc.constantFrom(...Array.from('abeAB 01-=+@#/.\'",;₹é')), minLength: 1, maxLength: 9 })
  .map((typed) => typed.trim())
  .filter((typed) => /[a-zA-Z]/.test(typed));
const area = fc.tuple(word, word).map((lines) => lines.join('\n'));
const digits = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((number) => `0${number}`);
const FORMATS: SheetFormat[] = ['csv', 'xlsx'];

const vendors = fc.uniqueArray(fc.record({ name: word, address: area, phone: digits, accountNo: digits }), {
  minLength: 1,
  maxLength: 5,
  selector: ({ name }) => name.toLowerCase(),
});

/** GST numbers that differ, each with its PAN. */
const gstOf = (index: number) => ({
  gstNo: `27AAPFU${String(1000 + index)}F1Z5`,
  panNo: `AAPFU${String(1000 + index)}F`,
});

describe.each(FORMATS)('as %s', (format) => {
  test('vendors that were exported are imported again, each column by itself, and nothing is changed or lost', async () => {
    const columns = vendorColumns({ editPrices: nothing, addProduct: nothing });
    await fc.assert(
      fc.asyncProperty(vendors, async (drafts) => {
        const rows: Vendor[] = drafts.map((draft, index) => vendor(index + 1, { ...draft, ...gstOf(index) }));
        const { mapping, doubts, beside, anew } = await importedAgain(
          { importable: vendorImportable, columns, format },
          rows,
        );
        expect(Object.keys(mapping)).toEqual(vendorImportable.columns.map(({ key }) => key));
        expect(doubts).toEqual({});
        expect(beside).toEqual(rows.map(() => 'Same'));
        expect(anew.map(({ draft }) => draft)).toEqual(rows.map((row) => vendorImportable.fieldsOf(row, '')));
      }),
      { numRuns: runs(40) },
    );
  });

  test('clients that were exported are imported again, each column by itself, and nothing is changed or lost', async () => {
    const importable = clientImportable(smallBusiness);
    const columns = clientColumns(new Map(), new Map());
    const clients = fc.uniqueArray(
      fc.record({
        companyName: word,
        billed: word,
        address: area,
        state: fc.constantFrom(...STATES),
        potential: fc.constantFrom('High' as const, ''),
        account: fc.constantFrom(...ACCOUNTS),
        leasePlan: fc.constantFrom(...PLANS),
        hardware: fc.integer({ min: 0, max: 99_999_999 }).map((paise) => paise / 100),
        leaseMonths: fc.integer({ min: 0, max: 48 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ companyName }) => companyName.toLowerCase() },
    );
    await fc.assert(
      fc.asyncProperty(clients, async (drafts) => {
        const rows = drafts.map((draft, index): Account => {
          const { companyName, billed, address, state, potential, ...terms } = draft;
          const one = account(index + 1);
          return {
            ...one,
            bill: { ...one.bill, companyName: billed },
            client: { ...one.client, companyName, address, state, potential },
            billing: { ...one.billing, billingAddress: address, ...gstOf(index) },
            package: { ...one.package, ...terms },
          };
        });
        const { mapping, doubts, beside, anew } = await importedAgain({ importable, columns, format }, rows);
        const ofVehicles: readonly string[] = importable.parts?.columns ?? [];
        expect(Object.keys(mapping)).toEqual(
          importable.columns.map(({ key }) => key).filter((key) => !ofVehicles.includes(key)),
        );
        expect(doubts).toEqual({});
        expect(beside).toEqual(rows.map(() => 'Same'));
        expect(anew.map(({ draft }) => draft)).toMatchObject(rows.map(clientFieldsOf));
      }),
      { numRuns: runs(30) },
    );
  });

  test('the sample’s clients, branches and installers that were exported are the same again', async () => {
    const branches = Object.values(smallBusiness.branches.entities);
    const installers = Object.values(smallBusiness.installers.entities);
    const importables = [
      importedAgain({ importable: branchImportable, columns: branchColumns(new Map(), nothing), format }, branches),
      importedAgain(
        { importable: installerImportable(branches), columns: installerColumns(branches, new Map(), nothing), format },
        installers,
      ),
      importedAgain(
        { importable: clientImportable(smallBusiness), columns: clientColumns(new Map(), new Map()), format },
        selectAccounts(smallBusiness),
      ),
    ];
    for (const { doubts, beside } of await Promise.all(importables)) {
      expect(doubts).toEqual({});
      expect(new Set(beside)).toEqual(new Set(['Same']));
    }
  });

  test('a branch with a GST number that was exported is the same again elsewhere, with its address, town and PIN code', async () => {
    const branches = Object.values(registeredBusiness.branches.entities).map((one) => ({
      ...one,
      town: 'New Delhi',
      pinCode: '110020',
    }));
    const columns = branchColumns(new Map(), nothing);
    const { anew } = await importedAgain({ importable: branchImportable, columns, format }, branches);
    expect(anew.map(({ draft }) => draft)).toMatchObject(
      JSON.parse(JSON.stringify(branches.map((one) => branchImportable.fieldsOf(one, '')))) as object[],
    );
  });

  test('devices that were exported are lines that count them in, each with its product, place, number and SIM', async () => {
    const devices = selectDevices(smallBusiness).filter((device) => holderOf(device).at === 'store');
    const bytes = await bytesOfSheet(sheetOf(deviceColumns(smallBusiness), devices), format);
    const { lines, notTaken } = openingLines('Devices', pastedRows((await readSheet(bytes)).rows));
    const { entities: sims } = smallBusiness.sims;
    expect(notTaken).toEqual(['Condition']);
    expect(lines.map(({ cells }) => cells)).toEqual(
      devices.map((device) => {
        const sim = sims[device.simId ?? ''];
        return {
          imei: device.id,
          productName: device.productName,
          model: device.model ?? '',
          serialNo: device.serialNo ?? '',
          itgcId: itgcIdOf(device),
          place: 'Store',
          sim: sim ? simNumberOf(sim) : '',
        };
      }),
    );
  });
});
