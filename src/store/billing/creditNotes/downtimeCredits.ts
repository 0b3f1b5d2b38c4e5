import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isLive } from '@/store/billing/bills/bill';
import type { CreditNote } from './creditNote';
import type { CreditProposed } from './creditProposed';
import type { WithBills } from '@/store/billing/bills/withBills';
import { leftOfHsn, leftOfLine } from './creditAmounts';
import { fitmentsIn, type WithUse } from '@/store/billing/billRun/runContext';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { darkDays } from './darkDays';
import { outagesByVehicle, type Outage, type WithOutages } from './outages';
import { waivedFor, type WithWaivers } from '@/store/billing/waivers/waiver';
import { paise, rupees } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { daysFrom } from '@/store/billing/billRun/months';

/** What was credited of each line for downtime, in whole paise. */
function creditedForDowntime(notes: Table<CreditNote>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { billId, reason, status, lines } of Object.values(notes.entities)) {
    if (reason !== 'Downtime' || status !== 'Issued') continue;
    for (const { vehicleId, taxable } of lines)
      if (vehicleId !== undefined)
        found.set(`${billId} ${vehicleId}`, (found.get(`${billId} ${vehicleId}`) ?? 0) + paise(taxable));
  }
  return found;
}

const isIn =
  (month: string) =>
  ({ from, to }: Outage) =>
    daysFrom(month, from, to) !== 0;

/** The credits that nobody has given yet, for vehicles that were silent for more than 72 hours by our fault, bill by bill. */
export const selectDowntimeCredits = createSelector(
  [
    ({ jobs }: WithOutages) => jobs,
    ({ vehicles }: WithUse) => vehicles,
    ({ devices }: WithUse) => devices,
    ({ subscriptions }: WithUse) => subscriptions,
    ({ accounts }: WithAccounts) => accounts,
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
    ({ waivers }: WithWaivers) => waivers,
  ],
  (jobs, vehicles, devices, subscriptions, accounts, bills, creditNotes, waivers): CreditProposed[] => {
    const outages = outagesByVehicle({ jobs, vehicles });
    if (outages.size === 0) return [];
    const given = creditedForDowntime(creditNotes);
    return Object.values(bills.entities).flatMap((bill) => {
      const account = accounts.entities[bill.accountId];
      if (!account || !isLive(bill)) return [];
      return bill.lines.flatMap((line): CreditProposed[] => {
        const { vehicleId = '', vehicleNo = '', days = 0, of = days } = line;
        const vehicle = line.kind === 'Subscription' ? vehicles.entities[vehicleId] : undefined;
        const meant = vehicle ? (outages.get(vehicleId) ?? []).filter(isIn(bill.month)) : [];
        if (!vehicle || meant.length === 0) return [];
        const look = {
          vehicle,
          accountId: account.id,
          fitments: fitmentsIn({ devices }, vehicleId),
          subscriptions: subscriptionsOf(subscriptions, vehicleId),
        };
        const { dark, amount } = darkDays({ look, account, line, month: bill.month }, meant);
        const left = Math.min(
          amount - (given.get(`${bill.id} ${vehicleId}`) ?? 0) - waivedFor({ waivers }, bill.id, vehicleId, true),
          paise(leftOfLine(creditNotes, bill, line)),
          // A discount took some off the HSN, which cannot be credited without it.
          ...bill.taxes.flatMap((tax) => (tax.hsn === line.hsn ? [paise(leftOfHsn(creditNotes, bill, tax))] : [])),
        );
        if (left <= 0) return [];
        const reason = `${meant.map(({ described }) => described).join('; ')}: ${dark} of ${of} days`;
        return [
          {
            id: `${bill.id} ${vehicleId}`,
            bill,
            accountNumber: account.number,
            company: companyOf(account),
            vehicleId,
            vehicleNo,
            amount: rupees(left),
            why: 'Downtime',
            reason,
          },
        ];
      });
    });
  },
);
