import { createSlice } from '@reduxjs/toolkit';
import { mailedFirst, putAnswer, putCameBack } from '@/store/billing/letters/letterStatus';
import { noticeAnswered, noticeSent } from '@/store/facts/notices';
import { mailCameBack } from '@/store/facts/accounts';
import { tableOf } from '@/store/kit/table';
import type { Notice } from './notice';

const notices = tableOf<Notice>();

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: notices.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(noticeSent, (state, { payload }) => notices.number(state, { ...payload, ...mailedFirst(payload) }))
      .addCase(noticeAnswered, (state, { payload }) => putAnswer(state, payload))
      .addCase(mailCameBack, (state, { payload }) => putCameBack(state, payload)),
});
