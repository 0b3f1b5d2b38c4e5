import { createSlice } from '@reduxjs/toolkit';
import { jobClosed } from '@/store/facts/jobs';
import { goodsReceived } from '@/store/facts/requests';
import { goodsCorrected } from '@/store/facts/counts';
import { openingStockCounted } from '@/store/facts/devices';
import type { Holder } from '@/store/kit/movements/holder';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { goodsOf, keptOf, type Goods } from '@/store/stock/challans/challan';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { tableOf, type Table } from '@/store/kit/table';
import { binId, type Bin } from './bin';

const bins = tableOf<Bin>();

/** A table of the given bins. */
export const binTable = bins.of;

/** Puts so many of some goods at a place, or takes them away from there. */
function put(state: Table<Bin>, place: Holder, of: Goods, qty: number) {
  const goods = goodsOf(of);
  const id = binId(place, goods);
  const bin = state.entities[id];
  if (bin) bin.qty = sumOfQuantities([bin.qty, qty]);
  else if (qty !== 0) bins.number(state, { id, place, ...goods, qty });
}

export const binsSlice = createSlice({
  name: 'bins',
  initialState: bins.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(openingStockCounted, (state, { payload: { counts } }) => {
        for (const { place, goods = [] } of counts) for (const { qty, ...one } of goods) put(state, place, one, qty);
      })
      .addCase(goodsReceived, (state, { payload: { to, lines } }) => {
        for (const { counted = 0, ...goods } of lines) put(state, to, goods, counted);
      })
      .addCase(challanOffered, (state, { payload: { from, lines } }) => {
        for (const { goods, qty } of lines) if (goods) put(state, from, goods, -qty);
      })
      .addCase(challanAnswered, (state, { payload: { from, to, answers } }) => {
        for (const { goods, ...answer } of answers) {
          if (!goods) continue;
          put(state, to, goods, keptOf(answer));
          put(state, from, goods, answer.qty - keptOf(answer));
        }
      })
      .addCase(challanCancelled, (state, { payload: { from, lines } }) => {
        for (const { goods, qty } of lines) if (goods) put(state, from, goods, qty);
      })
      .addCase(goodsCorrected, (state, { payload: { goods: corrected } }) => {
        const { at, to, qty, correction } = corrected;
        if (correction !== 'Found here') put(state, at, corrected, -qty);
        if (correction !== 'Lost') put(state, to, corrected, qty);
      })
      .addCase(jobClosed, (state, { payload: { installerId, used = [] } }) => {
        for (const { qty, ...goods } of used) put(state, { at: 'installer', id: installerId }, goods, -qty);
      }),
  selectors: { ...bins.getSelectors() },
});

export const { selectAll: selectBins } = binsSlice.selectors;
