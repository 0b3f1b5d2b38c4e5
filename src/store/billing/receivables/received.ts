import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import { sumOf } from '@/store/kit/money';
import { hasCome, type Receipt } from '@/store/billing/receipts/receipt';
import { selectSalesAccounts, tableRows, selectSalesMonth, type WithSales } from './sold';

/** Money that came in, tax that the client kept back included; amounts in rupees. */
export interface ReceivedRow {
  id: string;
  receipt: Receipt;
  company: string;
  received: number;
}

const selectAllReceived = createSelector(
  [(state: WithSales) => state.receipts, selectSalesAccounts],
  (receipts, { entities: accounts }): ReceivedRow[] =>
    tableRows(receipts)
      .filter(hasCome)
      .map((receipt) => {
        const account = accounts[receipt.accountId];
        return {
          id: receipt.id,
          receipt,
          company: account ? companyOf(account) : '',
          received: sumOf([receipt.cash, receipt.tds?.amount ?? 0]),
        };
      }),
);

/** The receipts of a month, `YYYY-MM`, without those that bounced or were cancelled; without one, of all. */
export const selectReceivedReceipts = createSelector([selectAllReceived, selectSalesMonth], (all, month) =>
  month === undefined ? all : all.filter(({ receipt }) => receipt.on.startsWith(month)),
);

/** What receipts come to, in rupees. */
export const receivedSum = (all: readonly ReceivedRow[]): number => sumOf(all.map(({ received }) => received));
