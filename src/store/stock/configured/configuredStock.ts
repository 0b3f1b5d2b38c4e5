import { createSelector } from '@reduxjs/toolkit';
import type { ConfiguredDevice } from './configured';
import { selectConfigurations } from './configuredSlice';
import { holderOf } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';

/** The devices that have a SIM and are in the store, or on their way from there. */
export const selectConfigured = createSelector(
  [selectConfigurations, selectStock],
  (configurations, stock): ConfiguredDevice[] =>
    configurations.flatMap((configuration) => {
      const device = stock.devices.entities[configuration.deviceId];
      const sim = stock.sims.entities[device?.simId ?? ''];
      if (!device || !sim) return [];
      const { at, id = '' } = holderOf(device);
      const challan = at === 'challan' ? stock.challans.entities[id] : undefined;
      if (at !== 'store' && challan?.from.at !== 'store') return [];
      const onItsWay = challan && { challan: challan.number, to: placeName(stock, challan.to) };
      return [
        {
          ...configuration,
          productName: device.productName,
          deviceIMEI: device.id,
          usedSim: simNumberOf(sim),
          ...(onItsWay && { onItsWay }),
        },
      ];
    }),
);
