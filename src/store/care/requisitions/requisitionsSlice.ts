import { createSlice } from '@reduxjs/toolkit';
import { requisitionRaised } from '@/store/facts/requisitions';
import { tableOf } from '@/store/kit/table';
import type { Requisition } from './requisition';

const requisitions = tableOf<Requisition>();

/** A table of the given requisitions. */
export const requisitionTable = requisitions.of;

export const requisitionsSlice = createSlice({
  name: 'requisitions',
  initialState: requisitions.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(requisitionRaised, (state, { payload }) => requisitions.number(state, payload)),
  selectors: { ...requisitions.getSelectors() },
});

export const { selectAll: selectRequisitions } = requisitionsSlice.selectors;
