import { createSelector } from '@reduxjs/toolkit';
import { changedCreditsOf } from '@/store/billing/creditNotes/changedCredits';
import type { CreditProposed } from '@/store/billing/creditNotes/creditProposed';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { keptUp, sameBesides } from '@/store/kit/keptUp';
import { billedOtherwise } from './billedOtherwise';
import { BILLED_FLEET_TOUCHED, type WithBilledFleet } from './leakInputs';

/** The credits that are due as vehicles were removed, paused or ended, or got cheaper, after their bill, vehicle by vehicle. */
export const selectCreditsByVehicle = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: (vehicle, state: WithBilledFleet): readonly CreditProposed[] | undefined => {
    const credits = changedCreditsOf(state, vehicle);
    return credits.length > 0 ? credits : undefined;
  },
  by: BILLED_FLEET_TOUCHED,
  // The last contact tells how long an outage was, and with it what a credit for downtime was for.
  isSame: sameBesides<Vehicle>('serviced'),
});

/** The same, one after another. */
export const selectChangedCredits = createSelector([selectCreditsByVehicle], (all) => all.flat());

/** The vehicles that were billed for more than they were used since. */
export const selectBilledTooMuch = createSelector([selectCreditsByVehicle], (all) =>
  billedOtherwise(all, 'Give credit'),
);
