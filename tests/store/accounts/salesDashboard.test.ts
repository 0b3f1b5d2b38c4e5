import { describe, expect, test } from 'vitest';
import { companyOf } from '@/store/accounts/account';
import { selectAccounts } from '@/store/accounts/accounts';
import { accountOpened, accountsDeleted } from '@/store/accounts/accountsSlice';
import {
  BILLED_GST,
  DASHBOARD_GST,
  selectMonthlySales,
  selectSaleStatus,
  selectSalesFigures,
} from '@/store/accounts/salesDashboard';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { createStore } from '@/store/business/store';
import { account, accountDraft, salesOf } from '../../support/accounts';

const TODAY = '2026-11-21';
const figures = (store: ReturnType<typeof createStore>, today = TODAY) => selectSalesFigures(store.getState(), today);
const donut = (store: ReturnType<typeof createStore>) => selectSaleStatus(store.getState(), TODAY);
const storeOf = (...opened: string[]) =>
  createStore(salesOf(...opened.map((openedOn, index) => account(index + 1, { openedOn }))));

test.each(['2026-11-21', '2026-11-01', '2028-02-29', '2027-01-31'])(
  'loaded on %s, the sample has the shares of the specification',
  (today) => {
    const state = createStore(sampleBusiness(today)).getState();
    expect(selectSaleStatus(state, today).map(({ name, percent }) => [name, percent])).toEqual([
      ['Gross sales', 45],
      ['New sales', 15],
      ['Product sold', 40],
    ]);
    const { grossSales } = selectSalesFigures(state, today);
    const byMonth = selectMonthlySales(state, today).reduce((sum, { value }) => sum + value, 0);
    expect(byMonth).toBe(grossSales);
  },
);

test('the two percentages of GST are those of the specification', () => {
  expect([DASHBOARD_GST, BILLED_GST]).toEqual([7, 18]);
});

describe('the counters', () => {
  test('are the sales without GST, those of the last 30 days, the clients and the vehicles', () => {
    const store = storeOf('2026-10-22', '2026-10-23', '2026-11-21');
    expect(figures(store)).toEqual({ grossSales: 36_000, newSales: 24_000, clients: 3, productsSold: 6 });
    expect(figures(store, '2026-12-21').newSales).toBe(0);
  });

  test('leave out of the clients, and not of the sales, who was deleted from the debtors', () => {
    const { accounts } = salesOf(account(1, { closedOn: '2026-11-20' }));
    expect(figures(createStore({ accounts }))).toMatchObject({ clients: 0, grossSales: 12_000 });
  });

  test('follow each account that is opened or deleted', () => {
    const store = storeOf('2026-10-01');
    store.dispatch(accountOpened(accountDraft({ package: { hardware: 999_000 } }), TODAY));
    expect(figures(store)).toEqual({ grossSales: 1_014_000, newSales: 1_002_000, clients: 2, productsSold: 3 });
    store.dispatch(accountsDeleted(selectAccounts(store.getState()).map((one) => ({ id: one.id, company: companyOf(one) }))));
    expect(figures(store)).toEqual({ grossSales: 0, newSales: 0, clients: 0, productsSold: 0 });
  });
});

describe('the donut', () => {
  test('changes with the data', () => {
    const store = createStore(sampleBusiness(TODAY));
    store.dispatch(accountOpened(accountDraft({ package: { hardware: 900_000 } }), TODAY));
    expect(donut(store).map(({ percent }) => percent)).toEqual([40.3, 22.4, 37.3]);
  });

  test('has no shares of nothing', () => {
    expect(donut(createStore()).map(({ value, percent }) => [value, percent])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

test('the monthly line has each sale in its month, and zero where there was none', () => {
  const store = storeOf('2025-11-30', '2025-12-01', '2026-03-31', '2026-03-01');
  const months = selectMonthlySales(store.getState(), TODAY);
  expect(months).toHaveLength(12);
  expect(months.filter(({ value }) => value > 0)).toEqual([
    { month: '2025-12', value: 12_000 },
    { month: '2026-03', value: 24_000 },
  ]);
});
