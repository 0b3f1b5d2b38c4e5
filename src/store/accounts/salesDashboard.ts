import { createSelector } from '@reduxjs/toolkit';
import { daysBefore } from '@/store/dates';
import { isListed, noOfVehicles, type Account } from './account';
import { selectAccounts } from './accounts';
import { hardwareAmount, saleAmount } from './amounts';
import { GST_PERCENT, sumOf } from '@/store/money';
import { lastTwelveMonths } from './monthlyBilling';

/** The GST percent that the dashboard's table shows (spec 9, D6). */
export const DASHBOARD_GST = 7;
/** The GST percent in the billed table's header (spec 9, D6), by which its totals are computed. */
export const BILLED_GST = GST_PERCENT;

/** For how many days, the present one included, a sale is a new one. */
const NEW_DAYS = 30;

type WithAccounts = Parameters<typeof selectAccounts>[0];

const selectToday = (_state: WithAccounts, today: string) => today;

const sum = (accounts: readonly Account[], amountOf: (account: Account) => number) => sumOf(accounts.map(amountOf));

/** The dashboard's four counters (spec 2) as they stand on `today` (ISO date); sales in rupees without GST. */
export const selectSalesFigures = createSelector([selectAccounts, selectToday], (all, today) => {
  const newSince = daysBefore(today, NEW_DAYS);
  return {
    grossSales: sum(all, saleAmount),
    newSales: sum(
      all.filter(({ openedOn }) => openedOn > newSince),
      saleAmount,
    ),
    /** Accounts, without those deleted from the debtors. */
    clients: all.filter(isListed).length,
    /** One device goes into each vehicle. */
    productsSold: all.reduce((count, account) => count + noOfVehicles(account), 0),
  };
});

/**
 * The donut (spec 2): gross sales, new sales and the hardware among the sales side by side, in rupees without GST;
 * `percent` is the share of the three together, to one decimal.
 */
export const selectSaleStatus = createSelector(
  [selectAccounts, selectSalesFigures],
  (all, { grossSales, newSales }) => {
    const parts = [
      { name: 'Gross sales', value: grossSales },
      { name: 'New sales', value: newSales },
      { name: 'Product sold', value: sum(all, hardwareAmount) },
    ];
    const whole = parts.reduce((total, { value }) => total + value, 0);
    return parts.map((part) => ({ ...part, percent: whole && Math.round((part.value / whole) * 1000) / 10 }));
  },
);

/** The monthly line: what the accounts opened in each of the last twelve months bought, in rupees without GST. */
export const selectMonthlySales = createSelector([selectAccounts, selectToday], (all, today) =>
  lastTwelveMonths(today).map((month) => ({
    month,
    value: sum(
      all.filter(({ openedOn }) => openedOn.startsWith(month)),
      saleAmount,
    ),
  })),
);
