import { moveStatus } from '@/store/kit/moveStatus';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { countMachine } from '@/machines/count';
import {
  countBegun,
  countCancelled,
  countSettled,
  goodsCorrected,
  goodsCounted,
  scansRemoved,
  stockCounted,
  thingCorrected,
} from '@/store/facts/counts';
import { holderKey } from '@/store/kit/movements/holder';
import { tableOf } from '@/store/kit/table';
import { binId } from '@/store/stock/bins/bin';
import { isGoing, type StockCount } from './stockCount';

const counts = tableOf<StockCount>();

/** A table of the given counts. */
export const countTable = counts.of;

export const countsSlice = createSlice({
  name: 'counts',
  initialState: counts.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(countBegun, (state, { payload: { id, place, on } }) =>
        counts.number(state, {
          id,
          place,
          begunOn: on,
          status: initialOf(countMachine),
          scanned: [],
          corrected: [],
        }),
      )
      .addCase(stockCounted, (state, { payload: { id, numbers } }) => {
        const count = state.entities[id];
        if (count) count.scanned = [...new Set([...count.scanned, ...numbers])];
      })
      .addCase(scansRemoved, (state, { payload: { id, numbers } }) => {
        const count = state.entities[id];
        if (count) count.scanned = count.scanned.filter((one) => !numbers.includes(one));
      })
      .addCase(thingCorrected, (state, { payload: { id, thing } }) => {
        const count = state.entities[id];
        if (count) count.corrected = [...count.corrected, thing];
      })
      .addCase(goodsCounted, (state, { payload: { id, goods } }) => {
        const count = state.entities[id];
        if (!count) return;
        const again = new Set(goods.map((one) => binId(count.place, one)));
        count.goods = [...(count.goods ?? []).filter((one) => !again.has(binId(count.place, one))), ...goods];
      })
      .addCase(goodsCorrected, (state, { payload: { id, goods } }) => {
        const count = state.entities[id];
        if (count) count.correctedGoods = [...(count.correctedGoods ?? []), goods];
      })
      .addCase(countSettled, (state, { payload: { id, found, on } }) => {
        const count = state.entities[id];
        if (!moveStatus(count, countMachine, { type: 'settle' })) return;
        count.settledOn = on;
        count.found = found;
      })
      .addCase(countCancelled, (state, { payload: { id } }) => {
        moveStatus(state.entities[id], countMachine, { type: 'cancel' });
      }),
  selectors: { ...counts.getSelectors() },
});

export const { selectAll: selectCounts } = countsSlice.selectors;

/** The count that goes on at each place, and the last one that was settled there, by the place's key. */
export const selectCountsByPlace = createSelector([selectCounts], (all) => {
  const going = new Map<string, StockCount>();
  const last = new Map<string, StockCount>();
  for (const count of all) {
    const key = holderKey(count.place);
    if (isGoing(count)) going.set(key, count);
    if (count.status === 'Settled' && (last.get(key)?.settledOn ?? '') <= (count.settledOn ?? '')) last.set(key, count);
  }
  return { going, last };
});
