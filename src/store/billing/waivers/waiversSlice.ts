import { createSlice } from '@reduxjs/toolkit';
import { creditWaived, freeDaysWaived, waiverTakenBack } from '@/store/facts/waivers';
import { tableOf } from '@/store/kit/table';
import type { Waiver } from './waiver';

const waivers = tableOf<Waiver>();

/** A table of what was waived. */
export const waiverTable = waivers.of;

export const waiversSlice = createSlice({
  name: 'waivers',
  initialState: waivers.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(creditWaived, (state, { payload }) => waivers.number(state, payload))
      .addCase(freeDaysWaived, (state, { payload }) => waivers.number(state, payload))
      .addCase(waiverTakenBack, (state, { payload: { id } }) => {
        waivers.removeOne(state, id);
      }),
});
