import { createSelector } from '@reduxjs/toolkit';
import { isListed } from '@/store/clients/accounts/account';
import { noOfVehicles } from '@/store/billing/accounts/account';
import { selectAccounts, type WithClients } from '@/store/billing/accounts/accounts';
import { lastTwelveMonths } from '@/store/kit/calendar';
import { rupees, paise } from '@/store/kit/money';
import { receivedSum, selectReceivedReceipts } from './received';
import {
  selectSold,
  selectSoldClients,
  selectSoldHardware,
  selectSoldToNew,
  soldSum,
  vehiclesSold,
  type WithSales,
} from './sold';

/** The dashboard's counters; amounts in rupees. */
export interface SalesFigures {
  /** What the live bills come to without GST, less what is credited. */
  grossSales: number;
  /** Of that to new clients. */
  newSales: number;
  clients: number;
  productsSold: number;
  /** Tax that the clients kept back included. */
  received: number;
}

/**
 * The dashboard's counters as they stand on `today` (ISO date): of a month, `YYYY-MM`, its bills and receipts, the clients
 * that were billed for it and their vehicles; without one of all months, with the clients on the list and their vehicles.
 */
export const selectSalesFigures: (state: WithSales & WithClients, today: string, month?: string) => SalesFigures =
  createSelector(
    [
      (state: WithSales & WithClients) => selectAccounts(state),
      selectSold,
      selectSoldToNew,
      selectSoldClients,
      selectReceivedReceipts,
      (_state: WithSales, _today: string, month?: string) => month,
    ],
    (accounts, sold, toNew, clients, received, month): SalesFigures => ({
      grossSales: soldSum(sold),
      newSales: soldSum(toNew),
      received: receivedSum(received),
      ...(month === undefined
        ? // One device goes into each vehicle.
          {
            clients: accounts.filter(isListed).length,
            productsSold: accounts.filter(isListed).reduce((count, account) => count + noOfVehicles(account), 0),
          }
        : { clients: clients.length, productsSold: vehiclesSold(sold) }),
    }),
  );

/**
 * The donut: gross sales, new sales and the hardware among the sales side by side, in rupees without GST;
 * `percent` is the share of the three together, to one decimal.
 */
export const selectSaleStatus = createSelector(
  [selectSold, selectSoldToNew, selectSoldHardware],
  (sold, toNew, hardware) => {
    const parts = [
      { name: 'Gross sales', value: soldSum(sold) },
      { name: 'New sales', value: soldSum(toNew) },
      { name: 'Product sold', value: soldSum(hardware) },
    ];
    const whole = parts.reduce((total, { value }) => total + value, 0);
    return parts.map((part) => ({ ...part, percent: whole && Math.round((part.value / whole) * 1000) / 10 }));
  },
);

const selectSoldByMonth = createSelector([(state: WithSales) => selectSold(state, '')], (sold) => {
  const months = new Map<string, number>();
  for (const { bill, sold: amount } of sold) months.set(bill.month, (months.get(bill.month) ?? 0) + paise(amount));
  return months;
});

/** The monthly line: what was sold in each of the last twelve months up to `today` (ISO date), in rupees without GST. */
export const selectMonthlySales = createSelector(
  [selectSoldByMonth, (_state: WithSales, today: string) => today],
  (sold, today) => lastTwelveMonths(today).map((month) => ({ month, value: rupees(sold.get(month) ?? 0) })),
);
