import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { todaysDate } from '@/store/kit/dates';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { tableOf } from '@/store/kit/table';
import type { Deactivation, DeactivationDraft } from './deactivation';

const deactivations = tableOf<Deactivation>();

/** A table of the given deactivations. */
export const deactivationTable = deactivations.of;

interface Follows {
  /** What is asked for with it: that each vehicle of the account is deleted. */
  offboarding?: readonly Omit<Deletion, 'number'>[] | undefined;
  /** The running subscriptions of its vehicles, which pause or end with it. */
  subscriptionIds?: readonly string[] | undefined;
}

type Recorded = Omit<Deactivation, 'number'> & Follows;

export const deactivationsSlice = createSlice({
  name: 'deactivations',
  initialState: deactivations.empty,
  reducers: {
    /** The accounts hear it too: Delete From Debtors takes the one meant out of the billed list (D31). */
    accountDeactivated: {
      prepare: (
        draft: DeactivationDraft & Required<Pick<Deactivation, 'accountId'>>,
        follows: Follows = {},
      ): { payload: Recorded } => ({
        payload: { id: nanoid(), ...draft, recordedOn: todaysDate(), ...follows },
      }),
      reducer(state, { payload: { offboarding: _asked, subscriptionIds: _ending, ...row } }: PayloadAction<Recorded>) {
        deactivations.number(state, row);
      },
    },
  },
  selectors: { ...deactivations.getSelectors() },
});

export const { accountDeactivated } = deactivationsSlice.actions;
export const { selectAll: selectDeactivations } = deactivationsSlice.selectors;
