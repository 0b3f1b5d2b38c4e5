import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { daysBefore } from '@/store/kit/dates';
import type { Holder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn, type Move } from '@/store/kit/movements/move';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { selectSims } from '@/store/stock/sims/simsSlice';
import type { StockState } from '@/store/stock/onHand/stockState';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { MOST_DAYS_UNFITTED } from './leakKinds';
import { onHandId } from '@/store/stock/onHand/onHandRows';
import { stockTable, selectNamedPlaces, selectToday, devicePage } from './leakInputs';
import type { Leak } from './leak';

/** The day on which a thing came to where it has been since, as far as it was always so. */
function soSince(moves: readonly Move[], isSo: (to: Holder) => boolean): string {
  const last = moves.findLastIndex(({ to }) => !isSo(to));
  return moves[last + 1]?.on ?? '';
}

/** Since when a SIM is in no vehicle; undefined while it is in one. */
function unfittedSince(sim: Sim, devices: StockState['devices']): string | undefined {
  const { at, id = '' } = holderOf(sim);
  if (at !== 'device') return soSince(sim.moves, (to) => to.at !== 'device');
  const device = devices.entities[id];
  if (!device) return undefined;
  if (holderOf(device).at === 'vehicle') return undefined;
  const [paired, out] = [lastMovedOn(sim), soSince(device.moves, (to) => to.at !== 'vehicle')];
  // In a device that was in no vehicle since, it goes on lying idle.
  return out > paired ? out : soSince(sim.moves.slice(0, -1), (to) => to.at !== 'device') || paired;
}

/** The SIMs that are active and in no vehicle for too long on `today` (ISO date). */
export const selectIdle = createSelector(
  [selectSims, stockTable('devices'), selectNamedPlaces, selectToday],
  (sims, devices, places, today): Leak[] => {
    const latest = daysBefore(today, MOST_DAYS_UNFITTED);
    return sims.flatMap((sim) => {
      const unfitted = sim.status === 'Active' ? unfittedSince(sim, devices) : undefined;
      if (unfitted === undefined) return [];
      const since = sim.statusOn !== undefined && sim.statusOn > unfitted ? sim.statusOn : unfitted;
      if (since >= latest) return [];
      const holder = holderOf(sim);
      const number = simNumberOf(sim);
      const row = onHandId(holder, { productName: sim.provider, kind: 'SIM' });
      const mend =
        holder.at === 'device'
          ? devicePage(holder.id ?? '')
          : { label: 'See Where', to: paths.stocks.onHandSim(row, number) };
      return { id: sim.id, what: number, detail: `${sim.provider}, ${whereabouts(places, holder)}`, since, mend };
    });
  },
);
