import { rowOfTable } from '@/store/kit/table';
import { simNumberOf } from '@/store/stock/sims/sim';
import { simNamed } from '@/store/stock/sims/simNamed';
import { holderOf } from '@/store/kit/movements/move';
import type { Holder } from '@/store/kit/movements/holder';
import type { OfferedLine } from './challan';
import { checkImei, scannedNumber } from '@/store/kit/scanning/scanned';
import type { StockState } from '@/store/stock/onHand/stockState';
import { notAt } from '@/store/stock/onHand/checks';

/** What became of something that was scanned for a challan, in words: a line of it, or why it is none. */
export type Scanned = { tone: 'good'; text: string; line: OfferedLine } | { tone: 'known' | 'wrong'; text: string };

/** What somebody scanned: the device with that IMEI, or the SIM with that ICCID or number. */
function thingScanned(stock: StockState, text: string) {
  const device = rowOfTable(stock.devices, text);
  if (device)
    return { name: `IMEI ${device.id}`, what: device.productName, thing: device, line: { device: device.id, qty: 1 } };
  const sim = simNamed(stock, text);
  return sim && { name: `SIM ${simNumberOf(sim)}`, what: sim.provider, thing: sim, line: { sim: sim.id, qty: 1 } };
}

/** Why a number stands for nothing. */
function unknown(text: string): string {
  const wrong = checkImei(text).wrong;
  if (wrong === undefined) return `IMEI ${text} is not known.`;
  // The lengths of a SIM's number and of its ICCID.
  return /^(\d{10}|\d{13}|\d{19,20})$/.test(text) ? `SIM ${text} is not known.` : `${text}: ${wrong}`;
}

const isSameThing = (one: OfferedLine, other: OfferedLine) =>
  !one.goods && one.device === other.device && one.sim === other.sim;

/** Takes what was scanned for a challan from a place that has these lines already: a thing moves once, and only from where it is. */
export function scannedLine(stock: StockState, from: Holder, lines: readonly OfferedLine[], typed: string): Scanned {
  const text = scannedNumber(typed);
  const found = thingScanned(stock, text);
  if (!found) return { tone: 'wrong', text: unknown(text) };
  const { name, what, thing, line } = found;
  if (lines.some((other) => isSameThing(other, line)))
    return { tone: 'known', text: `${name} is on this challan already.` };
  const { at, id } = holderOf(thing);
  if (at === 'device') return { tone: 'known', text: `${name} is in the device ${id}, and goes with it.` };
  const elsewhere = notAt(stock, thing, from, name);
  return elsewhere ? { tone: 'known', text: elsewhere.reason } : { tone: 'good', text: `${name}, ${what}`, line };
}

/** Why a line cannot go from a place any more: it is somewhere else by now. Of goods the count is looked at, not the line. */
export function awayFrom(stock: StockState, from: Holder, { device, sim }: OfferedLine): string | undefined {
  const found = thingScanned(stock, device ?? sim ?? '');
  return found && notAt(stock, found.thing, from, found.name)?.reason;
}

/** The place among the lines of the thing that was scanned, by its IMEI, ICCID or SIM number; a SIM stands for the device it is in. */
export function lineScanned(stock: StockState, lines: readonly OfferedLine[], typed: string): number {
  const text = scannedNumber(typed);
  const sim = simNamed(stock, text);
  const imei = sim && holderOf(sim).at === 'device' ? holderOf(sim).id : text;
  return lines.findIndex(
    ({ device, sim: iccid }) =>
      (device !== undefined && device === imei) || (iccid !== undefined && iccid === (sim?.id ?? text)),
  );
}
