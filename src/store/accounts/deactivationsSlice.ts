import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
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
        // Rows come with ever higher ids, so the last one has the highest.
        deactivations.addOne(state, { ...payload, id: 1 + (state.ids.at(-1) ?? 0) });
      },
    },
  },
  selectors: { ...deactivations.getSelectors() },
});

export const { accountDeactivated } = deactivationsSlice.actions;
export const { selectAll: selectDeactivations } = deactivationsSlice.selectors;
