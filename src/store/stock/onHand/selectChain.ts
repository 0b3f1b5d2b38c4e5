import { createSelector } from '@reduxjs/toolkit';
import type { Chain } from './chain';

const tableOf =
  <Name extends keyof Chain>(name: Name) =>
  (state: Pick<Chain, Name>) =>
    state[name];

/** The nouns of the chain, the same as long as none of them changes. */
export const selectChain = createSelector(
  [
    tableOf('requests'),
    tableOf('devices'),
    tableOf('sims'),
    tableOf('bins'),
    tableOf('challans'),
    tableOf('branches'),
    tableOf('installers'),
    tableOf('vehicles'),
  ],
  (requests, devices, sims, bins, challans, branches, installers, vehicles): Chain => ({
    requests,
    devices,
    sims,
    bins,
    challans,
    branches,
    installers,
    vehicles,
  }),
);
