import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { nextNumber, SERIES } from '@/store/billing/bills/nextNumbers';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { RECIPIENT } from '../../../support/bills';

test('the next number of each series is its first while there is none', () => {
  expect(SERIES.map((series) => nextNumber(emptyBusiness, series, 'A', '2027-03-31'))).toEqual(
    SERIES.map(() => 'A/26-27/000001'),
  );
});

test('a series goes on within its financial year, whatever its numbers begin with', () => {
  const receipt = {
    id: 'a',
    number: 1,
    accountId: 'a',
    on: '2026-11-01',
    mode: 'Cash',
    cash: 1,
    allocations: [],
    status: 'Recorded',
    docNo: 'RC/26-27/000123',
    recipient: RECIPIENT,
  } as const;
  const business = { ...emptyBusiness, receipts: receiptTable([receipt]) };
  expect(nextNumber(business, 'receiptPrefix', 'R', '2026-11-02')).toBe('R/26-27/000124');
  expect(nextNumber(business, 'receiptPrefix', 'R', '2027-04-01')).toBe('R/27-28/000001');
  expect(nextNumber(business, 'billPrefix', 'INV', '2026-11-02')).toBe('INV/26-27/000001');
});
