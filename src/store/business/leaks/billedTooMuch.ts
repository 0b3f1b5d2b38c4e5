import { createSelector } from '@reduxjs/toolkit';
import { billName } from '@/store/billing/bills/bill';
import { changedCreditsOf } from '@/store/billing/creditNotes/changedCredits';
import type { CreditProposed } from '@/store/billing/creditNotes/creditProposed';
import { paths } from '@/paths';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { keptUp, sameBesides } from '@/store/kit/keptUp';
import { sumOf } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';
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
  all.flatMap((credits): Leak[] => {
    const [first] = credits;
    if (!first) return [];
    return [
      {
        id: first.vehicleId,
        what: first.vehicleNo,
        vehicleNo: first.vehicleNo,
        detail: `${first.company}, ${credits.map(({ bill, reason }) => `${billName(bill)}: ${reason}`).join('; ')}`,
        amount: sumOf(credits.map(({ amount }) => amount)),
        since: first.bill.issuedOn,
        mend: { label: 'Give credit', to: paths.sales.billRunOf(first.bill.month) },
      },
    ];
  }),
);
