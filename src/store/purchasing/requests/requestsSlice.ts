import { moveStatus } from '@/store/kit/moveStatus';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { stockRequestMachine, type StockRequestStatus } from '@/machines/stockRequest';
import { carried } from '@/store/facts/fact';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { numbered, tableOf } from '@/store/kit/table';
import { sumOfQuantities, totalWithGst } from './pricing';
import { restOf, stockedBy } from './receipt';
import { isOnItsWay, unreceivedLine, type StockRequest } from './request';

const requests = tableOf<StockRequest>();

/** A table of the given stock requests. */
export const requestTable = requests.of;

/** Delivered is what has come or will never come, all of it. */
function deliverIfWhole(request: StockRequest, on: string) {
  if (request.products.some((line) => restOf(line) > 0)) return;
  if (moveStatus(request, stockRequestMachine, { type: 'deliver' })) request.steps.push({ status: request.status, on });
}

export const requestsSlice = createSlice({
  name: 'requests',
  initialState: requests.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(carried(requestRaised), (state, { payload }) => {
        const { id, lines, on, branchId, companyId } = payload;
        const status = initialOf(stockRequestMachine);
        requests.number(state, {
          id,
          orderDate: on,
          status,
          steps: [{ status, on }],
          products: lines.map(unreceivedLine),
          payments: [],
          bookings: [],
          ...(branchId !== undefined && { branchId }),
          ...(companyId !== undefined && { companyId }),
        });
      })
      .addCase(requestAdvanced, (state, { payload: { id, event, on } }) => {
        const request = state.entities[id];
        if (!moveStatus(request, stockRequestMachine, event)) return;
        if (event.type === 'deliver') {
          for (const line of request.products) line.received = sumOfQuantities([line.received, restOf(line)]);
        }
        request.steps.push({ status: request.status, on });
      })
      .addCase(goodsReceived, (state, { payload: { id, booking, on, lines } }) => {
        const request = state.entities[id];
        if (!request) return;
        request.bookings.push({ id: booking });
        for (const came of lines) {
          const line = request.products[came.line];
          if (!line) continue;
          line.received = sumOfQuantities([line.received, came.qty]);
          line.stocked = sumOfQuantities([line.stocked, stockedBy(came)]);
        }
        deliverIfWhole(request, on);
      })
      .addCase(lineShortClosed, (state, { payload: { id, booking, line: place, qty, on } }) => {
        const request = state.entities[id];
        const line = request?.products[place];
        if (!request || !line) return;
        request.bookings.push({ id: booking });
        line.shortClosed = sumOfQuantities([line.shortClosed, qty]);
        deliverIfWhole(request, on);
      })
      .addCase(vendorPaid, (state, { payload: { id, payment } }) => {
        state.entities[id]?.payments.push(payment);
      }),
  selectors: {
    ...requests.getSelectors(),
    /** The request with the number in an address. */
    selectRequestNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectRequests, selectById: selectRequest, selectRequestNumbered } = requestsSlice.selectors;

/** The requests as their list shows them: those that are not delivered first, and of both the newest first. */
export const selectRequestList = createSelector([selectRequests], (all): readonly StockRequest[] => {
  const newest = all.toReversed();
  return [...newest.filter(isOnItsWay), ...newest.filter((request) => !isOnItsWay(request))];
});

/** The summary cards: how many requests stand at each status, and what all cost with GST, in rupees. */
export const selectRequestFigures = createSelector([selectRequests], (all) => {
  const counts: Record<StockRequestStatus, number> = {
    'Pending at Admin': 0,
    'Approved by Admin': 0,
    'In Transit': 0,
    Delivered: 0,
  };
  for (const { status } of all) counts[status] += 1;
  return { counts, totalValue: totalWithGst(all.flatMap(({ products }) => products)) };
});
