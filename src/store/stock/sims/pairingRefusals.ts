import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { simMachine } from '@/machines/sim';
import type { Holder } from '@/store/kit/movements/holder';
import { notAt } from '@/store/stock/onHand/checks';
import { STOCK_SAID, type StockSaid } from '@/store/stock/onHand/stockSaid';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { Device } from '@/store/stock/devices/device';
import type { Sim } from './sim';

/** Why a SIM goes into no device any more: it was deactivated, which is for good. */
export function deactivatedRefusal(sim: Sim | undefined, said: StockSaid = STOCK_SAID): Refusal | undefined {
  if (!sim || advance(simMachine, sim.status, { type: 'pair' })) return undefined;
  const { id, statusOn } = sim;
  return { reason: statusOn === undefined ? said.deactivated(id) : said.deactivatedOn(id, said.date(statusOn)) };
}

/** Why a SIM cannot go into a device at a place: it is not known by what was typed, somewhere else, or deactivated. */
export const pairingRefusal = (
  stock: StockState,
  place: Holder,
  sim: Sim | undefined,
  typed: string,
): Refusal | undefined => notAt(stock, sim, place, `SIM ${sim?.id ?? typed}`) ?? deactivatedRefusal(sim);

/** Why no SIM goes into a device: it has one. */
export const hasSimRefusal = ({ id, simId }: Pick<Device, 'id' | 'simId'>): Refusal | undefined =>
  simId === undefined ? undefined : { reason: `IMEI ${id} has the SIM ${simId} already.` };
