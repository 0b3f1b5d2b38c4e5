import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
import { nextId } from '@/store/nextId';
import type { Deactivation, DeactivationDraft } from './deactivation';

const deactivations = createEntityAdapter<Deactivation>();

/** A table of the given deactivations. */
export const deactivationTable = (rows: readonly Deactivation[]) => deactivations.getInitialState(undefined, rows);

export const deactivationsSlice = createSlice({
  name: 'deactivations',
  initialState: deactivations.getInitialState(),
  reducers: {
    /** The accounts hear it too: Delete From Debtors takes the one meant out of the billed list (D31). */
    accountDeactivated: {
      prepare: (draft: DeactivationDraft & Required<Pick<Deactivation, 'accountId'>>) => ({
        payload: { ...draft, recordedOn: todaysDate() },
      }),
      reducer(state, { payload }: PayloadAction<Omit<Deactivation, 'id'>>) {
        deactivations.addOne(state, { ...payload, id: nextId(state) });
      },
    },
  },
  selectors: { ...deactivations.getSelectors() },
});

export const { accountDeactivated } = deactivationsSlice.actions;
export const { selectAll: selectDeactivations } = deactivationsSlice.selectors;
