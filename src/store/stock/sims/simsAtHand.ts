import { isSameHolder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import type { Device } from '@/store/stock/devices/device';
import type { Sim } from './sim';
import type { StockState } from '@/store/stock/onHand/stockState';

/** The SIMs that can be put into a device: those that are where it is, and not deactivated. */
export function simsAtHand({ sims }: Pick<StockState, 'sims'>, device: Device): Sim[] {
  const place = holderOf(device);
  return Object.values(sims.entities).filter(
    (sim) => sim.status !== 'Deactivated' && isSameHolder(holderOf(sim), place),
  );
}
