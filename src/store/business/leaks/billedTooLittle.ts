import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { billName } from '@/store/billing/bills/bill';
import { shortBilledOf, type ShortBilled } from '@/store/billing/shortBilled/shortBilled';
import { keptUp } from '@/store/kit/keptUp';
import { sumOf } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';
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

/** The same, one after another. */
export const selectShortBilled = createSelector([selectShortByVehicle], (all) => all.flat());

/** The vehicles that were billed for less than is due since. */
export const selectBilledTooLittle = createSelector([selectShortByVehicle], (all) =>
  all.flatMap((short): Leak[] => {
    const [first] = short;
    if (!first) return [];
    return [
      {
        id: first.vehicleId,
        what: first.vehicleNo,
        vehicleNo: first.vehicleNo,
        detail: `${first.company}, ${short.map(({ bill, reason }) => `${billName(bill)}: ${reason}`).join('; ')}`,
        amount: sumOf(short.map(({ amount }) => amount)),
        since: first.bill.issuedOn,
        mend: { label: 'Charge', to: paths.sales.billRunOf(first.bill.month) },
      },
    ];
  }),
);
