import { expect, test } from 'vitest';
import { billColumns } from '@/features/sales/issuedBills/issuedBillColumns';
import { billTable } from '@/store/billing/bills/billsSlice';
import { selectBillRows } from '@/store/billing/receivables/billRows';
import { emptyBusiness } from '@/store/business/business';
import { sheetOf } from '@/ui/tableSheet';
import { bill, line } from '../support/returnDocuments';

test('the file of the issued bills is a register of sales: each with the GSTIN, the place of supply and the taxes', () => {
  const away = bill({ number: 1, who: 'away', lines: [line('Subscription', 10_000, 1, true)] });
  const person = bill({ number: 2, who: 'unknown', lines: [line('Hardware', 500_000, 1)] });
  const rows = selectBillRows({ ...emptyBusiness, bills: billTable([away, person]) }, '2026-11-21');
  const { columns, rows: cells } = sheetOf(
    billColumns(
      () => undefined,
      ({ docNo }) => docNo,
    ),
    rows,
  );
  const titles = columns.map(({ title }) => title);
  const told = cells.map((row) => Object.fromEntries(titles.map((title, place) => [title, row[place]])));
  expect(told).toMatchObject([
    {
      Number: person.docNo,
      GSTIN: '',
      'Taxable Value': 5000,
      IGST: 0,
      CGST: 450,
      SGST: 450,
      'Round off': 0,
      Total: 5900,
    },
    {
      Number: away.docNo,
      GSTIN: '29AAGCG6253J1Z8',
      'Place of Supply': 'Karnataka',
      'Taxable Value': 84.75,
      IGST: 15.26,
      CGST: 0,
      SGST: 0,
      'Round off': -0.01,
      Total: 100,
    },
  ]);
  expect(told[0]?.['Place of Supply']).toBeUndefined();
});
