import { describe, expect, test } from 'vitest';
import { DOC_NO_LENGTH, financialYear, nextDocNo } from '@/store/kit/docNumbers';
import { billTable } from '@/store/billing/bills/billsSlice';
import { billOf } from '../../support/bills';

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-04-01', '99-00'],
  ['2100-01-01', '99-00'],
])('%s is of the financial year %s', (date, year) => {
  expect(financialYear(date)).toBe(year);
});

describe('the number of the next document', () => {
  const numbered = (...docNos: string[]) => billTable(docNos.map((docNo, place) => billOf(place + 1, { docNo })));

  test('is the first of its year where there is none', () => {
    expect(nextDocNo(numbered(), 'PI', '2026-11-21')).toBe('PI/26-27/000001');
  });

  test('follows the last one of its year, whatever is of another one behind it', () => {
    const bills = numbered('INV/25-26/000007', 'INV/26-27/000001', 'INV/25-26/000008');
    expect([
      nextDocNo(bills, 'INV', '2026-03-31'),
      nextDocNo(bills, 'INV', '2026-04-01'),
      nextDocNo(bills, 'INV', '2027-04-01'),
    ]).toEqual(['INV/25-26/000009', 'INV/26-27/000002', 'INV/27-28/000001']);
  });

  test('goes on where the series was named otherwise since, and where the last one was cancelled', () => {
    expect(nextDocNo(numbered('INV/26-27/000004'), 'TX', '2026-11-21')).toBe('TX/26-27/000005');
    expect(nextDocNo(billTable([billOf(1), billOf(2, { status: 'Cancelled' })]), 'INV', '2026-11-21')).toBe(
      'INV/26-27/000003',
    );
  });

  test('has no more than sixteen characters with the longest series', () => {
    expect(nextDocNo(numbered('ABC/26-27/000004'), 'ABC', '2026-11-21').length).toBeLessThanOrEqual(DOC_NO_LENGTH);
    // Rule 46(b) of the CGST Rules, 2017.
    expect(DOC_NO_LENGTH).toBe(16);
  });
});
