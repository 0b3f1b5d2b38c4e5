import type { UnknownAction } from '@reduxjs/toolkit';
import { refusalBy } from '@/store/facts/rules';
import type { Device } from './device';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  simPaired,
} from '@/store/facts/devices';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simRules } from '@/store/stock/sims/simRules';
import { deviceRules, outOfReach } from './deviceRules';

/** What can be done with a device, or with the SIM in it. */
export const DEVICE_STEPS = ['repaired', 'found', 'repair', 'lost', 'scrap'] as const;
const SIM_STEPS = ['putIn', 'activate', 'swap', 'takeOut', 'suspend', 'deactivate'] as const;
export type DeviceStep = (typeof DEVICE_STEPS)[number];
export type SimStep = (typeof SIM_STEPS)[number];

/** Stands for the words that nobody has typed yet. */
const SOME = '…';

const RULES = [deviceRules, simRules];

/** A fact of each step, as it would be said on a day; none where nothing is there that it could be about. */
function factsOf(device: Device, on: string): Partial<Record<DeviceStep | SimStep, UnknownAction | undefined>> {
  const { id, simId } = device;
  return {
    repaired: deviceRepaired(id, '', on),
    found: deviceFound(id, '', on),
    repair: deviceSentToRepair(id, SOME, on),
    lost: deviceLost(id, SOME, on),
    scrap: deviceScrapped(id, SOME, on),
    takeOut: simId === undefined ? undefined : simPaired(device, undefined, on),
    activate: simId === undefined ? undefined : simActivated(simId, undefined, on),
    suspend: simId === undefined ? undefined : simSuspended(simId, undefined, on),
    deactivate: simId === undefined ? undefined : simDeactivated(simId, undefined, on),
  };
}

/** The steps that the rules allow a device and its SIM on a day (ISO date). */
export function deviceStepsOf(stock: StockState, device: Device, on: string): ReadonlySet<DeviceStep | SimStep> {
  const facts = factsOf(device, on);
  // Which SIM goes in is asked for then, and may be none: all of them are not looked through for a button.
  const putsIn: SimStep[] = outOfReach(stock, device) ? [] : [device.simId === undefined ? 'putIn' : 'swap'];
  const all = [...DEVICE_STEPS, ...SIM_STEPS];
  return new Set([
    ...all.filter((step) => facts[step] !== undefined && !refusalBy(RULES, stock, facts[step])),
    ...putsIn,
  ]);
}
