import { createSlice } from '@reduxjs/toolkit';
import { mailedFirst, putAnswer, putCameBack } from '@/store/billing/letters/letterStatus';
import { documentAnswered, documentSent } from '@/store/facts/sentDocuments';
import { mailCameBack } from '@/store/facts/accounts';
import { tableOf } from '@/store/kit/table';
import type { SentDocument } from './sentDocument';

const sentDocuments = tableOf<SentDocument>();

export const sentDocumentsSlice = createSlice({
  name: 'sentDocuments',
  initialState: sentDocuments.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(documentSent, (state, { payload }) =>
        sentDocuments.number(state, { ...payload, ...mailedFirst(payload) }),
      )
      .addCase(documentAnswered, (state, { payload }) => putAnswer(state, payload))
      .addCase(mailCameBack, (state, { payload }) => putCameBack(state, payload)),
});
