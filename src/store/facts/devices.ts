import { formatCount } from '@/format';
import { todaysDate } from '@/store/kit/dates';
import type { Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { binId } from '@/store/stock/bins/bin';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { simsCounted, type Count } from '@/store/stock/opening/openingStock';
import { fact, facts } from './fact';

interface Paired {
  /** The device's identity. */
  device: string;
  /** Our own number of it, by which it is told of. */
  itgcId: string;
  /** The SIM that goes in; none when one only comes out. */
  sim?: string | undefined;
  /** The SIM that comes out, and where the device is: there it is then. */
  out?: { sim: string; to: Holder } | undefined;
  /** ISO date. */
  on: string;
}

interface DeviceMoved {
  /** The device's identity. */
  id: string;
  /** ISO date. */
  on: string;
  /** In a few words. */
  why: string;
}

const piecesOf = ({ devices = [], sims = [], goods = [] }: Count) =>
  goods.reduce((sum, { qty }) => sum + qty, devices.length + sims.length);

/** Declares what happens to one device by itself; `why` is a repairer's name, or a reason. */
const happening = (words: (payload: DeviceMoved) => string) =>
  fact((id: string, why: string, on: string = todaysDate()): DeviceMoved => ({ id, why, on }), {
    about: ({ id }) => [id],
    words,
  });

/** What may be said of devices, and of the stock that was there when it was opened. */
export const deviceFacts = facts(
  'devices',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/stock/devices/deviceFactSchemas')).deviceFactSchemas,
  },
  {
    /** What was there when the stock was opened, place by place. */
    openingStockCounted: fact((counts: Count[], on: string = todaysDate()) => ({ counts, on }), {
      about: ({ counts }) =>
        counts.flatMap(({ place, goods = [], ...scanned }) => [
          ...(scanned.devices ?? []).map(({ imei }) => imei),
          ...simsCounted(scanned).map(({ iccid }) => iccid),
          ...goods.map((one) => binId(place, one)),
        ]),
      words: ({ counts }) =>
        `counted ${formatCount(counts.reduce((sum, count) => sum + piecesOf(count), 0))} pieces of opening stock`,
    }),
    /** A SIM is put into a device, or taken out of it. */
    simPaired: fact(
      (device: Device, sim?: string, on: string = todaysDate()): Paired => ({
        device: device.id,
        itgcId: itgcIdOf(device),
        ...(sim !== undefined && { sim }),
        ...(device.simId !== undefined && { out: { sim: device.simId, to: holderOf(device) } }),
        on,
      }),
      {
        about: ({ device, sim, out }) => [device, ...(sim === undefined ? [] : [sim]), ...(out ? [out.sim] : [])],
        words: ({ itgcId, sim, out }) =>
          sim === undefined ? `took SIM ${out?.sim} out of ${itgcId}` : `put SIM ${sim} into ${itgcId}`,
      },
    ),
    /** A device goes to a repairer, by name. */
    deviceSentToRepair: happening(({ id, why }) => `sent ${id} to ${why} for repair`),
    /** A device is mended, and in the store again. */
    deviceRepaired: happening(({ id }) => `took ${id} back from repair`),
    deviceLost: happening(({ id, why }) => `recorded ${id} as lost: ${why}`),
    /** A lost device is in the store again. */
    deviceFound: happening(({ id }) => `found ${id} again`),
    deviceScrapped: happening(({ id, why }) => `scrapped ${id}: ${why}`),
  },
);

export const {
  openingStockCounted,
  simPaired,
  deviceSentToRepair,
  deviceRepaired,
  deviceLost,
  deviceFound,
  deviceScrapped,
} = deviceFacts.creators;
