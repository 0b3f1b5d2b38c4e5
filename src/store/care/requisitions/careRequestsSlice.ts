import { createSelector, createSlice } from '@reduxjs/toolkit';
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { tableOf } from '@/store/kit/table';
import { canBeApproved, type CareRequest } from './careRequest';

const careRequests = tableOf<CareRequest>();

/** A table of the given stock requests of customer care. */
export const careRequestTable = careRequests.of;

export const careRequestsSlice = createSlice({
  name: 'careRequests',
  initialState: careRequests.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(stockAsked, (state, { payload }) => careRequests.number(state, { ...payload, approved: false }))
      .addCase(stockApproved, (state, { payload: { id } }) => {
        const request = state.entities[id];
        if (request && canBeApproved(request)) request.approved = true;
      }),
  selectors: { ...careRequests.getSelectors() },
});

export const { selectAll: selectCareRequests } = careRequestsSlice.selectors;

/** How many are still to be approved. */
export const selectAskedCount = createSelector(selectCareRequests, (requests) => requests.filter(canBeApproved).length);
