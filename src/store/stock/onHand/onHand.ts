import { textOrder } from '@/format';
import { partOf } from '@/store/kit/partOf';
import { createSelector } from '@reduxjs/toolkit';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import { isOpenChallan } from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import type { StockState } from './stockState';
import { selectContents, type StockContents } from './contents';
import { PLACE_SORTS, collecting, type OnHand } from './onHandRows';

const rankOf = ({ sort }: OnHand) => PLACE_SORTS.indexOf(sort);

const isHere = (row: OnHand) => rankOf(row) <= PLACE_SORTS.indexOf('Bag');

const tableIn = partOf<StockState>();

/**
 * All that we own, by place and product: `here` in the store, at the branches and in the bags, which is the current stock;
 * `outside` on its way by challan, in vehicles and in repair.
 */
export const selectOnHand = createSelector(
  [
    selectContents,
    selectChallans,
    tableIn('branches'),
    tableIn('installers'),
    tableIn('challans'),
    tableIn('vehicles'),
  ],
  (contents, offered, branches, installers, challans, vehicles) => {
    const { rows, put } = collecting({ branches, installers, challans, vehicles });
    const inVehicles: StockContents = { devices: [], sims: [], bins: [], uncounted: [] };
    for (const [key, held] of contents) {
      const holder = holderFrom(key) ?? STORE;
      if (holder.at !== 'vehicle') put(holder, held);
      // In a vehicle is but one device: all of them are one place.
      else {
        inVehicles.devices.push(...held.devices);
        inVehicles.sims.push(...held.sims);
      }
    }
    put({ at: 'vehicle' }, inVehicles);
    for (const { id, lines } of offered.filter(isOpenChallan)) {
      const bins = lines.flatMap(({ goods, qty, outcome }) =>
        goods && outcome === 'Pending' ? [{ ...goods, qty }] : [],
      );
      put({ at: 'challan', id }, { devices: [], sims: [], bins, uncounted: [] });
    }
    const ordered = [...rows.values()].toSorted(
      (one, other) => rankOf(one) - rankOf(other) || textOrder(one.place, other.place),
    );
    return { here: ordered.filter(isHere), outside: ordered.filter((row) => !isHere(row)) };
  },
);
