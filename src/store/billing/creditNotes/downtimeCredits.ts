import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import { isLive, type BillLine, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditProposed } from './creditProposed';
import { mostCredited } from './creditAmounts';
import { lookAt } from '@/store/billing/billRun/runContext';
import { darkDays, type WithCharges } from './darkDays';
import { asBill } from './creditedDocument';
import { darkOfDebits, debitingFor } from '@/store/billing/debitNotes/debitedFor';
import { givenFor, givenForDowntime } from './givenCredits';
import { outagesByVehicle, type Outage, type WithOutages } from './outages';
import { waivedFor, type WithWaivers } from '@/store/billing/waivers/waiver';
import { creditedAsUnused } from '@/store/billing/shortBilled/shortBilled';
import { paise, rupees } from '@/store/kit/money';
import { daysFrom } from '@/store/billing/billRun/months';

const isIn =
  (month: string) =>
  ({ from, to }: Outage) =>
    daysFrom(month, from, to) !== 0;

/** All that tells of outages on bills. */
export type WithDowntime = WithCharges & WithOutages & WithWaivers;

/** How much of an amount, in whole paise, each of the debit notes that raise a bill for a vehicle takes, one after another, and of which line. */
function sharesOfDebits(state: WithDowntime, bill: IssuedBill, vehicleId: string, amount: number) {
  let left = amount;
  return debitingFor(state, bill, vehicleId).flatMap(({ note, lines }) => {
    const document = asBill(note, bill);
    return lines.flatMap((line) => {
      const share = Math.min(left, mostCredited(state, document, line));
      if (share <= 0) return [];
      left -= share;
      return [{ share, against: { document, line } }];
    });
  });
}

/** What is due for the outages of a vehicle on a line of a bill, and what that comes to altogether, in whole paise; undefined where nothing tells of any. */
function darkOf(state: WithDowntime, bill: IssuedBill, line: BillLine, outages: readonly Outage[], asBefore: boolean) {
  const { vehicleId = '' } = line;
  const account = state.accounts.entities[bill.accountId];
  const vehicle = line.kind === 'Subscription' ? state.vehicles.entities[vehicleId] : undefined;
  const meant = outages.filter(isIn(bill.month));
  if (!account || !vehicle || meant.length === 0) return undefined;
  const look = lookAt(state, vehicle, account.id, asBefore);
  const { dark, amount, over } = darkDays(state, { look, account, line, bill }, meant, asBefore);
  const due = amount - waivedFor(state, bill.id, vehicleId, true);
  return { account, vehicleId, dark, meant, amount, over, due, most: mostCredited(state, bill, line) };
}

/** How much of it earlier versions proposed over the bill, whatever was credited over its debit notes, in whole paise: what somebody waived of that stands. */
export function darkBefore(
  state: WithDowntime,
  bill: IssuedBill,
  line: BillLine,
  outages: readonly Outage[],
  asBefore: boolean,
): number {
  const found = darkOf(state, bill, line, outages, asBefore);
  return found ? Math.max(0, Math.min(found.due - givenFor(state, bill, found.vehicleId, true), found.most)) : 0;
}

/**
 * The credits that are due for the outages of a vehicle on a line of a bill, none where none is: over the bill, and over the debit notes
 * that raise it what that cannot take.
 */
export function downtimeCreditsOf(
  state: WithDowntime,
  bill: IssuedBill,
  line: BillLine,
  outages: readonly Outage[],
): CreditProposed[] {
  const found = darkOf(state, bill, line, outages, false);
  if (!found) return [];
  const { account, vehicleId, dark, meant, amount, over, due, most } = found;
  const { vehicleNo = '', days = 0, of = days } = line;
  const left = due - givenForDowntime(state, bill, vehicleId, false);
  const own = Math.max(0, Math.min(left, most));
  // A note gives back days that the bill did not charge, not what a discount or another credit took off the bill.
  const unused = Math.min(creditedAsUnused(state, bill, vehicleId), over);
  const ofNotes = Math.max(0, amount - (paise(line.taxable) - unused)) - darkOfDebits(state, bill, vehicleId);
  const rest = sharesOfDebits(state, bill, vehicleId, Math.min(left - own, ofNotes));
  return [...(own > 0 ? [{ share: own, against: undefined }] : []), ...rest].map(({ share, against }) => ({
    id: [bill.id, vehicleId, ...(against ? [against.document.id] : [])].join(' '),
    bill,
    accountNumber: account.number,
    company: companyOf(account),
    vehicleId,
    vehicleNo,
    amount: rupees(share),
    why: 'Downtime',
    reason: `${meant.map(({ described }) => described).join('; ')}: ${dark} of ${of} days`,
    ...(against && { against }),
  }));
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
          return own ? downtimeCreditsOf(state, bill, line, own) : [];
        }),
      );
  },
);
