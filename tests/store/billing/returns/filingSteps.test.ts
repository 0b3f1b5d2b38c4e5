import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { filingSteps } from '@/store/billing/returns/filingSteps';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { bill, line } from '../../../support/returnDocuments';

test('a return is counted bill by bill, telling how far it is, and comes to the same as in one go', () => {
  const bills = Array.from({ length: 40 }, (_, index) =>
    bill({ number: index + 1, who: index % 2 === 0 ? 'home' : 'person', lines: [line('Subscription', 35_000, index)] }),
  );
  const asked = [{ ...emptyBusiness, bills: billTable(bills) }, '2026-11', new Set<string>()] as const;
  const steps = filingSteps(...asked);
  const shares: number[] = [];
  let bit = steps.next();
  for (; !bit.done; bit = steps.next()) shares.push(bit.value);
  expect(shares.length).toBeGreaterThanOrEqual(bills.length);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(bit.value).toEqual(selectFiling(...asked));
  expect(bit.value.b2b.length + bit.value.b2c.reduce((sum, row) => sum + row.bills, 0)).toBe(bills.length);
});
