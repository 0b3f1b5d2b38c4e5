import { createSelector } from '@reduxjs/toolkit';
import type { ConfiguredDevice } from './configured';
import { selectConfigurations } from './configuredSlice';
import { holderOf } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectChain } from '@/store/stock/onHand/selectChain';

/** The devices that have a SIM and are in the store, or on their way from there. */
export const selectConfigured = createSelector(
  [selectConfigurations, selectChain],
  (configurations, chain): ConfiguredDevice[] =>
    configurations.flatMap((configuration) => {
      const device = chain.devices.entities[configuration.deviceId];
      const sim = chain.sims.entities[device?.simId ?? ''];
      if (!device || !sim) return [];
      const { at, id = '' } = holderOf(device);
      const challan = at === 'challan' ? chain.challans.entities[id] : undefined;
      if (at !== 'store' && challan?.from.at !== 'store') return [];
      const onItsWay = challan && { challan: challan.number, to: placeName(chain, challan.to) };
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
