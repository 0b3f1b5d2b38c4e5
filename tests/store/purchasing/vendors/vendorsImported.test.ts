import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { createStore } from '@/store/business/store';
import { vendorColumns } from '@/features/vendors/vendorColumns';
import { vendorImportable, vendorImportOf } from '@/store/purchasing/vendors/vendorImport';
import type { Vendor, VendorDetails, VendorImport } from '@/store/purchasing/vendors/vendor';
import { selectVendors, vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorsImported } from '@/store/facts/vendors';
import type { SheetFormat } from '@/ui/sheetFiles';
import { sheetOf } from '@/ui/tableSheet';
import { runs } from '../../../support/runs';
import { bytesOf, bytesOfSheet, inShort, validated } from '../../../support/sheets';
import { smallBusiness } from '../../../support/tabs';
import { vendor } from '../../../support/vendors';

const metro = vendor(1, { name: 'Metro Cables' });
const sai = vendor(2, { name: 'Sai Relay', gstNo: '29AAGCG6253J1Z8', phone: '022 2345678' });
/** Another branch of Metro Cables. */
const branch = vendor(3, { name: 'Metro Cables', gstNo: '24AIDPG5043J1ZJ' });

const HEADINGS = 'Supplier,Mobile No,Address,GSTIN,PAN,A/C No';
const rest = '9820012345,"4 Link Road, Mumbai 400064"';
const validatedCsv = (rows: string, known: readonly Vendor[] = [metro, sai]) =>
  validated(vendorImportable, known, bytesOf(`${HEADINGS}\n${rows}`));

describe('a row is known by its GST number, else by its name', () => {
  test.each([
    [
      'a new number is a new vendor, also under a known name',
      `Metro Cables,${rest},07AAACI5853L1Z5,AAACI5853L,1`,
      ['New'],
    ],
    [
      'a known number is that vendor, also under a new name',
      `Metro & Sons,${rest}, 27aapfu0939f1zv,AAPFU0939F,123456789012`,
      ['Changed'],
    ],
    [
      'an unchanged one stays',
      `METRO CABLES,${rest},27AAPFU0939F1ZV,AAPFU0939F,123456789012`
        .replace('METRO', 'Metro')
        .replace('CABLES', 'Cables'),
      ['Same'],
    ],
    [
      'a number with spaces is the same',
      'Metro Cables,9820012345,"4 Link Road, Mumbai 400064",27 AAPFU 0939F1ZV, aapfu 0939f,123456789012',
      ['Same'],
    ],
    ['without a number it is wrong', `Nobody,${rest},,AAPFU0939F,1`, ['Wrong gstNo: GST number is required']],
    [
      'a number that stands above is marked',
      `New One,${rest},07AAACI5853L1Z5,AAACI5853L,1\nNew Two,${rest},07AAACI5853L1Z5,AAACI5853L,1`,
      ['New', 'Wrong gstNo: Row 2 has this GST No already.'],
    ],
    [
      'a number that a spreadsheet shortened is wrong',
      `New One,${rest},07AAACI5853L1Z5,AAACI5853L,5.02E+13`,
      ['Wrong accountNo: The spreadsheet has shortened this number and lost its digits. Type it in full.'],
    ],
  ])('%s', async (_rule, rows, validations) => {
    expect(inShort(await validatedCsv(rows))).toEqual(validations);
  });

  test('a GST number whose check character does not match is warned of, and new all the same', async () => {
    const [row] = await validatedCsv(`New One,${rest},07AAACI5853L1Z5,AAACI5853L,1`);
    expect(row).toMatchObject({
      validation: 'New',
      warning: expect.stringMatching(/^The check character does not match/) as string,
    });
  });

  test('a new number under a known name is warned of', async () => {
    const rows = await validatedCsv(
      `Metro Cables,${rest},07AAACI5853L1ZA,AAACI5853L,1\nNew One,${rest},07AAACI5853L2Z9,AAACI5853L,1`,
    );
    expect(rows.map(({ warning }) => warning)).toEqual([
      'There is a vendor of this Vendor Name with another GST No.',
      undefined,
    ]);
  });

  test('a file without numbers is known by names, and changes what it has', async () => {
    const [one, other] = await validated(
      vendorImportable,
      [metro, sai],
      bytesOf('Vendor,Phone\nsai relay ,98 300\nMetro Cables,9820012345'),
    );
    expect([one?.validation, one?.draft?.phone, one?.draft?.gstNo, other?.validation]).toEqual([
      'Changed',
      '98 300',
      sai.gstNo,
      'Same',
    ]);
  });

  test('of several vendors with one name a row that is neither as it is cannot be told', async () => {
    const rows = await validated(
      vendorImportable,
      [metro, branch],
      bytesOf('Vendor,Phone\nMetro Cables,9820012345\nMetro Cables,1'),
    );
    expect(inShort(rows)).toEqual([
      'Same',
      'Wrong name: 2 vendors have this Vendor Name: it is not clear which vendor it is.',
    ]);
  });

  test('vendors that are not registered are known by their names, whatever stands for their GST number', async () => {
    const cables = vendor(5, { name: 'Sharma Cables', gstNo: 'URP' });
    const rows = await validatedCsv(
      `Gupta Traders,1,Pune,URP,ABCPG1234A,1\nVerma Stores,2,Pune,URP,ABCPV1234A,2\nsharma cables,3,Pune,URP,ABCPS1234A,3`,
      [cables],
    );
    expect(rows.map(({ validation, known }) => [validation, known?.record.name])).toEqual([
      ['New', undefined],
      ['New', undefined],
      ['Changed', 'Sharma Cables'],
    ]);
    expect(inShort(await validatedCsv(`Gupta Traders,1,Pune,URP,A,1\nGupta Traders,2,Pune,URP,A,2`))).toEqual([
      'New',
      'Wrong name: Row 2 has this Vendor Name already.',
    ]);
  });

  test('of several vendors with one GST number the name tells', async () => {
    const twin = vendor(4, { name: 'Metro Wires' });
    const rows = await validatedCsv(
      `Metro Wires,1,Pune,27AAPFU0939F1ZV,AAPFU0939F,1\nMetro Cables,2,Pune,27AAPFU0939F1ZV,AAPFU0939F,1`,
      [metro, twin],
    );
    expect(rows.map(({ known }) => known?.record.id)).toEqual(['vendor-4', 'vendor-1']);
  });
});

const details = (name: string, gstNo: string): VendorDetails => ({
  name,
  phone: '1',
  address: 'Pune',
  gstNo,
  panNo: 'AAPFU0939F',
  accountNo: '1',
});
const line = fc
  .string({ unit: fc.constantFrom(...Array.from('abeAB 01-=+@#/.\'",;₹é')), minLength: 1, maxLength: 9 })
  .map((typed) => typed.trim())
  .filter(Boolean);
const vendors = fc
  .uniqueArray(fc.tuple(fc.constantFrom('Metro', 'Sai', 'Kaveri'), line), { minLength: 1, maxLength: 8 })
  .map((all) => all.map(([name, gstNo], index) => vendor(index + 1, { ...details(name, gstNo.toUpperCase()) })));

test.each<SheetFormat>(['csv', 'xlsx'])('an import of the list’s own export changes nothing: %s', async (format) => {
  await fc.assert(
    fc.asyncProperty(vendors, async (known) => {
      const sheet = sheetOf(vendorColumns({ editPrices: () => {}, addProduct: () => {} }), known.toReversed());
      const rows = await validated(vendorImportable, known, await bytesOfSheet(sheet, format));
      expect(inShort(rows)).toEqual(known.map(() => 'Same'));
    }),
    { numRuns: runs(25) },
  );
});

/** Imports beside Metro Cables and Sai Relay. */
function imported(brought: VendorImport<VendorDetails>) {
  const store = createStore({ ...smallBusiness, vendors: vendorTable([metro, sai]) });
  const said = store.dispatch(vendorsImported(brought));
  return {
    store,
    said,
    shown: () => selectVendors(store.getState()).map(({ number, name, phone }) => `${number} ${name} ${phone}`),
  };
}

const newPhone = (vendorId: string, was: string) => ({ vendorId, edit: { was: { phone: was }, to: { phone: '7' } } });

describe('an import of vendors', () => {
  test('adds what is new and changes what is there, in one fact that is taken back as one', async () => {
    const rows = await validatedCsv(
      `New One,${rest},07AAACI5853L1Z5,AAACI5853L,1\nSai Relay,7,${sai.address.replaceAll(',', ' ')},29AAGCG6253J1Z8,${sai.panNo},${sai.accountNo}`,
    );
    const { store, said, shown } = imported(vendorImportOf(rows));
    expect(shown()).toEqual(['1 Metro Cables 9820012345', '2 Sai Relay 7', '3 New One 9820012345']);
    expect(inWords(vendorsImported(vendorImportOf(rows)), store.getState())).toBe('imported vendors: 1 new, 1 changed');
    if (said.done) said.undo?.();
    expect(shown()).toEqual(['1 Metro Cables 9820012345', '2 Sai Relay 022 2345678']);
  });

  test('leaves what somebody changed, added or took back meanwhile, and the rest goes in', () => {
    const { shown } = imported({
      added: [details('Sai again', '29AAGCG6253J1Z8'), details('New One', 'X')],
      edits: [newPhone('vendor-1', 'other'), newPhone('vendor-2', '022 2345678'), newPhone('gone', '')],
    });
    expect(shown()).toEqual(['1 Metro Cables 9820012345', '2 Sai Relay 7', '3 New One 1']);
  });

  test('is refused with the reason when nothing of it fits any more', () => {
    expect(imported({ added: [], edits: [newPhone('vendor-1', '5')] }).said).toMatchObject({
      done: false,
      reason: 'Phone of Metro Cables is 9820012345 now, not 5.',
    });
    expect(imported({ added: [details('Sai again', sai.gstNo)], edits: [] }).said).toMatchObject({
      done: false,
      reason: 'Sai again: its GST number is there already.',
    });
    expect(imported({ added: [details('Sai Relay', 'URP')], edits: [] }).said).toMatchObject({
      done: false,
      reason: 'Sai Relay: a vendor of this name is there already.',
    });
  });

  test('of vendors that are not registered goes in with all of them', () => {
    const { shown } = imported({ added: [details('Gupta Traders', 'URP'), details('Verma Stores', 'URP')], edits: [] });
    expect(shown().slice(2)).toEqual(['3 Gupta Traders 1', '4 Verma Stores 1']);
  });
});
