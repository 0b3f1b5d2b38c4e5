import { createSlice } from '@reduxjs/toolkit';
import { accountDeactivated } from '@/store/facts/deactivations';
import { tableOf } from '@/store/kit/table';
import type { Deactivation } from './deactivation';

const deactivations = tableOf<Deactivation>();

/** A table of the given deactivations. */
export const deactivationTable = deactivations.of;

export const deactivationsSlice = createSlice({
  name: 'deactivations',
  initialState: deactivations.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(
      accountDeactivated,
      (state, { payload: { offboarding: _asked, subscriptionIds: _ending, ...row } }) =>
        deactivations.number(state, row),
    ),
  selectors: { ...deactivations.getSelectors() },
});

export const { selectAll: selectDeactivations } = deactivationsSlice.selectors;
