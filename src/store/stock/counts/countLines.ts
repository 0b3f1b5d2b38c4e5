import { rowOfTable } from '@/store/kit/table';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Device } from '@/store/stock/devices/device';
import { byKey } from '@/store/kit/byKey';
import { holderKey, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { simNamed } from '@/store/stock/sims/simNamed';
import { goodsLines } from './goodsLines';
import type { StockCount } from './stockCount';

/** What a count says of a thing: the difference stands first. */
export const FINDINGS = ['Missing', 'Not expected here', 'Unknown', 'Found'] as const;
export type Finding = (typeof FINDINGS)[number];

/** A device, a SIM or a number of a count. */
export interface CountLine {
  /** The IMEI, the ICCID or the number that nothing has. */
  id: string;
  finding: Finding;
  what: 'Device' | 'SIM' | 'Number';
  /** What it is known by, and what it is. */
  mark: string;
  productName: string;
  /** Where it is thought to be, as it ends a sentence; blank where nobody knows. */
  where: string;
  /** The numbers that were scanned of it. */
  scans: readonly string[];
  device?: Device;
  sim?: Sim;
}

type Thing = Omit<CountLine, 'finding' | 'scans'>;

const devicesAt = byKey<Device>((device) => holderKey(holderOf(device)));
const simsAt = byKey<Sim>((sim) => holderKey(holderOf(sim)));

const deviceThing = (stock: StockState, device: Device): Thing => ({
  id: device.id,
  what: 'Device',
  mark: device.id,
  productName: device.productName,
  where: whereabouts(stock, holderOf(device)),
  device,
});

const simThing = (stock: StockState, sim: Sim): Thing => ({
  id: sim.id,
  what: 'SIM',
  mark: simNumberOf(sim),
  productName: sim.provider,
  where: whereabouts(stock, holderOf(sim)),
  sim,
});

/** What a scanned number stands for: a SIM that is in a device for that one. */
export function thingScanned(stock: StockState, text: string): Thing | undefined {
  const device = rowOfTable(stock.devices, text);
  if (device) return deviceThing(stock, device);
  const sim = simNamed(stock, text);
  const holder = sim && holderOf(sim);
  const carrier = holder?.at === 'device' ? stock.devices.entities[holder.id ?? ''] : undefined;
  if (carrier) return deviceThing(stock, carrier);
  return sim && simThing(stock, sim);
}

/** Whether a device or a SIM was scanned, by whichever number. */
export const isScanned = (stock: StockState, { scanned }: Pick<StockCount, 'scanned'>, id: string): boolean =>
  scanned.some((text) => thingScanned(stock, text)?.id === id);

const holderOfThing = ({ device, sim }: Thing) => {
  const moved = device ?? sim;
  return moved && holderOf(moved);
};

/** What is found of a thing that was scanned at a count's place. */
export function findingOf(count: Pick<StockCount, 'place'>, thing: Thing | undefined): Exclude<Finding, 'Missing'> {
  const holder = thing && holderOfThing(thing);
  if (!holder) return 'Unknown';
  return isSameHolder(holder, count.place) ? 'Found' : 'Not expected here';
}

/** The devices and the SIMs that are thought to be at a place; a SIM in a device is counted with that. */
export function expectedAt({ devices, sims }: Pick<StockState, 'devices' | 'sims'>, place: Holder) {
  const key = holderKey(place);
  return { devices: devicesAt.of(devices, key), sims: simsAt.of(sims, key) };
}

/** What a count says by now: what was scanned, and what is thought to be at its place and was not; the difference first. */
export function countLines(stock: StockState, count: Pick<StockCount, 'place' | 'scanned'>): CountLine[] {
  const scanned = new Map<string, CountLine>();
  for (const text of count.scanned) {
    const thing = thingScanned(stock, text) ?? { id: text, what: 'Number', mark: text, productName: '', where: '' };
    const scans = [...(scanned.get(thing.id)?.scans ?? []), text];
    scanned.set(thing.id, { ...thing, finding: findingOf(count, thing), scans });
  }
  const { devices, sims } = expectedAt(stock, count.place);
  const expected = [...devices.map((device) => deviceThing(stock, device)), ...sims.map((sim) => simThing(stock, sim))];
  const missing = expected
    .filter(({ id }) => !scanned.has(id))
    .map((thing) => ({ ...thing, finding: 'Missing' as const, scans: [] }));
  return [...missing, ...scanned.values()].toSorted(
    (one, other) => FINDINGS.indexOf(one.finding) - FINDINGS.indexOf(other.finding),
  );
}

/** How many lines of a count say so. */
export const linesSaying = (lines: readonly { finding: string }[], finding: Finding): number =>
  lines.filter((line) => line.finding === finding).length;

/** How many things of a count are there, with as many of the goods as were counted. */
export const foundOf = (stock: StockState, count: Pick<StockCount, 'place' | 'scanned' | 'goods'>): number =>
  sumOfQuantities([
    linesSaying(countLines(stock, count), 'Found'),
    ...goodsLines(stock, count).map(({ counted = 0 }) => counted),
  ]);
