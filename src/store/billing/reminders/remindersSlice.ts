import { createSlice } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { tableOf } from '@/store/kit/table';
import type { Reminder } from './reminder';

const reminders = tableOf<Reminder>();

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: reminders.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(clientReminded, (state, { payload }) =>
        reminders.number(state, {
          ...payload,
          ...(payload.subject !== undefined && { status: initialOf(outgoingMailMachine) }),
        }),
      )
      .addCase(reminderAnswered, (state, { payload: { id, became, answer } }) => {
        const reminder = state.entities[id];
        const status = reminder?.status && advance(outgoingMailMachine, reminder.status, { type: became });
        if (!reminder || !status) return;
        reminder.status = status;
        reminder.answer = answer;
      }),
});
