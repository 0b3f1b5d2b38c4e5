import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney, formatMonth } from '@/format';
import { paths } from '@/paths';
import { runOfAccount } from '@/store/billing/billRun/billRun';
import { ownersOf } from '@/store/billing/billRun/runContext';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { isSameFleet } from '@/store/business/leaks/leakInputs';
import { keptUp, touchedBy } from '@/store/kit/keptUp';
import { monthsAfter } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';
import type { TodayItem } from './todayItem';

const ownersIn = ({ vehicles }: WithBilling, vehicleId: string): readonly string[] => {
  const vehicle = vehicles.entities[vehicleId];
  return vehicle ? ownersOf(vehicle) : [];
};

/** What bears on what is to be billed to clients, besides themselves. */
const TOUCHED = [
  touchedBy(({ vehicles }: WithBilling) => vehicles, ownersOf, isSameFleet),
  touchedBy(
    ({ devices }: WithBilling) => devices,
    (device, state) => fitmentsOf(device).flatMap(({ vehicleId }) => ownersIn(state, vehicleId)),
  ),
  touchedBy(
    ({ subscriptions }: WithBilling) => subscriptions,
    ({ vehicleId }, state) => ownersIn(state, vehicleId),
  ),
  touchedBy(
    ({ bills }: WithBilling) => bills,
    ({ accountId, lines }, state) => [accountId, ...lines.flatMap(({ vehicleId = '' }) => ownersIn(state, vehicleId))],
  ),
  touchedBy(
    ({ creditNotes }: WithBilling) => creditNotes,
    ({ accountId, lines }, state) => [accountId, ...lines.flatMap(({ vehicleId = '' }) => ownersIn(state, vehicleId))],
  ),
  touchedBy(
    ({ deactivations }: WithBilling) => deactivations,
    ({ accountId }) => (accountId === undefined ? [] : [accountId]),
  ),
  touchedBy(
    ({ company }: WithBilling) => company,
    (_company, { accounts }) => accounts.ids,
  ),
];

/** The runs of so many months stand there until they are approved, this month's with them. */
const MONTHS = 4;

/** The months of which runs stand there on an ISO date, this one first. */
const monthsUpTo = (today: string): readonly string[] =>
  Array.from({ length: MONTHS }, (_, place) => monthsAfter(`${today.slice(0, 7)}-01`, -place).slice(0, 7));

/** What is still to be billed to each client on `today` (ISO date), by the month, in rupees, as the bill run counts it. */
export const selectToBill = keptUp({
  of: ({ accounts }: WithBilling) => accounts,
  tell: (account, state, today): ReadonlyMap<string, number> | undefined => {
    const totals = monthsUpTo(today).flatMap((month): [month: string, total: number][] => {
      // Not by `runBook`, which keeps what each client's run has: for months that nobody looks at.
      const { bills } = runOfAccount(state, account, month, today);
      return bills.length === 0 ? [] : [[month, sumOf(bills.map(({ total }) => total))]];
    });
    return totals.length === 0 ? undefined : new Map(totals);
  },
  by: TOUCHED,
});

const runItem = (month: string, totals: readonly number[]): TodayItem => ({
  // Put off, it comes back for another month.
  id: `run-${month}`,
  what: `Bill run of ${formatMonth(month)}`,
  who: `${formatCountOf(totals.length, 'client')}, ${formatMoney(sumOf(totals))}`,
  since: `${month}-01`,
  step: { label: 'Open Bill Run', to: paths.sales.billRunOf(month) },
});

/** The bill runs of this month and those before it, as long as they have something to bill on `today` (ISO date). */
export const selectRunToDo = createSelector([selectToBill, selectToday], (clients, today): readonly TodayItem[] =>
  monthsUpTo(today).flatMap((month) => {
    const totals = clients.flatMap((byMonth) => byMonth.get(month) ?? []);
    return totals.length === 0 ? [] : [runItem(month, totals)];
  }),
);
