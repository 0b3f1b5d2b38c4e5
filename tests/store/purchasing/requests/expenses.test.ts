import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectExpenses } from '@/store/purchasing/requests/expenses';
import { requestTable, selectRequestFigures } from '@/store/purchasing/requests/requestsSlice';
import { createStore } from '@/store/business/store';
import { requestLine, stockRequest } from '../../../support/stock';

const first = { vendorId: 'vendor-1', vendor: 'First' };
const metro = { vendorId: 'vendor-2', vendor: 'Metro' };

test('what requests cost is added up by month, newest first, and vendor', () => {
  const requests = requestTable([
    stockRequest(1, {
      orderDate: '2026-09-30',
      status: 'Approved by Admin',
      products: [requestLine({ ...first, qty: 1, rate: 100 })],
    }),
    stockRequest(2, {
      orderDate: '2026-11-02',
      status: 'In Transit',
      products: [requestLine(metro), requestLine(first), requestLine({ ...first, name: 'Fuse', qty: 5, rate: 10 })],
    }),
    stockRequest(3, {
      orderDate: '2026-11-30',
      products: [requestLine({ ...first, qty: 2, rate: 0.25 })],
      status: 'Delivered',
    }),
  ]);
  expect(selectExpenses(createStore({ requests }).getState())).toEqual([
    { id: '2026-11 vendor-1', vendor: 'First', month: '2026-11', requests: 2, units: 17, amount: 1003.59 },
    { id: '2026-11 vendor-2', vendor: 'Metro', month: '2026-11', requests: 1, units: 10, amount: 944 },
    { id: '2026-09 vendor-1', vendor: 'First', month: '2026-09', requests: 1, units: 1, amount: 118 },
  ]);
});

test('what nobody approved, and what will never come, costs nothing', () => {
  const requests = requestTable([
    stockRequest(1, { products: [requestLine(first)] }),
    stockRequest(2, { status: 'In Transit', products: [requestLine({ ...first, rate: 10, shortClosed: 4 })] }),
    stockRequest(3, { status: 'Delivered', products: [requestLine({ ...metro, shortClosed: 10 })] }),
  ]);
  expect(selectExpenses(createStore({ requests }).getState())).toEqual([
    { id: '2026-11 vendor-1', vendor: 'First', month: '2026-11', requests: 1, units: 6, amount: 70.8 },
  ]);
});

test('together they are what all approved requests cost, to the paisa', () => {
  const line = fc.record({
    vendorId: fc.constantFrom('vendor-1', 'vendor-2', 'vendor-3'),
    qty: fc.integer({ min: 1, max: 999 }),
    rate: fc.integer({ min: 1, max: 99_999 }).map((one) => one / 100),
  });
  const request = fc.record({
    month: fc.integer({ min: 1, max: 3 }),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 6 }), (all) => {
      const requests = requestTable(
        all.map(({ month, lines }, index) =>
          stockRequest(index + 1, {
            orderDate: `2026-0${month}-10`,
            status: 'In Transit',
            products: lines.map((one) => requestLine(one)),
          }),
        ),
      );
      const state = createStore({ requests }).getState();
      const paise = selectExpenses(state).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(paise).toBe(Math.round(selectRequestFigures(state).totalValue * 100));
    }),
  );
});
