import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import type { StockState } from '@/store/stock/onHand/stockState';
import type { Leak } from './leak';

/** The table of a noun of the stock. */
export const stockTable =
  <Name extends keyof StockState>(name: Name) =>
  (state: Pick<StockState, Name>) =>
    state[name];

/** The ISO date that a selector is asked for. */
export const selectToday = (_state: unknown, today: string) => today;

/** The places that have names. */
export const selectNamedPlaces = createSelector(
  [stockTable('branches'), stockTable('installers'), stockTable('challans'), stockTable('vehicles')],
  (branches, installers, challans, vehicles) => ({ branches, installers, challans, vehicles }),
);

/** The page of a device, as the step that mends a leak. */
export const devicePage = (imei: string): Leak['mend'] => ({ label: 'Open Device', to: paths.stocks.deviceOf(imei) });
