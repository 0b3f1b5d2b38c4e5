import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isLive, type BillLine } from '@/store/billing/bills/bill';
import type { CreditNote } from './creditNote';
import type { CreditProposed } from './creditProposed';
import type { WithBills } from '@/store/billing/bills/withBills';
import { leftOfHsn, leftOfLine } from './creditAmounts';
import { outagesByVehicle, type Outage } from './outages';
import type { Job } from '@/store/care/jobs/job';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { daysInMask, daysFrom } from '@/store/billing/billRun/months';

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

/** What dark days of a line come to, in whole paise, and how many they are: at most those that were charged. */
function shareOf(line: BillLine, month: string, outages: readonly Outage[]) {
  const { days = 0, taxable } = line;
  const mask = outages.reduce((all, { from, to }) => all | daysFrom(month, from, to), 0);
  const dark = Math.min(daysInMask(mask), days);
  return { dark, amount: days === 0 ? 0 : roundedQuotient(paise(taxable) * dark, days) };
}

const isIn =
  (month: string) =>
  ({ from, to }: Outage) =>
    daysFrom(month, from, to) !== 0;

/** The credits that nobody has given yet, for vehicles that were silent for more than 72 hours by our fault, bill by bill. */
export const selectDowntimeCredits = createSelector(
  [
    ({ jobs }: { jobs: Table<Job> }) => jobs,
    ({ vehicles }: WithVehicles) => vehicles,
    ({ accounts }: WithAccounts) => accounts,
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
  ],
  (jobs, vehicles, accounts, bills, creditNotes): CreditProposed[] => {
    const outages = outagesByVehicle(jobs, vehicles);
    if (outages.size === 0) return [];
    const given = creditedForDowntime(creditNotes);
    return Object.values(bills.entities).flatMap((bill) => {
      const account = accounts.entities[bill.accountId];
      if (!account || !isLive(bill)) return [];
      return bill.lines.flatMap((line): CreditProposed[] => {
        const { vehicleId = '', vehicleNo = '', days = 0, of = days } = line;
        const meant = line.kind === 'Subscription' ? (outages.get(vehicleId) ?? []).filter(isIn(bill.month)) : [];
        if (meant.length === 0) return [];
        const { dark, amount } = shareOf(line, bill.month, meant);
        const left = Math.min(
          amount - (given.get(`${bill.id} ${vehicleId}`) ?? 0),
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
