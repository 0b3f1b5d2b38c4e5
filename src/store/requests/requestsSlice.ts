import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent, type StockRequestStatus } from '@/machines/stockRequest';
import { todaysDate } from '@/store/dates';
import { numbered, tableOf } from '@/store/table';
import { totalWithGst } from './pricing';
import { mergeLines, type RequestLine, type StockRequest, type VendorPayment } from './request';

const requests = tableOf<StockRequest>();

/** A table of the given stock requests. */
export const requestTable = requests.of;

interface Raised {
  id: string;
  lines: RequestLine[];
  /** ISO date. */
  on: string;
  /** That its payments are kept; what was raised before they were is paid on delivery. */
  payments?: never[] | undefined;
}

interface Advanced {
  id: string;
  event: StockRequestEvent;
  /** ISO date. */
  on: string;
  /** With a delivery: that it pays for nothing. One that was said before payments were kept has paid for all. */
  payments?: never[] | undefined;
}

interface Paid {
  /** The request's identity. */
  id: string;
  payment: VendorPayment;
}

export const requestsSlice = createSlice({
  name: 'requests',
  initialState: requests.empty,
  reducers: {
    /** Lines of one product become one line (D21); the request starts as Pending at Admin, today (spec 4). */
    requestRaised: {
      prepare: (lines: readonly RequestLine[]) => ({
        payload: { id: nanoid(), lines: mergeLines(lines), on: todaysDate(), payments: [] },
      }),
      reducer(state, { payload: { id, lines, on, payments } }: PayloadAction<Raised>) {
        const status = 'Pending at Admin';
        requests.number(state, { id, orderDate: on, status, steps: [{ status, on }], products: lines, ...(payments && { payments }) });
      },
    },
    /** One step, which only the machine allows (D19). */
    requestAdvanced: {
      prepare: (id: string, event: StockRequestEvent): { payload: Advanced } => ({
        payload: { id, event, on: todaysDate(), ...(event.type === 'deliver' && { payments: [] }) },
      }),
      reducer(state, { payload: { id, event, on, payments } }: PayloadAction<Advanced>) {
        const request = state.entities[id];
        const next = request && advance(stockRequestMachine, request.status, event);
        if (!next) return;
        request.status = next;
        request.steps.push({ status: next, on });
        if (payments) request.payments ??= payments;
      },
    },
    /** A vendor was paid for a request, all or a part of what it gets (D43). */
    vendorPaid: {
      prepare: (id: string, payment: Omit<VendorPayment, 'id'>): { payload: Paid } => ({
        payload: { id, payment: { ...payment, id: nanoid() } },
      }),
      reducer(state, { payload: { id, payment } }: PayloadAction<Paid>) {
        const request = state.entities[id];
        if (request) request.payments = [...(request.payments ?? []), payment];
      },
    },
  },
  selectors: {
    ...requests.getSelectors(),
    /** The request with the number in an address. */
    selectRequestNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { requestRaised, requestAdvanced, vendorPaid } = requestsSlice.actions;
export const { selectAll: selectRequests, selectById: selectRequest, selectRequestNumbered } = requestsSlice.selectors;

/** The number of the request that was raised last, as this store shows it; undefined when there is none. */
export const newestRequestNumber = () => (_dispatch: unknown, getState: () => WithSlice<typeof requestsSlice>) =>
  selectRequests(getState()).at(-1)?.number;

/** The summary cards (D20): how many requests stand at each status, and what all cost with GST, in rupees. */
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
