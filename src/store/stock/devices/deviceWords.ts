import { formatCount } from '@/format';
import { telling } from '@/store/kit/words';
import type { Count } from '@/store/stock/opening/openingStock';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from './devicesSlice';

const piecesOf = ({ devices = [], sims = [], goods = [] }: Count) =>
  goods.reduce((sum, { qty }) => sum + qty, devices.length + sims.length);

/** The facts of the devices in words. */
export const deviceWords = [
  telling(
    openingStockCounted,
    ({ counts }) =>
      `counted ${formatCount(counts.reduce((sum, count) => sum + piecesOf(count), 0))} pieces of opening stock`,
  ),
  telling(simPaired, ({ itgcId, sim, out }) =>
    sim === undefined ? `took SIM ${out?.sim} out of ${itgcId}` : `put SIM ${sim} into ${itgcId}`,
  ),
  telling(deviceSentToRepair, ({ id, why }) => `sent ${id} to ${why} for repair`),
  telling(deviceRepaired, ({ id }) => `took ${id} back from repair`),
  telling(deviceLost, ({ id, why }) => `recorded ${id} as lost: ${why}`),
  telling(deviceFound, ({ id }) => `found ${id} again`),
  telling(deviceScrapped, ({ id, why }) => `scrapped ${id}: ${why}`),
];
