import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { tableOf } from '@/store/kit/table';
import type { WriteOff } from './writeOff';

const writeOffs = tableOf<WriteOff>();

/** A table of the given write-offs. */
export const writeOffTable = writeOffs.of;

export const writeOffsSlice = createSlice({
  name: 'writeOffs',
  initialState: writeOffs.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(debtWrittenOff, (state, { payload }) =>
        writeOffs.number(state, { ...payload, status: initialOf(documentMachine) }),
      )
      .addCase(writeOffTakenBack, (state, { payload: { id, on } }) => {
        const row = state.entities[id];
        if (row) row.backOn = on;
      }),
});
