import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { daysBefore } from '@/store/kit/dates';
import { paise, rupees, sumOf } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import type { WithDebts } from './openBills';

/** A state in which it can be told what was sold and what came in. */
export type WithSales = WithAccounts & WithDebts;

/** A live bill as a sale; amounts in rupees. */
export interface SoldBill {
  id: string;
  bill: IssuedBill;
  account: AccountRow | undefined;
  company: string;
  /** Without GST, with what debit notes add and less what is credited. */
  sold: number;
  /** The same with GST. */
  total: number;
  /** How many vehicles' subscriptions are on it. */
  vehicles: number;
}

/** The accounts to which was sold. */
export const selectSalesAccounts = ({ accounts }: WithAccounts) => accounts;

/** The rows of a table in their order. */
export const tableRows = <Row extends { id: string; number: number }>({ ids, entities }: Table<Row>): Row[] =>
  ids.flatMap((id) => entities[id] ?? []);

/** What a bill comes to without GST, in whole paise, and how many vehicles' subscriptions are on it: looked up once, as what is on it never changes. */
const measuresOf = weakMapMemoize((bill: IssuedBill) => ({
  taxable: paise(taxableSum(bill)),
  vehicles: bill.lines.filter(({ kind }) => kind === 'Subscription').length,
}));

/** In whole paise. */
const NO_NOTES = { taxable: 0, total: 0 };

/** All live bills as sales, in the order of their numbers. */
const selectAllSold = createSelector(
  [
    (state: WithSales) => state.bills,
    (state: WithSales) => state.creditNotes,
    (state: WithSales) => state.debitNotes,
    selectSalesAccounts,
  ],
  (bills, creditNotes, debitNotes, { entities: accounts }): SoldBill[] => {
    const noted = new Map<string, { taxable: number; total: number }>();
    const add = (note: CreditNote | DebitNote, sign: 1 | -1) => {
      if (!isLive(note)) return;
      // A credit note against a debit note takes off what that added to its bill.
      const billId = debitNotes.entities[note.billId]?.billId ?? note.billId;
      const { taxable, total } = noted.get(billId) ?? NO_NOTES;
      noted.set(billId, {
        taxable: taxable + sign * paise(taxableSum(note)),
        total: total + sign * paise(note.total),
      });
    };
    for (const note of tableRows(creditNotes)) add(note, -1);
    for (const note of tableRows(debitNotes)) add(note, 1);
    return tableRows(bills)
      .filter(isLive)
      .map((bill): SoldBill => {
        const account = accounts[bill.accountId];
        const { taxable, vehicles } = measuresOf(bill);
        const notes = noted.get(bill.id) ?? NO_NOTES;
        return {
          id: bill.id,
          bill,
          account,
          company: account ? companyOf(account) : bill.recipient.name,
          sold: rupees(taxable + notes.taxable),
          total: rupees(paise(bill.total) + notes.total),
          vehicles,
        };
      });
  },
);

/** The month, `YYYY-MM`, that sales are asked for; undefined for all. */
export const selectSalesMonth = (_state: WithSales, _today: string, month?: string) => month;

const selectToday = (_state: WithSales, today: string) => today;

/** The live bills of a month, `YYYY-MM`; without one, of all. */
export const selectSold = createSelector([selectAllSold, selectSalesMonth], (all, month) =>
  month === undefined ? all : all.filter(({ bill }) => bill.month === month),
);

/** For how many days, the present one included, a client is a new one. */
const NEW_DAYS = 30;

/** Of those bills the ones of new clients: opened in the month; without one, in the last 30 days up to `today` (ISO date). */
export const selectSoldToNew = createSelector([selectSold, selectToday, selectSalesMonth], (sold, today, month) => {
  const since = daysBefore(today, NEW_DAYS);
  const isNew = (openedOn = '') => (month === undefined ? openedOn > since : openedOn.startsWith(month));
  return sold.filter(({ account }) => isNew(account?.openedOn));
});

/** Of those bills the ones for hardware and its installation. */
export const selectSoldHardware = createSelector([selectSold], (sold) =>
  sold.filter(({ bill }) => bill.part === 'Hardware'),
);

/** A client with what was sold to it, in rupees without GST. */
export interface SoldClient {
  id: string;
  account: AccountRow | undefined;
  company: string;
  bills: number;
  vehicles: number;
  sold: number;
}

/** The clients of those bills, in the order of their first. */
export const selectSoldClients = createSelector([selectSold], (all): SoldClient[] => {
  const clients = new Map<string, SoldClient>();
  for (const {
    bill: { accountId },
    account,
    company,
    vehicles,
    sold,
  } of all) {
    const before = clients.get(accountId) ?? { id: accountId, account, company, bills: 0, vehicles: 0, sold: 0 };
    clients.set(accountId, {
      ...before,
      bills: before.bills + 1,
      vehicles: before.vehicles + vehicles,
      sold: sumOf([before.sold, sold]),
    });
  }
  return [...clients.values()];
});

/** What sales come to, in rupees without GST. */
export const soldSum = (all: readonly { sold: number }[]): number => sumOf(all.map(({ sold }) => sold));

/** How many vehicles' subscriptions are on bills. */
export const vehiclesSold = (all: readonly { vehicles: number }[]): number =>
  all.reduce((count, { vehicles }) => count + vehicles, 0);
