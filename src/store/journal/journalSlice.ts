import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface JournalState {
  /** Whether the business's data is here: it comes out of the journal. */
  status: 'loading' | 'ready' | 'failed';
  /** Where facts go: to this browser's storage, or, when that does not work, no further than memory. */
  kept: 'durably' | 'in memory';
  /** How far the journal has been read: the rank of its newest entry. */
  seq: number;
  /** How many facts wait to be kept; counted only once they wait noticeably. */
  waiting: number;
  /** How many entries and snapshots could not be read and were set aside. */
  setAside: number;
  /** What went wrong last, in words; gone when it works again. */
  trouble?: string;
}

const initialState: JournalState = { status: 'loading', kept: 'durably', seq: 0, waiting: 0, setAside: 0 };

/** How the journal fares; not itself a fact of the business. */
export const journalSlice = createSlice({
  name: 'journal',
  initialState,
  reducers: {
    journalOpened: (state, { payload }: PayloadAction<number>) => {
      Object.assign(state, { seq: payload, status: 'ready' });
    },
    journalFailed: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { status: 'failed', trouble: payload });
    },
    journalSynced: (state, { payload }: PayloadAction<number>) => {
      Object.assign(state, { seq: payload, waiting: 0 });
      if (state.kept === 'durably') delete state.trouble;
    },
    factsWaited: (state, { payload }: PayloadAction<{ waiting: number; trouble?: string }>) => {
      Object.assign(state, payload);
    },
    storageMissed: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { kept: 'in memory', trouble: payload });
    },
    contentSetAside: (state) => {
      state.setAside += 1;
    },
  },
  selectors: {
    selectJournal: (state) => state,
    selectDataStatus: ({ status }) => status,
    /** Whether something is not kept as it should be, so that the shell must say so. */
    selectKeepingTroubled: ({ kept, waiting, setAside }) => kept === 'in memory' || waiting > 0 || setAside > 0,
  },
});

export const { journalOpened, journalFailed, journalSynced, factsWaited, storageMissed, contentSetAside } =
  journalSlice.actions;
export const { selectJournal, selectDataStatus, selectKeepingTroubled } = journalSlice.selectors;
