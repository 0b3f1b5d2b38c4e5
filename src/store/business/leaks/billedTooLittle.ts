import { createSelector } from '@reduxjs/toolkit';
import { chargeable } from '@/store/billing/debitNotes/chargeable';
import { shortBilledNote, shortBilledOf, type ShortBilled } from '@/store/billing/shortBilled/shortBilled';
import { keptUp } from '@/store/kit/keptUp';
import { billedOtherwise } from './billedOtherwise';
import { BILLED_FLEET_TOUCHED, isSameFleet, type WithBilledFleet } from './leakInputs';

/** What is due besides bills, as vehicles were resumed or opened again, or got dearer, after them, vehicle by vehicle. */
const selectShortByVehicle = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: (vehicle, state: WithBilledFleet): readonly ShortBilled[] | undefined => {
    const short = shortBilledOf(state, vehicle);
    return short.length > 0 ? short : undefined;
  },
  by: BILLED_FLEET_TOUCHED,
  isSame: isSameFleet,
});

/** The same without what the company may not charge now. */
const selectChargeable = createSelector(
  [selectShortByVehicle, ({ company }: WithBilledFleet) => company],
  (all, company) => all.map((short) => chargeable({ company }, short, shortBilledNote)),
);

/** The same, one after another. */
export const selectShortBilled = createSelector([selectChargeable], (all) => all.flat());

/** The vehicles that were billed for less than is due since. */
export const selectBilledTooLittle = createSelector([selectChargeable], (all) => billedOtherwise(all, 'Charge'));
