import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import { isLive, type BillLine, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditProposed } from './creditProposed';
import { mostCredited } from './creditAmounts';
import { lookAt } from '@/store/billing/billRun/runContext';
import { darkDays, type WithCharges } from './darkDays';
import { givenFor } from './givenCredits';
import { outagesByVehicle, type Outage, type WithOutages } from './outages';
import { waivedFor, type WithWaivers } from '@/store/billing/waivers/waiver';
import { rupees } from '@/store/kit/money';
import { daysFrom } from '@/store/billing/billRun/months';

const isIn =
  (month: string) =>
  ({ from, to }: Outage) =>
    daysFrom(month, from, to) !== 0;

/** All that tells of outages on bills. */
export type WithDowntime = WithCharges & WithOutages & WithWaivers;

/** The credit that is due for the outages of a vehicle on a line of a bill, or was so `asBefore`; undefined where none is. */
export function downtimeCreditOf(
  state: WithDowntime,
  bill: IssuedBill,
  line: BillLine,
  outages: readonly Outage[],
  asBefore = false,
): CreditProposed | undefined {
  const { vehicleId = '', vehicleNo = '', days = 0, of = days } = line;
  const account = state.accounts.entities[bill.accountId];
  const vehicle = line.kind === 'Subscription' ? state.vehicles.entities[vehicleId] : undefined;
  const meant = outages.filter(isIn(bill.month));
  if (!account || !vehicle || meant.length === 0) return undefined;
  const look = lookAt(state, vehicle, account.id, asBefore);
  const { dark, amount } = darkDays(state, { look, account, line, bill }, meant, asBefore);
  const left = Math.min(
    amount - givenFor(state, bill, vehicleId, true) - waivedFor(state, bill.id, vehicleId, true),
    mostCredited(state, bill, line),
  );
  if (left <= 0) return undefined;
  return {
    id: `${bill.id} ${vehicleId}`,
    bill,
    accountNumber: account.number,
    company: companyOf(account),
    vehicleId,
    vehicleNo,
    amount: rupees(left),
    why: 'Downtime',
    reason: `${meant.map(({ described }) => described).join('; ')}: ${dark} of ${of} days`,
  };
}

/** The credits that nobody has given yet, for vehicles that were silent for 72 hours or more by our fault, bill by bill. */
export const selectDowntimeCredits = createSelector(
  [
    ({ jobs }: WithDowntime) => jobs,
    ({ vehicles }: WithDowntime) => vehicles,
    ({ devices }: WithDowntime) => devices,
    ({ subscriptions }: WithDowntime) => subscriptions,
    ({ accounts }: WithDowntime) => accounts,
    ({ bills }: WithDowntime) => bills,
    ({ creditNotes }: WithDowntime) => creditNotes,
    ({ debitNotes }: WithDowntime) => debitNotes,
    ({ waivers }: WithDowntime) => waivers,
    ({ deactivations }: WithDowntime) => deactivations,
  ],
  (
    jobs,
    vehicles,
    devices,
    subscriptions,
    accounts,
    bills,
    creditNotes,
    debitNotes,
    waivers,
    deactivations,
  ): CreditProposed[] => {
    const outages = outagesByVehicle({ jobs, vehicles });
    if (outages.size === 0) return [];
    const billed = { vehicles, devices, subscriptions, accounts, deactivations, bills, creditNotes, debitNotes };
    const state = { ...billed, jobs, waivers };
    return Object.values(bills.entities)
      .filter(isLive)
      .flatMap((bill) =>
        bill.lines.flatMap((line) => {
          const own = line.vehicleId === undefined ? undefined : outages.get(line.vehicleId);
          return (own && downtimeCreditOf(state, bill, line, own)) ?? [];
        }),
      );
  },
);
