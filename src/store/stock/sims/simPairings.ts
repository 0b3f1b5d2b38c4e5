import { holderOf, type Move } from '@/store/kit/movements/move';
import type { Holder } from '@/store/kit/movements/holder';
import { simNumberOf } from './sim';
import type { StockState } from '@/store/stock/onHand/stockState';

/** A SIM that was put into a device, or taken out of it, on an ISO date. */
export interface SimPairing {
  isIn: boolean;
  on: string;
  simId: string;
  /** The number that people know the SIM by. */
  number: string;
  /** Where the device was then. */
  where: Holder;
}

/** So that what is still in comes after all that came out. */
const STILL_IN = '9999-12-31';

const isInto = ({ to }: Move, imei: string) => to.at === 'device' && to.id === imei;
const until = ({ out }: { out: Move | undefined }) => out?.on ?? STILL_IN;

/** Every SIM that was put into a device or taken out of it, in their order: there is one SIM in it at a time. */
export function simPairings({ sims }: Pick<StockState, 'sims'>, imei: string): SimPairing[] {
  const stays: { isIn: Move; out: Move | undefined; of: Pick<SimPairing, 'simId' | 'number'>; from: Holder }[] = [];
  for (const id of sims.ids) {
    const sim = sims.entities[id];
    if (!sim?.moves.some((move) => isInto(move, imei))) continue;
    sim.moves.forEach((move, place) => {
      if (!isInto(move, imei)) return;
      const from = holderOf({ moves: sim.moves.slice(0, place) });
      stays.push({ isIn: move, out: sim.moves[place + 1], of: { simId: id, number: simNumberOf(sim) }, from });
    });
  }
  return stays
    .toSorted((one, other) => one.isIn.on.localeCompare(other.isIn.on) || until(one).localeCompare(until(other)))
    .flatMap(({ isIn, out, of, from }) => [
      { ...of, isIn: true, on: isIn.on, where: from },
      ...(out ? [{ ...of, isIn: false, on: out.on, where: out.to }] : []),
    ]);
}
