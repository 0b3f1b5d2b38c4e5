import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent, type StockRequestStatus } from '@/machines/stockRequest';
import { todaysDate } from '@/store/kit/dates';
import type { Holder } from '@/store/kit/movements/holder';
import { numbered, tableOf } from '@/store/kit/table';
import { sumOfQuantities, totalWithGst } from './pricing';
import { destinationOf, receivedOf, restOf, stockedBy, type ReceivedLine } from './receipt';
import { mergeLines, type RequestLine, type StockRequest, type VendorPayment } from './request';

const requests = tableOf<StockRequest>();

/** A table of the given stock requests. */
export const requestTable = requests.of;

interface Raised {
  id: string;
  lines: RequestLine[];
  /** ISO date. */
  on: string;
  branchId?: string | undefined;
  /** The company's details of then, known where the fact is said. */
  companyId?: string | undefined;
}

interface Advanced {
  id: string;
  event: StockRequestEvent;
  /** ISO date. */
  on: string;
}

interface Paid {
  /** The request's identity. */
  id: string;
  payment: VendorPayment;
}

interface Received {
  /** The request's identity. */
  id: string;
  /** ISO date. */
  on: string;
  /** The number of the vendor's own invoice. */
  invoiceNo?: string | undefined;
  to: Holder;
  lines: ReceivedLine[];
}

interface ShortClosed {
  /** The request's identity. */
  id: string;
  /** The line's place among those of the request, from 0. */
  line: number;
  qty: number;
  /** ISO date. */
  on: string;
}

/** Delivered is what has come or will never come, all of it. */
function deliverIfWhole(request: StockRequest, on: string) {
  const next = advance(stockRequestMachine, request.status, { type: 'deliver' });
  if (!next || request.products.some((line) => restOf(request, line) > 0)) return;
  request.status = next;
  request.steps.push({ status: next, on });
}

export const requestsSlice = createSlice({
  name: 'requests',
  initialState: requests.empty,
  reducers: {
    /** Lines of one product become one line; the request starts as Pending at Admin, today. */
    requestRaised: {
      prepare: (lines: readonly RequestLine[], branchId?: string): { payload: Raised } => ({
        payload: {
          id: nanoid(),
          lines: mergeLines(lines),
          on: todaysDate(),
          ...(branchId !== undefined && { branchId }),
        },
      }),
      reducer(state, { payload: { id, lines, on, branchId, companyId } }: PayloadAction<Raised>) {
        const status = initialOf(stockRequestMachine);
        requests.number(state, {
          id,
          orderDate: on,
          status,
          steps: [{ status, on }],
          products: lines,
          payments: [],
          ...(branchId !== undefined && { branchId }),
          ...(companyId !== undefined && { companyId }),
        });
      },
    },
    /** One step, which only the machine allows. */
    requestAdvanced: {
      prepare: (id: string, event: StockRequestEvent): { payload: Advanced } => ({
        payload: { id, event, on: todaysDate() },
      }),
      reducer(state, { payload: { id, event, on } }: PayloadAction<Advanced>) {
        const request = state.entities[id];
        const next = request && advance(stockRequestMachine, request.status, event);
        if (!next) return;
        if (event.type === 'deliver') {
          for (const line of request.products)
            line.received = sumOfQuantities([receivedOf(request, line), restOf(request, line)]);
        }
        request.status = next;
        request.steps.push({ status: next, on });
      },
    },
    /** Goods of a request came, with the numbers that were scanned, or those that came before are scanned now. */
    goodsReceived: {
      prepare: (
        request: StockRequest,
        lines: readonly ReceivedLine[],
        { invoiceNo, on = todaysDate() }: { invoiceNo?: string; on?: string } = {},
      ) => ({
        payload: {
          id: request.id,
          on,
          ...(invoiceNo && { invoiceNo }),
          to: destinationOf(request),
          lines: [...lines],
        } as Received,
      }),
      reducer(state, { payload: { id, on, lines } }: PayloadAction<Received>) {
        const request = state.entities[id];
        if (!request) return;
        for (const came of lines) {
          const line = request.products[came.line];
          if (!line) continue;
          line.received = sumOfQuantities([receivedOf(request, line), came.qty]);
          line.stocked = sumOfQuantities([line.stocked ?? 0, stockedBy(came)]);
        }
        deliverIfWhole(request, on);
      },
    },
    /** So many units of a line will never come. */
    lineShortClosed: {
      prepare: (id: string, line: number, qty: number): { payload: ShortClosed } => ({
        payload: { id, line, qty, on: todaysDate() },
      }),
      reducer(state, { payload: { id, line: place, qty, on } }: PayloadAction<ShortClosed>) {
        const request = state.entities[id];
        const line = request?.products[place];
        if (!request || !line) return;
        line.shortClosed = sumOfQuantities([line.shortClosed ?? 0, qty]);
        deliverIfWhole(request, on);
      },
    },
    /** A vendor was paid for a request, all or a part of what it gets. */
    vendorPaid: {
      prepare: (id: string, payment: Omit<VendorPayment, 'id'>): { payload: Paid } => ({
        payload: { id, payment: { ...payment, id: nanoid() } },
      }),
      reducer(state, { payload: { id, payment } }: PayloadAction<Paid>) {
        state.entities[id]?.payments.push(payment);
      },
    },
  },
  selectors: {
    ...requests.getSelectors(),
    /** The request with the number in an address. */
    selectRequestNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { requestRaised, requestAdvanced, goodsReceived, lineShortClosed, vendorPaid } = requestsSlice.actions;
export const { selectAll: selectRequests, selectById: selectRequest, selectRequestNumbered } = requestsSlice.selectors;

/** The number of the request that was raised last, as this store shows it; undefined when there is none. */
export const newestRequestNumber = () => (_dispatch: unknown, getState: () => WithSlice<typeof requestsSlice>) =>
  selectRequests(getState()).at(-1)?.number;

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
