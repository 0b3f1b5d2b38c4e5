import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import type { WriteOff } from '@/store/billing/writeOffs/writeOff';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectVehicleBills } from '@/store/billing/receivables/vehicleBills';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billOf, creditNoteOf, lineOf, receiptOf } from '../../../support/bills';

const paid = receiptOf(1, { cash: 1180, allocations: [{ billId: 'bill-2', amount: 1180 }] });
const credit = (
  taxable: number,
  status: 'Issued' | 'Cancelled' = 'Issued',
  reason: 'Downtime' | 'Mistake' = 'Downtime',
) => creditNoteOf(1, { billId: 'bill-1', lines: [lineOf(1, { taxable })], status, reason });

const standing = (credits: readonly ReturnType<typeof credit>[], writeOffs: readonly WriteOff[] = []) =>
  selectVehicleBills(
    {
      bills: billTable([
        billOf(1, { month: '2026-10' }),
        billOf(2, { lines: [lineOf(1)] }),
        billOf(3, { lines: [lineOf(1)], status: 'Cancelled' }),
        billOf(4),
      ]),
      creditNotes: creditNoteTable(credits),
      openings: openingTable([]),
      writeOffs: writeOffTable(writeOffs),
      receipts: receiptTable([paid]),
    },
    'vehicle-1',
  ).map(({ bill, status, asked }) => [bill.id, status, asked]);

test("a vehicle's lines stand newest first as they are paid, open or cancelled, and without those of others", () => {
  expect(standing([])).toEqual([
    ['bill-3', 'Cancelled', 0],
    ['bill-2', 'Paid', 1000],
    ['bill-1', 'Open', 1000],
  ]);
});

test('a line of a bill that was written off is not paid', () => {
  const lost: WriteOff = {
    id: 'write-off-1',
    number: 1,
    accountId: 'account-1',
    billId: 'bill-1',
    amount: 1180,
    why: 'The client is gone',
    on: '2026-11-21',
    status: 'Issued',
  };
  expect(standing([], [lost]).at(-1)).toEqual(['bill-1', 'Written off', 1000]);
});

test.each([
  ['in full', credit(1000), 'Credited'],
  ['for some days', credit(999.99), 'Open'],
  ['by a note that was cancelled', credit(1000, 'Cancelled'), 'Open'],
])('a line that was credited %s is told so', (_how, note, status) => {
  expect(standing([note]).at(-1)).toEqual(['bill-1', status, status === 'Open' ? 1000 : 0]);
});

test('a line that was credited in full as a mistake says that it is ready again, until it is billed again', () => {
  expect(standing([credit(1000, 'Issued', 'Mistake')]).at(-1)).toEqual(['bill-1', 'Credited, ready again', 0]);
  const billed = [billOf(1), billOf(2, { lines: [lineOf(1)] })];
  const again = selectVehicleBills(
    {
      bills: billTable(billed),
      creditNotes: creditNoteTable([credit(1000, 'Issued', 'Mistake')]),
      openings: openingTable([]),
      writeOffs: writeOffTable([]),
      receipts: receiptTable([]),
    },
    'vehicle-1',
  );
  expect(again.map(({ status }) => status)).toEqual(['Open', 'Credited']);
});
