import { expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billTable } from '@/store/billing/bills/billsSlice';
import { billOf } from '../../../support/bills';
import { smallBusiness } from '../../../support/tabs';

const ACCOUNT = 'account-2';
const carried = billOf(9, {
  accountId: ACCOUNT,
  lines: [{ kind: 'Carried over', price: 4900, taxable: 4900, hsn: '9984' }],
  taxes: [],
  total: 4900,
  docNo: undefined,
});
const runOf = (changes: Partial<typeof carried>) => {
  const bills = billTable([{ ...carried, ...changes }]);
  return selectBillRun({ ...smallBusiness, bills }, '2026-11', '2026-11-22').get(ACCOUNT);
};

test('a month of which rent was carried over is not billed again', () => {
  const run = runOf({});
  expect(run?.bills.map(({ part }) => part)).toEqual(['Hardware']);
  expect(run?.skipped.map(({ reason }) => reason)).toContain(
    'The client was billed for this month before bills were kept.',
  );
});

test.each([
  ['of another month', { month: '2026-10' }],
  ['of hardware', { part: 'Hardware' as const }],
  ['that was cancelled', { status: 'Cancelled' as const }],
])('what was carried over %s is in no way of the rent', (_title, changes) => {
  expect(runOf(changes)?.bills.map(({ part }) => part)).toContain('Subscription');
});
