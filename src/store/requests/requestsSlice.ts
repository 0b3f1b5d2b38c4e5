import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent, type StockRequestStatus } from '@/machines/stockRequest';
import { isoDate, todaysDate } from '@/store/dates';
import { nextId } from '@/store/nextId';
import { totalWithGst } from './pricing';
import { mergeLines, type RequestLine, type StockRequest } from './request';

const requests = createEntityAdapter<StockRequest>();

/** A table of the given stock requests. */
export const requestTable = (rows: readonly StockRequest[]) => requests.getInitialState(undefined, rows);

export const requestsSlice = createSlice({
  name: 'requests',
  initialState: requests.getInitialState(),
  reducers: {
    /** Lines of one product become one line (D21); the request starts as Pending at Admin, today (spec 4). */
    requestRaised: {
      prepare: (lines: readonly RequestLine[]) => {
        const now = new Date();
        return { payload: { lines: mergeLines(lines), on: isoDate(now), createdAt: now.getTime() } };
      },
      reducer(state, { payload }: PayloadAction<{ lines: RequestLine[]; on: string; createdAt: number }>) {
        const { lines, on, createdAt } = payload;
        const status = 'Pending at Admin';
        const steps = [{ status, on } as const];
        requests.addOne(state, { id: nextId(state), orderDate: on, status, steps, products: lines, createdAt });
      },
    },
    /** What the machine refuses, such as a step that another tab took first, changes nothing (D19). */
    requestAdvanced: {
      prepare: (id: number, event: StockRequestEvent) => ({ payload: { id, event, on: todaysDate() } }),
      reducer(state, { payload }: PayloadAction<{ id: number; event: StockRequestEvent; on: string }>) {
        const request = state.entities[payload.id];
        const next = request && advance(stockRequestMachine, request.status, payload.event);
        if (!next) return;
        request.status = next;
        request.steps.push({ status: next, on: payload.on });
      },
    },
  },
  selectors: { ...requests.getSelectors() },
});

export const { requestRaised, requestAdvanced } = requestsSlice.actions;
export const { selectAll: selectRequests, selectById: selectRequest } = requestsSlice.selectors;

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
