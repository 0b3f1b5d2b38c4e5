import { expect, test } from 'vitest';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { quarterOf, selectTdsByQuarter } from '@/store/billing/receipts/tdsByQuarter';
import { account, salesOf } from '../../../support/accounts';
import { receiptOf } from '../../../support/bills';

const kept = (amount: number, code = '194C') => ({ code, rate: 2, amount });

test('the tax that clients kept back is told by quarter, client and section, without what bounced', () => {
  const state = {
    ...salesOf(account(1), account(2)),
    receipts: receiptTable([
      receiptOf(1, { on: '2026-09-30', cash: 980, tds: kept(20) }),
      receiptOf(2, { on: '2026-10-01', cash: 980, tds: kept(20) }),
      receiptOf(3, { on: '2026-12-31', cash: 490.5, tds: kept(9.5) }),
      receiptOf(4, { on: '2026-11-10', cash: 900, tds: kept(100, '194J') }),
      receiptOf(5, { on: '2026-11-10', cash: 900, tds: kept(100), status: 'Bounced' }),
      receiptOf(6, { on: '2026-11-10', accountId: 'account-2', cash: 98, tds: kept(2) }),
      receiptOf(7, { on: '2026-11-10', cash: 500 }),
    ]),
  };
  expect(
    selectTdsByQuarter(state).map(({ quarter, accountNumber, section, receipts, paid, tds }) => [
      quarter,
      accountNumber,
      section,
      receipts,
      paid,
      tds,
    ]),
  ).toEqual([
    ['26-27 Q3 (Oct to Dec)', 1, '194J', 1, 1000, 100],
    ['26-27 Q3 (Oct to Dec)', 1, '194C', 2, 1500, 29.5],
    ['26-27 Q3 (Oct to Dec)', 2, '194C', 1, 100, 2],
    ['26-27 Q2 (Jul to Sep)', 1, '194C', 1, 1000, 20],
  ]);
  expect(selectTdsByQuarter(state)[0]?.pan).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
});

test('tax that was kept back in a month that was closed before it was known is of the quarter in which it was', () => {
  const late = receiptOf(1, { on: '2027-04-05', of: '2027-03-28', cash: 980, tds: kept(20) });
  const rows = selectTdsByQuarter({ ...salesOf(account(1)), receipts: receiptTable([late]) });
  expect(rows.map(({ quarter, tds }) => [quarter, tds])).toEqual([['26-27 Q4 (Jan to Mar)', 20]]);
});

test.each([
  ['2026-03-31', '25-26 Q4 (Jan to Mar)'],
  ['2026-04-01', '26-27 Q1 (Apr to Jun)'],
  ['2026-07-01', '26-27 Q2 (Jul to Sep)'],
  ['2026-10-01', '26-27 Q3 (Oct to Dec)'],
  ['2099-12-31', '99-00 Q3 (Oct to Dec)'],
])('%s is in %s', (date, quarter) => {
  expect(quarterOf(date)).toBe(quarter);
});
