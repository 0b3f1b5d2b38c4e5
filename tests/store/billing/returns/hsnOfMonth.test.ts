import { expect, test } from 'vitest';
import { returnSheets } from '@/features/sales/returnSheets';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { bill, line } from '../../../support/returnDocuments';

const own = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const filingOf = (on: string) =>
  selectFiling(
    {
      ...emptyBusiness,
      bills: billTable([
        bill({ number: 1, who: 'home', lines: [line('Subscription', 100_000, 1)], on }),
        bill({ number: 2, who: 'person', lines: [line('Subscription', 30_000, 2), line('Hardware', 50_000, 2)], on }),
      ]),
      company: companyTable([{ ...companyNow(emptyBusiness), ...own, id: 'company-1', number: 1 }]),
    },
    on.slice(0, 7),
    new Set(),
  );
const rowsOf = (rows: readonly { buyers?: string | undefined; hsn: string; taxable: number }[]) =>
  rows.map(({ buyers, hsn, taxable }) => [buyers, hsn, taxable]);

test('the HSN summary tells registered buyers from others, as the portal’s file does', () => {
  const { hsn, gstr1, difference } = filingOf('2026-11-05');
  expect(rowsOf(hsn)).toEqual([
    ['B2B', '9984', 1000],
    ['B2C', '852691', 500],
    ['B2C', '9984', 300],
  ]);
  expect(gstr1.summaries.hsn).toMatchObject({
    hsn_b2b: [{ num: 1, hsn_sc: '9984', txval: 1000 }],
    hsn_b2c: [
      { num: 1, hsn_sc: '852691', txval: 500 },
      { num: 2, hsn_sc: '9984', txval: 300 },
    ],
  });
  expect(difference).toBe(0);
});

test('the Excel file has a sheet of each part, and before May 2025 one of both', () => {
  const sheetsOf = (on: string) => {
    const sheets = returnSheets(filingOf(on));
    return Object.entries(sheets).flatMap(([name, { rows }]) => (name.startsWith('HSN') ? [[name, rows.length]] : []));
  };
  expect(sheetsOf('2026-11-05')).toEqual([
    ['HSN summary B2B', 1],
    ['HSN summary B2C', 2],
  ]);
  expect(sheetsOf('2025-04-05')).toEqual([['HSN summary', 2]]);
});
