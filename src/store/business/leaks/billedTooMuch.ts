import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { billName } from '@/store/billing/bills/bill';
import { changedCreditsOf, debitedBeyondOf, type DebitedBeyond } from '@/store/billing/creditNotes/changedCredits';
import type { CreditProposed } from '@/store/billing/creditNotes/creditProposed';
import type { Leak } from '@/store/stock/leaks/leak';
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

/** What debit notes charge for vehicles that is not due any more and no credit takes off, vehicle by vehicle. */
const selectDebitedBeyond = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: (vehicle, state: WithBilledFleet): readonly DebitedBeyond[] | undefined => {
    const beyond = debitedBeyondOf(state, vehicle);
    return beyond.length > 0 ? beyond : undefined;
  },
  by: BILLED_FLEET_TOUCHED,
  isSame: sameBesides<Vehicle>('serviced'),
});

const debitedTooMuch = ({ id, vehicleNo, company, bill, reason, amount, note }: DebitedBeyond): Leak => ({
  id,
  what: vehicleNo,
  vehicleNo,
  detail: `${company}, ${billName(bill)}: ${reason}`,
  amount,
  since: note.issuedOn,
  mend: { label: 'Credit Debit Note', to: paths.sales.debitNoteOf(note.number) },
});

/** The vehicles that were billed for more than they were used since. */
export const selectBilledTooMuch = createSelector(
  [selectCreditsByVehicle, selectDebitedBeyond],
  (all, beyond): Leak[] => [...billedOtherwise(all, 'Give Credit'), ...beyond.flat().map(debitedTooMuch)],
);
