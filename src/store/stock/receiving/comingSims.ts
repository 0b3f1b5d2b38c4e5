import { simPaired } from '@/store/facts/devices';
import type { goodsReceived } from '@/store/facts/requests';
import type { Device } from '@/store/stock/devices/device';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import type { Table } from '@/store/kit/table';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { Sim } from '@/store/stock/sims/sim';
import { simNamed } from '@/store/stock/sims/simNamed';
import type { ListedUnit } from './manifest';

/** What nobody said of a SIM that came in a device. */
const UNKNOWN_PROVIDER = 'Not known';
/** So many digits of a card's number say who issued it. */
const ISSUER = 6;

/** Gives the SIM that a device comes with as its receipt says it: one that is known, or comes by itself, is not received by it again. */
export function comingSims({ sims }: Pick<StockState, 'sims'>, units: readonly ListedUnit[]) {
  const alone = new Set(units.map(({ number }) => number));
  const issuers = new Map(Object.values(sims.entities).map((sim) => [sim.id.slice(0, ISSUER), sim.provider]));
  return (typed = '') => {
    const iccid = scannedNumber(typed);
    if (iccid === '' || alone.has(iccid) || simNamed({ sims }, iccid)) return undefined;
    return { iccid, provider: issuers.get(iccid.slice(0, ISSUER)) ?? UNKNOWN_PROVIDER };
  };
}

/** The facts of receipts on a day, and then those that put the SIMs into the devices that came with them, each made of what is there by then. */
export function* receivingFacts(
  read: () => { devices: Table<Device>; sims: Table<Sim> },
  received: readonly ReturnType<typeof goodsReceived>[],
  units: readonly ListedUnit[],
) {
  yield* received;
  const on = received[0]?.payload.on;
  for (const { number, sim: typed = '' } of units) {
    const device = read().devices.entities[number];
    const sim = typed === '' ? undefined : simNamed(read(), typed);
    if (device && sim && device.simId === undefined) yield simPaired(device, sim.id, on);
  }
}
