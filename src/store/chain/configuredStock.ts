import { createSelector } from '@reduxjs/toolkit';
import type { ConfiguredDevice } from '@/store/configured/configured';
import { selectConfigurations } from '@/store/configured/configuredSlice';
import { holderOf } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/sims/sim';
import { placeName } from './holderWords';
import { selectChain } from './selectChain';

/** The devices that have a SIM and are in the store, or on their way from there (spec 2, configured stock). */
export const selectConfigured = createSelector(
  [selectConfigurations, selectChain],
  (configurations, chain): ConfiguredDevice[] =>
    configurations.flatMap((configuration) => {
      const device = chain.devices.entities[configuration.deviceId];
      const sim = chain.sims.entities[device?.simId ?? ''];
      if (!device || !sim) return [];
      const { at, id = '' } = holderOf(device);
      const slip = at === 'slip' ? chain.slips.entities[id] : undefined;
      if (at !== 'store' && slip?.from.at !== 'store') return [];
      const onItsWay = slip && { challan: slip.number, to: placeName(chain, slip.to) };
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
