import type { CountedDevice } from '@/store/stock/opening/openingStock';
import { seededRandom } from './random';
import { imeiOfModel, serialOfModel, TRACKERS } from './catalogue';

/**
 * So many made-up devices, at most 900,000, each with an IMEI of its own. The same seed gives the same devices, and a
 * smaller count the first of them.
 */
export function generateDevices(count: number, seed: number): CountedDevice[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const tracker = random.pick(TRACKERS);
    return {
      imei: imeiOfModel(tracker, 100_000 + index),
      productName: tracker.productName,
      model: tracker.model,
      serialNo: serialOfModel(tracker, 100_000 + index),
    };
  });
}
