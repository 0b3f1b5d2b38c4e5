import { createSlice } from '@reduxjs/toolkit';
import { creditWaived } from '@/store/facts/waivers';
import { tableOf } from '@/store/kit/table';
import type { Waiver } from './waiver';

const waivers = tableOf<Waiver>();

export const waiversSlice = createSlice({
  name: 'waivers',
  initialState: waivers.empty,
  reducers: {},
  extraReducers: (builder) => builder.addCase(creditWaived, (state, { payload }) => waivers.number(state, payload)),
});
