import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { careRequestMachine } from '@/machines/careRequest';
import { tableOf, type Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';
import type { Materials } from './materials';

export const CARE_PRODUCTS = ['GPS', 'E-lock'] as const;
export const CARE_CLIENTS = ['New', 'Old'] as const;

/** The form at /request-stock; `requiredBy` is an ISO date. */
export interface CareRequestDraft {
  productName: (typeof CARE_PRODUCTS)[number];
  qty: number;
  client: (typeof CARE_CLIENTS)[number];
  requiredBy: string;
  location: string;
  status: YesNo;
  production: Materials;
}

/** What customer care asks of the stock; approved once, for good. */
export interface CareRequest extends Numbered, CareRequestDraft {
  approved: boolean;
}

/** Whether a request waits for its approval, which its machine allows once. */
export const canBeApproved = ({ approved }: Pick<CareRequest, 'approved'>): boolean =>
  advance(careRequestMachine, approved ? 'Approved' : initialOf(careRequestMachine), { type: 'approve' }) !== undefined;

const careRequests = tableOf<CareRequest>();

/** A table of the given stock requests of customer care. */
export const careRequestTable = careRequests.of;

export const careRequestsSlice = createSlice({
  name: 'careRequests',
  initialState: careRequests.empty,
  reducers: {
    stockAsked: {
      prepare: (draft: CareRequestDraft) => ({ payload: { ...draft, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<CareRequestDraft & { id: string }>) =>
        careRequests.number(state, { ...payload, approved: false }),
    },
    /** Once for a request: there is no way back. */
    stockApproved: {
      prepare: (id: string) => ({ payload: { id } }),
      reducer(state, { payload: { id } }: PayloadAction<{ id: string }>) {
        const request = state.entities[id];
        if (request && canBeApproved(request)) request.approved = true;
      },
    },
  },
  selectors: { ...careRequests.getSelectors() },
});

export const { stockAsked, stockApproved } = careRequestsSlice.actions;
export const { selectAll: selectCareRequests } = careRequestsSlice.selectors;
