import { createSelector } from '@reduxjs/toolkit';
import { formatMonth } from '@/format';
import { paths } from '@/paths';
import { madeFreeOf, type MadeFree } from '@/store/billing/terms/madeFree';
import { keptUp } from '@/store/kit/keptUp';
import { sumOf } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';
import { BILLED_FLEET_TOUCHED, isSameFleet, type WithBilledFleet } from './leakInputs';

/** The days that were due, not billed, made free afterwards and waived by nobody, vehicle by vehicle. */
export const selectMadeFreeByVehicle = keptUp({
  of: ({ vehicles }: WithBilledFleet) => vehicles,
  tell: (vehicle, state: WithBilledFleet): readonly MadeFree[] | undefined => {
    const found = madeFreeOf(state, vehicle);
    return found.length > 0 ? found : undefined;
  },
  by: BILLED_FLEET_TOUCHED,
  isSame: isSameFleet,
});

/** The same, one after another. */
export const selectMadeFree = createSelector([selectMadeFreeByVehicle], (all) => all.flat());

/** The vehicles with such days: what they came to stands until somebody waives it, or puts the terms right. */
export const selectFreeUnwaived = createSelector([selectMadeFreeByVehicle], (all) =>
  all.flatMap((found): Leak[] => {
    const [first] = found;
    if (!first) return [];
    const { vehicleId, vehicleNo, month } = first;
    return [
      {
        id: vehicleId,
        what: vehicleNo,
        vehicleNo,
        detail: found.map((one) => `${one.company}, ${formatMonth(one.month)}: ${one.reason}`).join('; '),
        amount: sumOf(found.map(({ amount }) => amount)),
        since: `${month}-01`,
        mend: { label: 'Waive', to: paths.sales.billRunOf(month) },
      },
    ];
  }),
);
