import { createSlice } from '@reduxjs/toolkit';
import { putEdit } from '@/store/kit/edit';
import { jobClosed } from '@/store/facts/jobs';
import { tableOf } from '@/store/kit/table';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import type { Addition, AdditionDraft } from './addition';

const additions = tableOf<Addition>();

/** A table of the given additions. */
export const additionTable = additions.of;

export const additionsSlice = createSlice({
  name: 'additions',
  initialState: additions.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(
        additionRecorded,
        (state, { payload: { accountId: _whose, terms: _terms, begins: _subscription, ...row } }) =>
          additions.number(state, row),
      )
      .addCase(additionEdited, (state, { payload: { id, edit } }) => {
        const addition = state.entities[id];
        if (addition) putEdit<AdditionDraft>(addition, edit);
      })
      .addCase(jobClosed, (state, { payload: { id: jobId, on, outcomes } }) => {
        for (const { addition, vehicleId, vehicleNo, deviceIn } of outcomes) {
          if (!addition || deviceIn === undefined) continue;
          const { id, clientName, company, deviceType, billing } = addition;
          additions.number(state, {
            id,
            date: on,
            clientName,
            company,
            vehicleNo,
            imei: deviceIn,
            deviceType,
            billing,
            vehicleId,
            jobId,
          });
        }
      }),
  selectors: { ...additions.getSelectors() },
});

export const { selectAll: selectAdditions } = additionsSlice.selectors;
