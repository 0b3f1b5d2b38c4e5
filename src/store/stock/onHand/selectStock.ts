import { createSelector } from '@reduxjs/toolkit';
import type { StockState } from './stockState';

const tableOf =
  <Name extends keyof StockState>(name: Name) =>
  (state: Pick<StockState, Name>) =>
    state[name];

/** The nouns of the stock, the same as long as none of them changes. */
export const selectStock = createSelector(
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
  (requests, devices, sims, bins, challans, branches, installers, vehicles): StockState => ({
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
