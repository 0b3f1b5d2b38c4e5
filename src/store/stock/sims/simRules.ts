import type { Refusal } from '@/journal/port/model';
import { simMachine, type SimEvent } from '@/machines/sim';
import { rulesOf } from '@/store/facts/rules';
import { simFacts } from '@/store/facts/sims';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import type { StockState } from '@/store/stock/onHand/stockState';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { numberTaken } from '@/store/stock/onHand/checks';

const simSteps =
  (type: SimEvent['type']) =>
  (stock: StockState, { id, msisdn }: { id: string; msisdn?: string | undefined }): Refusal | undefined => {
    const sim = stock.sims.entities[id];
    if (!sim) return gone(stock.sims, id, 'This SIM');
    const device = stock.devices.entities[holderOf(sim).id ?? ''];
    const isFitted = type === 'deactivate' && device && holderOf(device).at === 'vehicle';
    return firstOf(
      refusedBy(simMachine, sim.status, { type }, `SIM ${id}`),
      isFitted
        ? { reason: `SIM ${id} is ${whereabouts(stock, holderOf(device))}: it is deactivated once the device is out.` }
        : undefined,
      numberTaken(stock, [msisdn], id),
    );
  };

/** When the facts of the SIMs cannot be. */
export const simRules = rulesOf<StockState>()(simFacts, {
  simActivated: simSteps('activate'),
  simSuspended: simSteps('suspend'),
  simDeactivated: simSteps('deactivate'),
});
