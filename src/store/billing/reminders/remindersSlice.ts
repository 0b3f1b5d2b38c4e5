import { createSlice } from '@reduxjs/toolkit';
import { mailedFirst, putAnswer, putCameBack } from '@/store/billing/letters/letterStatus';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { mailCameBack } from '@/store/facts/accounts';
import { tableOf } from '@/store/kit/table';
import type { Reminder } from './reminder';

const reminders = tableOf<Reminder>();

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: reminders.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(clientReminded, (state, { payload }) => reminders.number(state, { ...payload, ...mailedFirst(payload) }))
      .addCase(reminderAnswered, (state, { payload }) => putAnswer(state, payload))
      .addCase(mailCameBack, (state, { payload }) => putCameBack(state, payload)),
});
