import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/dates';
import { tableOf } from '@/store/table';
import type { Deactivation, DeactivationDraft } from './deactivation';

const deactivations = tableOf<Deactivation>();

/** A table of the given deactivations. */
export const deactivationTable = deactivations.of;

export const deactivationsSlice = createSlice({
  name: 'deactivations',
  initialState: deactivations.empty,
  reducers: {
    /** The accounts hear it too: Delete From Debtors takes the one meant out of the billed list (D31). */
    accountDeactivated: {
      prepare: (draft: DeactivationDraft & Required<Pick<Deactivation, 'accountId'>>) => ({
        payload: { id: nanoid(), ...draft, recordedOn: todaysDate() },
      }),
      reducer: (state, { payload }: PayloadAction<Omit<Deactivation, 'number'>>) => deactivations.number(state, payload),
    },
  },
  selectors: { ...deactivations.getSelectors() },
});

export const { accountDeactivated } = deactivationsSlice.actions;
export const { selectAll: selectDeactivations } = deactivationsSlice.selectors;
