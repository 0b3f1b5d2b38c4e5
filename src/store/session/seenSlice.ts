import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { journalOpened, journalSynced, selectJournal, type journalSlice } from '@/journal/journalSlice';

interface SeenState {
  /** The rank of the newest entry that was there when the activities were looked at; unknown before the first visit. */
  upTo?: number;
}

const initialState: SeenState = {};

/** What a journal begins with is news to nobody; one that reaches less far than what was seen is another journal. */
const begin = (state: SeenState, { payload: seq }: PayloadAction<number>) => {
  state.upTo = Math.min(state.upTo ?? seq, seq);
};

/**
 * How far this browser has looked at the newest activities (D13): not a fact of the business. A place in the journal
 * that names nobody: it stays past a sign-out, so that what comes until the next sign-in is still news.
 */
export const seenSlice = createSlice({
  name: 'seen',
  initialState,
  reducers: {
    activitiesSeen: (state, { payload: upTo }: PayloadAction<number>) => {
      state.upTo = upTo;
    },
  },
  extraReducers: (builder) => void builder.addCase(journalOpened, begin).addCase(journalSynced, begin),
});

export const { activitiesSeen } = seenSlice.actions;

/** Whether there are activities that nobody has looked at in this browser (D13). */
export const selectUnread = (state: WithSlice<typeof seenSlice> & WithSlice<typeof journalSlice>): boolean =>
  state.seen.upTo !== undefined && selectJournal(state).seq > state.seen.upTo;
