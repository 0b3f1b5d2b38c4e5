import type { Holder } from '@/store/kit/movements/holder';
import type { Goods } from '@/store/stock/challans/challan';
import type { SimStatus } from '@/machines/sim';
import type { Device } from '@/store/stock/devices/device';

/** A device that was there before its way was kept. */
export interface CountedDevice extends Pick<Device, 'productName' | 'model' | 'serialNo' | 'itgcId' | 'warrantyUntil'> {
  imei: string;
  condition?: Device['condition'] | undefined;
  /** Since when (ISO date) it is there; since the day of the count where that is not said. */
  on?: string | undefined;
  /** The SIM in a fitted one, which nobody takes out to count it. */
  sim?: CountedSim | undefined;
}

export interface CountedSim {
  iccid: string;
  msisdn?: string | undefined;
  provider: string;
  status?: SimStatus | undefined;
}

/** What was counted at a place when the stock was opened. */
export interface Count {
  place: Holder;
  devices?: CountedDevice[] | undefined;
  sims?: CountedSim[] | undefined;
  goods?: (Goods & { qty: number })[] | undefined;
}

/** The SIMs that are counted in: alone, or in the devices that are. */
export const simsCounted = ({ devices = [], sims = [] }: Pick<Count, 'devices' | 'sims'>): CountedSim[] => [
  ...sims,
  ...devices.flatMap(({ sim }) => sim ?? []),
];
