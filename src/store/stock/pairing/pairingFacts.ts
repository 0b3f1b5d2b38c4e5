import { deviceAssigned } from '@/store/facts/configured';
import { simPaired } from '@/store/facts/devices';
import type { Configuration } from '@/store/stock/configured/configured';
import type { Brought, Fitted } from '@/store/kit/sheets/importable';
import { configurationOf } from '@/store/stock/configured/configuredSlice';
import { fittingOf } from '@/store/kit/sheets/fitting';
import { holderOf } from '@/store/kit/movements/move';
import type { Table } from '@/store/kit/table';
import { outOfReach } from '@/store/stock/devices/deviceRules';
import type { StockState } from '@/store/stock/onHand/stockState';
import { pairingRefusal } from '@/store/stock/sims/pairingRefusals';
import type { PairingEdit } from './pairing';

type State = StockState & { configured: Table<Configuration> };

/** What of the pairings fits what is there now, and why the rest does not: somebody was faster. */
export const pairingFitting = (stock: StockState, brought: Brought<never, PairingEdit>): Fitted<never, PairingEdit> =>
  fittingOf(
    brought,
    ({ device: imei, sim }) => {
      const device = stock.devices.entities[imei];
      if (!device) return { reason: `IMEI ${imei} is not known.` };
      if (sim === undefined) return undefined;
      return outOfReach(stock, device) ?? pairingRefusal(stock, holderOf(device), stock.sims.entities[sim], sim);
    },
    () => undefined,
  );

/** The facts of pairings, each made of what is there when the one before was said. */
export function* pairingFacts(read: () => State, edits: readonly PairingEdit[]) {
  for (const { device: imei, sim, to } of edits) {
    const device = read().devices.entities[imei];
    if (!device) continue;
    if (sim !== undefined) yield simPaired(device, sim);
    const configuration = configurationOf(read().configured, imei);
    if (to && configuration) yield deviceAssigned(configuration, to);
  }
}
