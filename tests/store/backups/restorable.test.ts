import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { rowsPartName, type BackupManifest } from '@/store/backups/backupFormat';
import { readBackup } from '@/store/backups/backupReading';
import { backupBytes } from '@/store/backups/backupWriting';
import { billTable } from '@/store/billing/bills/billsSlice';
import { nextNumber } from '@/store/billing/bills/nextNumbers';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import type { Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { edited, fileOf, task } from '../../support/backups';
import { billOf, lineOf, receiptOf } from '../../support/bills';
import { smallBusiness } from '../../support/tabs';

const billed: Business = {
  ...smallBusiness,
  bills: billTable([billOf(1), billOf(2), billOf(3)]),
  receipts: receiptTable([]),
};

const written = (business: Business) =>
  fileOf(backupBytes({ business, at: '2026-11-21T10:00:00.000Z', by: 'Asha' }, undefined, task()));

const asRow = (row: unknown) => JSON.stringify(row);

/** What is read of a backup of a business whose table was written anew by somebody, row by row. */
async function readWith(
  business: Business,
  table: 'bills' | 'receipts' | 'devices' | 'openings',
  change: (rows: string[]) => string[],
  changeManifest: (manifest: BackupManifest) => void = () => {},
) {
  const file = await edited(
    await written(business),
    (parts, manifest) => {
      const name = rowsPartName(table, 1);
      const rows = change(strFromU8(parts[name] ?? strToU8('')).split('\n'));
      parts[name] = strToU8(rows.join('\n'));
      const summary = { ...manifest.tables[table], rows: rows.length };
      Object.assign(manifest, { tables: { ...manifest.tables, [table]: summary } });
      changeManifest(manifest);
    },
    'forged',
  );
  const { business: back, leftOut } = await readBackup(file, task());
  return { back, reasons: leftOut.map(({ reason }) => reason) };
}

const nextBill = (business: Business) => nextNumber(business, 'billPrefix', 'INV', '2026-11-21');

describe('a number is not given again after a restore', () => {
  const damagedLast = (rows: string[]) =>
    rows.map((row) => (row.includes('"bill-3"') ? row.replace('"2026-11"', '"none"') : row));

  test('whose last bill was left out', async () => {
    const { back, reasons } = await readWith(billed, 'bills', damagedLast);
    expect(reasons).toEqual(['Bill 3: month: Month is not a month. It is row 3 of bills.']);
    expect([nextBill(back), back.bills.lastNumber]).toEqual(['INV/26-27/000004', 3]);
  });

  test('whose last bill is not in the file any more', async () => {
    const { back } = await readWith(billed, 'bills', (rows) => rows.slice(0, -1));
    expect([nextBill(back), back.bills.lastNumber]).toEqual(['INV/26-27/000004', 3]);
  });

  test('whose manifest does not say what was given last', async () => {
    const { back } = await readWith(billed, 'bills', damagedLast, (manifest) =>
      Object.assign(manifest, { tables: { ...manifest.tables, bills: { rows: 3 } } }),
    );
    expect([nextBill(back), back.bills.lastNumber]).toEqual(['INV/26-27/000004', 3]);
  });

  test('nor after another backup of what was restored, and after a check of it', async () => {
    const { back } = await readWith(billed, 'bills', (rows) => rows.slice(0, -1));
    const again = await readBackup(await written(back), task());
    expect(nextBill(again.business)).toBe('INV/26-27/000004');
    expect(checkedBusiness(again.business)).toEqual({ business: again.business, leftOut: [] });
  });
});

describe('a restore says, by its row, and leaves out', () => {
  test.each<[what: string, row: object, reason: string]>([
    [
      'a bill with the number of another',
      { ...billOf(4), docNo: billOf(2).docNo },
      'Another one has the number INV/26-27/000002.',
    ],
    [
      'a bill with a number above 999999',
      { ...billOf(4), docNo: 'INV/26-27/1000000' },
      'Its number INV/26-27/1000000 is none of a series, which ends at 999999.',
    ],
    [
      'a bill with parts of a paisa',
      { ...billOf(4), lines: [lineOf(4, { taxable: 1000.001 })] },
      'Its amounts have parts of a paisa.',
    ],
    ['a bill whose total is not its lines', { ...billOf(4), total: 1190 }, 'Its amounts do not add up.'],
  ])('%s', async (_what, row, reason) => {
    const { back, reasons } = await readWith(billed, 'bills', (rows) => [...rows, asRow(row)]);
    expect(reasons).toEqual([`Bill 4: ${reason} It is row 4 of bills.`]);
    expect(back.bills.ids).toEqual(billed.bills.ids);
  });

  test.each<[what: string, receipts: object[], reason: string]>([
    [
      'a receipt that settles more of a bill than its total',
      [
        receiptOf(1, { cash: 1000, allocations: [{ billId: 'bill-1', amount: 1000 }] }),
        receiptOf(2, { cash: 1000, allocations: [{ billId: 'bill-1', amount: 180.01 }] }),
      ],
      'It settles more of bill INV/26-27/000001 than its total, ₹1,180.',
    ],
    [
      'a receipt with parts of a paisa',
      [receiptOf(1), receiptOf(2, { cash: 0.001 })],
      'Amount can have at most two decimals.',
    ],
  ])('%s', async (_what, rows, reason) => {
    const { back, reasons } = await readWith(billed, 'receipts', () => rows.map(asRow));
    expect(reasons).toEqual([expect.stringMatching(reason)]);
    expect(reasons[0]).toMatch(/ It is row 2 of receipts\.$/);
    expect(back.receipts.ids).toEqual(['receipt-1']);
  });

  test.each<[what: string, allocations: object[], reason: RegExp]>([
    [
      'that settles more than was on account',
      [{ billId: 'bill-1', amount: 500.01 }],
      /It settles bills, or was paid back, beyond the ₹500 that the client had to its credit\./,
    ],
    ['that settles parts of a paisa', [{ billId: 'bill-1', amount: 0.001 }], /parts of a paisa/],
  ])('an opening balance %s', async (_what, allocations, reason) => {
    const opening = { id: 'opening-1', number: 1, accountId: 'account-1', on: '2026-09-01', amount: -500 };
    const { back, reasons } = await readWith(billed, 'openings', () => [
      asRow({
        ...opening,
        later: allocations.map((one, place) => ({ id: `later-${place}`, on: '2026-09-02', ...one })),
      }),
    ]);
    expect(reasons).toEqual([expect.stringMatching(reason)]);
    expect(back.openings.ids).toEqual([]);
  });

  test('a receipt that settles what an opening balance on account settled already', async () => {
    const settled = { billId: 'bill-1', amount: 500 };
    const opening = { id: 'opening-1', number: 1, accountId: 'account-1', on: '2026-09-01', amount: -500 };
    const { back, reasons } = await readWith(
      { ...billed, openings: openingTable([{ ...opening, later: [{ id: 'later-1', on: '2026-09-02', ...settled }] }]) },
      'receipts',
      () => [asRow(receiptOf(1, { cash: 1000, allocations: [{ billId: 'bill-1', amount: 1000 }] }))],
    );
    expect(reasons).toEqual([expect.stringMatching('It settles more of bill INV/26-27/000001 than its total')]);
    expect([back.openings.ids, back.receipts.ids]).toEqual([['opening-1'], []]);
  });

  test.each([' ', ''])('one of two devices with one IMEI, written with %j before it', async (before) => {
    const [first] = Object.values(smallBusiness.devices.entities);
    if (!first) throw new Error('There is no device.');
    const { back, reasons } = await readWith({ ...billed, devices: deviceTable([first]) }, 'devices', (rows) => [
      ...rows,
      asRow({ ...first, id: `${before}${first.id}`, number: 77, productName: 'Another' }),
    ]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/ It is row 2 of devices\.$/);
    expect(Object.values(back.devices.entities)).toEqual([first]);
  });
});
