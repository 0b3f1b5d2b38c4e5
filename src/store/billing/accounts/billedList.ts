import { createSelector } from '@reduxjs/toolkit';
import { companyOf, isListed, userOf } from '@/store/clients/accounts/account';
import { billedVehicles, noOfVehicles, tabOf, type Account, type Tab } from './account';
import { selectAccounts } from './accounts';
import { gstAmount, hardwareAmount, rentAmount, totalAmount } from '@/store/clients/accounts/amounts';

/** A row of the billed table and of the dashboard's; amounts in rupees. */
export interface BilledRow {
  id: string;
  /** For links. */
  number: number;
  company: string;
  user: string;
  accountType: Account['accountType'];
  /** How many accounts the company has on the list. */
  noOfClients: number;
  noOfVehicles: number;
  /** Their identities. */
  vehicleIds: readonly string[];
  billedVehicles: number;
  hardwareAmount: number;
  rentAmount: number;
  gst: number;
  totalAmount: number;
  tab: Tab;
}

const companyKey = (account: Account) => companyOf(account).trim().toLowerCase();

/** The billed table's rows on both tabs, without the accounts deleted from the debtors. */
export const selectBilledList = createSelector([selectAccounts], (all): BilledRow[] => {
  const listed = all.filter(isListed);
  const clients = new Map<string, number>();
  for (const one of listed) clients.set(companyKey(one), 1 + (clients.get(companyKey(one)) ?? 0));
  return listed.map((account) => ({
    id: account.id,
    number: account.number,
    company: companyOf(account),
    user: userOf(account),
    accountType: account.accountType,
    noOfClients: clients.get(companyKey(account)) ?? 1,
    noOfVehicles: noOfVehicles(account),
    vehicleIds: account.vehicles.map(({ id }) => id),
    billedVehicles: billedVehicles(account),
    hardwareAmount: hardwareAmount(account),
    rentAmount: rentAmount(account),
    gst: gstAmount(account),
    totalAmount: totalAmount(account),
    tab: tabOf(account),
  }));
});

/** The accounts whose company or user has a text in its name, ignoring case; none for an empty text. */
export function searchedAccounts(rows: readonly BilledRow[], text: string): readonly BilledRow[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : rows.filter(({ company, user }) => `${company}\n${user}`.toLowerCase().includes(wanted));
}
