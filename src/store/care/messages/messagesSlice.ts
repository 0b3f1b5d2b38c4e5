import { createSelector, createSlice } from '@reduxjs/toolkit';
import { mailSent, smsSent } from '@/store/facts/messages';
import { tableOf } from '@/store/kit/table';
import type { Sent } from './message';

const messages = tableOf<Sent>();

/** A table of what was sent. */
export const messageTable = messages.of;

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: messages.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(smsSent, (state, { payload }) => messages.number(state, { kind: 'sms', ...payload }))
      .addCase(mailSent, (state, { payload }) => messages.number(state, { kind: 'mail', ...payload })),
  selectors: { ...messages.getSelectors() },
});

const { selectAll } = messagesSlice.selectors;

/** What was sent, newest first. */
export const selectMessages = createSelector([selectAll], (all) => all.toReversed());
