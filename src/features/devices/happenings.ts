import type { DeviceStep } from '@/store/stock/devices/deviceSteps';
import { deviceFound, deviceLost, deviceRepaired, deviceScrapped, deviceSentToRepair } from '@/store/facts/devices';

/** What is asked and said when something happens to a device. */
interface Happening {
  /** What stands on its button and its dialog. */
  title: string;
  /** What is asked for in words. */
  label: string;
  /** Whether that must be answered. */
  asked: boolean;
  fact:
    | typeof deviceLost
    | typeof deviceFound
    | typeof deviceRepaired
    | typeof deviceScrapped
    | typeof deviceSentToRepair;
  /** What is said once it is kept, of a device by our own number of it. */
  described: (itgcId: string) => string;
}

/** What can happen to a device by itself. */
export const HAPPENINGS: Record<DeviceStep, Happening> = {
  repaired: {
    title: 'Back from Repair',
    label: 'Remark',
    asked: false,
    fact: deviceRepaired,
    described: (id) => `${id} is back in the store`,
  },
  found: {
    title: 'Found',
    label: 'Remark',
    asked: false,
    fact: deviceFound,
    described: (id) => `${id} is found, and in the store`,
  },
  repair: {
    title: 'Send to Repair',
    label: 'Repairer',
    asked: true,
    fact: deviceSentToRepair,
    described: (id) => `${id} sent to repair`,
  },
  lost: { title: 'Lost', label: 'Why', asked: true, fact: deviceLost, described: (id) => `${id} recorded as lost` },
  scrap: { title: 'Scrap', label: 'Why', asked: true, fact: deviceScrapped, described: (id) => `${id} scrapped` },
};
