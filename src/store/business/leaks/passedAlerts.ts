import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import { vehiclesEverOf } from '@/store/billing/billRun/runContext';
import { openPause } from '@/store/clients/subscriptions/subscription';
import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { keptUp } from '@/store/kit/keptUp';
import type { Leak } from '@/store/stock/leaks/leak';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { isClosedAccount } from './closedAccounts';
import { businessTable, FLEET_TOUCHED, lastRunning, type WithFleet, isSameFleet } from './leakInputs';
import { billingStep, described } from './vehicleWords';

function pauseLeak(vehicle: Vehicle, { accounts, subscriptions }: WithFleet, today: string): Leak | undefined {
  const running = lastRunning(subscriptions, vehicle.id);
  const until = running && openPause(running)?.until;
  if (until === undefined || until > today) return undefined;
  const { id, vehicleNo, price } = vehicle;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: described(accounts, vehicle, 'the alert date of its pause has passed'),
    amount: price,
    since: until,
    mend: billingStep('Resume Billing', 'resume-billing', vehicleNo),
  };
}

/** The pauses whose alert date has passed on `today` (ISO date), and that nobody has resumed, by vehicle. */
export const selectPausesToEnd = keptUp({
  of: ({ vehicles }: WithFleet) => vehicles,
  tell: pauseLeak,
  by: FLEET_TOUCHED,
  isSame: isSameFleet,
});

const hasRunning = (state: Pick<WithFleet, 'vehicles' | 'subscriptions'>, accountId: string) =>
  vehiclesEverOf(state, accountId).some(
    (vehicle) => vehicle.accountId === accountId && lastRunning(state.subscriptions, vehicle.id),
  );

/** The deactivations for a time that is over on `today` (ISO date), and that paused nothing. */
const selectDeactivationsOver = createSelector(
  [
    businessTable('vehicles'),
    businessTable('accounts'),
    businessTable('subscriptions'),
    businessTable('deactivations'),
    selectDeactivations,
    selectToday,
  ],
  (vehicles, accounts, subscriptions, deactivations, all, today): Leak[] => {
    const last = new Map(all.flatMap((one) => (one.accountId === undefined ? [] : [[one.accountId, one] as const])));
    return [...last].flatMap(([accountId, { deactivate, alertDate }]) => {
      const account = accounts.entities[accountId];
      if (!account || deactivate !== 'Temporary' || alertDate === undefined || alertDate > today) return [];
      if (isClosedAccount({ accounts, deactivations }, accountId)) return [];
      if (hasRunning({ vehicles, subscriptions }, accountId)) return [];
      return {
        id: accountId,
        what: companyOf(account),
        detail: 'Deactivated temporarily: resume its billing, or deactivate it again',
        since: alertDate,
        mend: { label: 'Open Client', to: paths.sales.detailedClientOf(account.number) },
      };
    });
  },
);

/** The alert dates that have passed on `today` (ISO date): of pauses, and of deactivations. */
export const selectPassed = createSelector([selectPausesToEnd, selectDeactivationsOver], (pauses, deactivations) => [
  ...pauses,
  ...deactivations,
]);

/** How many alert dates have passed on `today` (ISO date). */
export const selectPassedCount = createSelector([selectPassed], (passed) => passed.length);
