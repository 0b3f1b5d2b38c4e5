import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Leak } from '@/store/stock/leaks/leak';
import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { openPause } from '@/store/clients/subscriptions/subscription';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { businessTable, selectRunning } from './leakInputs';
import { described, billingStep } from './vehicleWords';
import { selectClosedAccounts } from './closedAccounts';

/** The pauses whose alert date has passed on `today` (ISO date), and that nobody has resumed, by vehicle. */
const selectPausesToEnd = createSelector(
  [businessTable('vehicles'), businessTable('accounts'), selectRunning, selectToday],
  (vehicles, accounts, running, today): Leak[] =>
    [...running.values()].flatMap((subscription) => {
      const until = openPause(subscription)?.until;
      const vehicle = vehicles.entities[subscription.vehicleId];
      if (until === undefined || until > today || !vehicle) return [];
      const { id, vehicleNo } = vehicle;
      return {
        id,
        what: vehicleNo,
        vehicleNo,
        detail: described(accounts, vehicle, 'the alert date of its pause has passed'),
        since: until,
        mend: billingStep('Resume billing', 'resume-billing', vehicleNo),
      };
    }),
);

/** The deactivations for a time that is over on `today` (ISO date), and that paused nothing. */
const selectDeactivationsOver = createSelector(
  [
    businessTable('vehicles'),
    businessTable('accounts'),
    selectRunning,
    selectDeactivations,
    selectClosedAccounts,
    selectToday,
  ],
  (vehicles, accounts, running, deactivations, closed, today): Leak[] => {
    const last = new Map(
      deactivations.flatMap((one) => (one.accountId === undefined ? [] : [[one.accountId, one] as const])),
    );
    const subscribed = new Set([...running.keys()].map((id) => vehicles.entities[id]?.accountId));
    return [...last].flatMap(([accountId, { deactivate, alertDate }]) => {
      const account = accounts.entities[accountId];
      if (!account || deactivate !== 'Temporary' || alertDate === undefined || alertDate > today) return [];
      if (closed.has(accountId) || subscribed.has(accountId)) return [];
      return {
        id: accountId,
        what: companyOf(account),
        detail: 'Deactivated for a time: begin its billing again, or deactivate it anew',
        since: alertDate,
        mend: { label: 'Open client', to: paths.sales.detailedClientOf(account.number) },
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
