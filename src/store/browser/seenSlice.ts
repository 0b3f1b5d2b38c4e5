import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import { journalOpened, journalSynced, selectJournal, type journalSlice } from '@/journal/sync/journalSlice';

/** What a person saw of today's list: who, and each line, by marks that name nobody. */
export interface Noticed {
  by: number;
  marks: readonly number[];
  /** How much there was of each line that is about an amount, by a mark of what it is about. */
  sizes?: Readonly<Record<string, number>>;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a browser kept what a person saw so that it can be read. */
export const isNoticed = (value: unknown): value is Noticed =>
  isObject(value) &&
  isCount(value.by) &&
  Array.isArray(value.marks) &&
  value.marks.every(isCount) &&
  (value.sizes === undefined || (isObject(value.sizes) && Object.values(value.sizes).every(Number.isFinite)));

/** So many people share a browser at most; of more, those who looked last are known. */
const MOST_PEOPLE = 8;

interface SeenState {
  /** The rank of the newest entry that was there when the activities were looked at; unknown before the first visit. */
  upTo?: number;
  /** As far as after that there are only entries that were said in this tab: they are news to the others alone. */
  ownTo?: number;
  /** Today's list as it was when each person looked at what is new in it, the last first; without those who never did. */
  noticed?: readonly Noticed[];
}

const initialState: SeenState = {};

const newestKnown = ({ upTo = 0, ownTo = 0 }: SeenState) => Math.max(upTo, ownTo);

/** What a journal begins with is news to nobody; one that reaches less far than what was seen is another journal. */
const begin = (state: SeenState, seq: number) => {
  if (seq < (state.upTo ?? 0)) delete state.noticed;
  state.upTo = Math.min(state.upTo ?? seq, seq);
  if (state.ownTo !== undefined) state.ownTo = Math.min(state.ownTo, seq);
};

/**
 * How far this browser has looked at the newest activities and at today's list: not a fact of the business. Places in the journal
 * and marks that name nobody: it stays past a sign-out, so that what comes until the next sign-in is still news.
 */
export const seenSlice = createSlice({
  name: 'seen',
  initialState,
  reducers: {
    activitiesSeen: (state, { payload: upTo }: PayloadAction<number>) => {
      state.upTo = upTo;
    },
    todayNoticed: (state, { payload: { by, marks, sizes } }: PayloadAction<Noticed>) => {
      const others = (state.noticed ?? []).filter((one) => one.by !== by);
      state.noticed = [{ by, marks: [...marks], sizes: { ...sizes } }, ...others].slice(0, MOST_PEOPLE);
    },
  },
  selectors: {
    /** What a person saw; undefined before their first visit. */
    selectNoticed: ({ noticed }, by: number): Noticed | undefined => noticed?.find((one) => one.by === by),
  },
  extraReducers: (builder) =>
    void builder
      .addCase(journalOpened, (state, { payload: seq }) => begin(state, seq))
      .addCase(journalSynced, (state, { payload: seq, meta: { own } }) => {
        begin(state, seq);
        // With something unread before them, what was said here does not make it read.
        if (own > 0 && newestKnown(state) >= seq - own) state.ownTo = seq;
      }),
});

export const { activitiesSeen, todayNoticed } = seenSlice.actions;
export const { selectNoticed } = seenSlice.selectors;

/** Whether there are activities of others, or of other tabs, that nobody has looked at in this browser. */
export const selectUnread = (state: WithSlice<typeof seenSlice> & WithSlice<typeof journalSlice>): boolean =>
  state.seen.upTo !== undefined && selectJournal(state).seq > newestKnown(state.seen);
