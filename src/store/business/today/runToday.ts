import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney, formatMonth } from '@/format';
import { paths } from '@/paths';
import { runBook } from '@/store/billing/billRun/billRun';
import { ownersOf } from '@/store/billing/billRun/runContext';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { isSameFleet } from '@/store/business/leaks/leakInputs';
import { keptUp, touchedBy } from '@/store/kit/keptUp';
import { daysBefore } from '@/store/kit/dates';
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
    ({ company }: WithBilling) => company,
    (_company, { accounts }) => accounts.ids,
  ),
];

/** What of a month, `YYYY-MM`, is still to be billed to each client, in rupees, as the bill run counts it on an ISO date. */
const toBill = (monthOn: (today: string) => string) =>
  keptUp({
    of: ({ accounts }: WithBilling) => accounts,
    tell: ({ id }, state, today): number | undefined => {
      const { bills = [] } = runBook(state, monthOn(today), today)(id) ?? {};
      return bills.length === 0 ? undefined : sumOf(bills.map(({ total }) => total));
    },
    by: TOUCHED,
  });

const monthOf = (today: string) => today.slice(0, 7);
const monthBefore = (today: string) => monthOf(daysBefore(`${monthOf(today)}-01`, 1));

/** What of the month before is still to be billed to each client on `today` (ISO date), in rupees. */
export const selectToBillBefore = toBill(monthBefore);
/** What of this month is. */
export const selectToBillNow = toBill(monthOf);

const runItem = (month: string, totals: readonly number[]): readonly TodayItem[] =>
  totals.length === 0
    ? []
    : [
        {
          // Put off, it comes back for another month.
          id: `run-${month}`,
          what: `Bill run of ${formatMonth(month)}`,
          who: `${formatCountOf(totals.length, 'client')}, ${formatMoney(sumOf(totals))}`,
          since: `${month}-01`,
          step: { label: 'Open Bill Run', to: paths.sales.billRunOf(month) },
        },
      ];

/** The bill runs of this month and the one before, as long as they have something to bill on `today` (ISO date). */
export const selectRunToDo = createSelector(
  [selectToBillBefore, selectToBillNow, selectToday],
  (before, now, today): readonly TodayItem[] => [
    ...runItem(monthBefore(today), before),
    ...runItem(monthOf(today), now),
  ],
);
