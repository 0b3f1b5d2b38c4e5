import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { nextId } from '@/store/nextId';
import type { YesNo } from '@/store/yesNo';
import type { Materials } from '@/store/materials/materials';

export const CARE_PRODUCTS = ['GPS', 'E-lock'] as const;
export const CARE_CLIENTS = ['New', 'Old'] as const;

/** The form at /request-stock (spec 3, Stock request row; D32); `requiredBy` is an ISO date. */
export interface CareRequestDraft {
  productName: (typeof CARE_PRODUCTS)[number];
  qty: number;
  client: (typeof CARE_CLIENTS)[number];
  requiredBy: string;
  location: string;
  status: YesNo;
  production: Materials;
}

/** What customer care asks of the stock; approved once, for good (spec 4). */
export interface CareRequest extends CareRequestDraft {
  id: number;
  approved: boolean;
}

const careRequests = createEntityAdapter<CareRequest>();

/** A table of the given stock requests of customer care. */
export const careRequestTable = (rows: readonly CareRequest[]) => careRequests.getInitialState(undefined, rows);

export const careRequestsSlice = createSlice({
  name: 'careRequests',
  initialState: careRequests.getInitialState(),
  reducers: {
    stockAsked: (state, { payload }: PayloadAction<CareRequestDraft>) => {
      careRequests.addOne(state, { ...payload, approved: false, id: nextId(state) });
    },
    /** There is no way back (spec 4). */
    stockApproved: (state, { payload }: PayloadAction<{ id: number }>) => {
      const request = state.entities[payload.id];
      if (request) request.approved = true;
    },
  },
  selectors: { ...careRequests.getSelectors() },
});

export const { stockAsked, stockApproved } = careRequestsSlice.actions;
export const { selectAll: selectCareRequests } = careRequestsSlice.selectors;
