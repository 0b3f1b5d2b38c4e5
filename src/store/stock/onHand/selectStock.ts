import { partOf } from '@/store/kit/partOf';
import { createSelector } from '@reduxjs/toolkit';
import type { StockState } from './stockState';

const tableIn = partOf<StockState>();

/** The nouns of the stock, the same as long as none of them changes. */
export const selectStock = createSelector(
  [
    tableIn('requests'),
    tableIn('devices'),
    tableIn('sims'),
    tableIn('bins'),
    tableIn('challans'),
    tableIn('branches'),
    tableIn('installers'),
    tableIn('vehicles'),
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
