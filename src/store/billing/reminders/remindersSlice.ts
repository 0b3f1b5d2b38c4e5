import { createSlice } from '@reduxjs/toolkit';
import { clientReminded } from '@/store/facts/reminders';
import { tableOf } from '@/store/kit/table';
import type { Reminder } from './reminder';

const reminders = tableOf<Reminder>();

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: reminders.empty,
  reducers: {},
  extraReducers: (builder) => builder.addCase(clientReminded, (state, { payload }) => reminders.number(state, payload)),
});
