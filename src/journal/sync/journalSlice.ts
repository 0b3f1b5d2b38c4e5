import { createAction, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/journal/port/model';

/** An own fact that came to nothing after all, or not to all that it says: somebody was faster, or the journal refused it. */
export interface Missed extends Refusal {
  id: string;
  fact: UnknownAction;
  /** How much of it was left out while the rest went in; absent of one that came to nothing. */
  leftOut?: number;
}

/** Puts a whole state in place: the journal's order of facts, not this browser's, is the true one. */
export const rebased = createAction<object>('journal/rebased');

export interface JournalState {
  /** Whether the business's data is here: it comes out of the journal. */
  status: 'loading' | 'ready' | 'failed';
  /** Where facts go: to this browser's storage, or, when that does not work, no further than memory. */
  kept: 'durably' | 'in memory';
  /** How far the journal has been read: the rank of its newest entry. */
  seq: number;
  /** How often a whole state was put in place: what others said shows by that alone, what is said here before it. */
  rebases: number;
  /** How many facts wait to be kept; counted only once they wait noticeably. */
  waiting: number;
  /** How many entries and snapshots could not be read and were set aside. */
  setAside: number;
  /** The own facts that came to nothing since the start, or not to all that they say, oldest first. */
  missed: readonly Missed[];
  /** Whether a newer program writes here: this one only shows what it can read, until it is loaded anew. */
  outdated: boolean;
  /** What went wrong last, in words; gone when it works again. */
  trouble?: string;
}

const initialState: JournalState = {
  status: 'loading',
  kept: 'durably',
  seq: 0,
  rebases: 0,
  waiting: 0,
  setAside: 0,
  missed: [],
  outdated: false,
};

/** How the journal fares; not itself a fact of the business. */
export const journalSlice = createSlice({
  name: 'journal',
  initialState,
  reducers: {
    journalOpened: (state, { payload }: PayloadAction<number>) => ({ ...state, seq: payload, status: 'ready' }),
    journalFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, status: 'failed', trouble: payload }),
    journalSynced: {
      /** Read up to `seq`, while so many facts still wait; the last `own` entries of it were all said here. */
      prepare: (seq: number, waiting: number = 0, own: number = 0) => ({ payload: seq, meta: { waiting, own } }),
      reducer: (state, { payload, meta }: PayloadAction<number, string, { waiting: number; own: number }>) => {
        // What was not counted before does not wait noticeably yet.
        state.waiting = Math.min(state.waiting, meta.waiting);
        state.seq = payload;
        if (state.kept === 'durably') delete state.trouble;
      },
    },
    factsWaited: (state, { payload }: PayloadAction<{ waiting: number; trouble?: string }>) => ({
      ...state,
      ...payload,
    }),
    factMissed: (state, { payload }: PayloadAction<Missed>) => ({ ...state, missed: [...state.missed, payload] }),
    newerProgramMet: (state) => {
      state.outdated = true;
    },
    storageFound: (state) => {
      state.kept = 'durably';
      delete state.trouble;
    },
    storageMissed: (state, { payload }: PayloadAction<string>) => ({ ...state, kept: 'in memory', trouble: payload }),
    contentSetAside: (state) => {
      state.setAside += 1;
    },
  },
  extraReducers: (builder) =>
    void builder.addCase(rebased, (state) => {
      state.rebases += 1;
    }),
  selectors: {
    selectJournal: (state) => state,
    selectDataStatus: ({ status }) => status,
    selectMissed: ({ missed }) => missed,
    /** Whether something is not kept as it should be, so that the shell must say so. */
    selectKeepingTroubled: ({ kept, waiting, setAside, outdated, trouble }) =>
      kept === 'in memory' || waiting > 0 || setAside > 0 || outdated || trouble !== undefined,
  },
});

export const {
  journalOpened,
  journalFailed,
  journalSynced,
  factsWaited,
  factMissed,
  newerProgramMet,
  storageFound,
  storageMissed,
  contentSetAside,
} = journalSlice.actions;
export const { selectJournal, selectDataStatus, selectMissed, selectKeepingTroubled } = journalSlice.selectors;
