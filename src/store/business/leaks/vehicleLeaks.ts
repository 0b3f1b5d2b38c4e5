import { createStructuredSelector } from 'reselect';
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

/** What of the vehicles contradicts itself on `today` (ISO date), by kind. */
export const selectVehicleLeaks = createStructuredSelector({
  unbilled: selectUnbilled,
  madeFree: selectFreeUnwaived,
  unlive: selectUnlive,
  neverSeen: selectNeverSeen,
  tooMuch: selectBilledTooMuch,
  tooLittle: selectBilledTooLittle,
  interestTooMuch: selectInterestTooMuch,
  closedLive: selectClosedLive,
  closedOwing: selectClosedOwing,
  simOn: selectSimOn,
  alert: selectPassed,
} satisfies Record<VehicleLeak, unknown>);
