import { createSelector } from '@reduxjs/toolkit';
import type { Leak } from '@/store/stock/leaks/leak';
import type { VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { selectUnbilled } from './unbilled';
import { selectFreeUnwaived } from './madeFree';
import { selectUnlive } from './unlive';
import { selectNeverSeen } from './neverSeen';
import { selectBilledTooMuch } from './billedTooMuch';
import { selectBilledTooLittle } from './billedTooLittle';
import { selectInterestTooMuch } from './interestTooMuch';
import { selectClosedLive } from './closedLive';
import { selectClosedOwing } from './closedOwing';
import { selectSimOn } from './simOn';
import { selectPassed } from './passedAlerts';

/** What of the vehicles contradicts itself on `today` (ISO date). */
export const selectVehicleLeaks = createSelector(
  [
    selectUnbilled,
    selectFreeUnwaived,
    selectUnlive,
    selectNeverSeen,
    selectBilledTooMuch,
    selectBilledTooLittle,
    selectInterestTooMuch,
    selectClosedLive,
    selectClosedOwing,
    selectSimOn,
    selectPassed,
  ],
  (
    unbilled,
    madeFree,
    unlive,
    neverSeen,
    tooMuch,
    tooLittle,
    interestTooMuch,
    closedLive,
    closedOwing,
    simOn,
    alert,
  ): Record<VehicleLeak, readonly Leak[]> => ({
    unbilled,
    madeFree,
    unlive,
    neverSeen,
    tooMuch,
    tooLittle,
    interestTooMuch,
    closedLive,
    closedOwing,
    simOn,
    alert,
  }),
);
