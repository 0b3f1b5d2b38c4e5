import { describe, expect, test } from 'vitest';
import { lastTwelveMonths, twelveMonths } from '@/store/accounts/monthlyBilling';
import { account, vehicle } from '../../support/accounts';

const TODAY = '2026-11-21';
const november = (changes: Parameters<typeof account>[1]) => twelveMonths(account(1, changes), TODAY).at(-1);

test.each([
  ['2026-11-21', '2025-12', '2026-11'],
  ['2026-12-31', '2026-01', '2026-12'],
  ['2028-01-01', '2027-02', '2028-01'],
])('the twelve months up to %s begin with %s and end with %s', (today, first, last) => {
  const months = lastTwelveMonths(today);
  expect([months.length, new Set(months).size, months[0], months.at(-1)]).toEqual([12, 12, first, last]);
  expect(months.toSorted()).toEqual(months);
});

describe('the monthly cards', () => {
  test('are twelve, with nothing on those of which nothing is known', () => {
    const cards = twelveMonths(account(1), TODAY);
    const nothing = { billed: 0, received: 0 };
    expect(cards).toEqual(
      lastTwelveMonths(TODAY).map((month) => ({ month, subscription: nothing, hardware: nothing })),
    );
  });

  test('show what is recorded, and nothing older than a year', () => {
    const recorded = {
      month: '2026-02',
      subscription: { billed: 800, received: 300 },
      hardware: { billed: 1180, received: 0 },
    };
    const cards = twelveMonths(account(1, { months: [{ ...recorded, month: '2025-11' }, recorded] }), TODAY);
    expect(cards.filter(({ subscription }) => subscription.billed > 0)).toEqual([recorded]);
  });

  const bill = { ...account(1).bill, monthYear: '2026-11', pricePerUnit: 200.5, discount: 100 };
  const vehicles = [vehicle(1, { billed: true }), vehicle(2, { billed: true }), vehicle(3)];

  test.each([
    ["add the bill's total for the vehicles that are billed", bill, 301],
    ['add the total that was typed over it', { ...bill, totalAmount: 999.99 }, 999.99],
    ['add a total of nothing when that was typed', { ...bill, totalAmount: 0 }, 0],
    ['add nothing of a bill of another month', { ...bill, monthYear: '2026-12' }, 0],
  ])('%s', (_title, changed, billed) => {
    expect(november({ bill: changed, vehicles })?.subscription).toEqual({ billed, received: 0 });
  });

  test('add nothing of a bill before a vehicle is billed', () => {
    expect(november({ bill: { ...bill, totalAmount: 500 }, vehicles: [vehicle(1)] })?.subscription.billed).toBe(0);
  });

  test('add the bill to what is recorded for its month', () => {
    const months = [
      { month: '2026-11', subscription: { billed: 0.1, received: 50 }, hardware: { billed: 0, received: 0 } },
    ];
    expect(november({ bill, vehicles, months })?.subscription).toEqual({ billed: 301.1, received: 50 });
  });
});
