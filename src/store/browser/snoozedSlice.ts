import { isObject } from '@/journal/kit/isObject';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRealDay } from '@/store/kit/calendar';

/** The ISO date on which something comes back that was put off; sooner where there is more of it by then. */
interface PutOff {
  until: string;
  size?: number | undefined;
}

/** By what was put off. */
type Snoozed = Readonly<Record<string, PutOff>>;

/** More than anybody puts off, and less than storage holds. */
const MOST = 500;
const LONGEST = 250;

/** What of today's list this browser was told to put off: not a fact of the business. */
export const snoozedSlice = createSlice({
  name: 'snoozed',
  initialState: {} as Snoozed,
  reducers: {
    /** Puts something off on `today` until another day; what has come back by then is forgotten. */
    itemSnoozed: (snoozed, { payload }: PayloadAction<PutOff & { id: string; today: string }>) => {
      const { id, today, ...putOff } = payload;
      const others = Object.entries(snoozed).filter(([one, { until }]) => one !== id && until > today);
      return Object.fromEntries([...others, [id, putOff] as const].slice(-MOST));
    },
    snoozedTakenUp: () => ({}),
    /** Another tab of the browser put something off: it is the same in each of its tabs. */
    snoozedFollowed: (_snoozed, { payload }: PayloadAction<Snoozed>) => payload,
  },
  selectors: { selectSnoozed: (snoozed): Snoozed => snoozed },
});

export const { itemSnoozed, snoozedTakenUp, snoozedFollowed } = snoozedSlice.actions;
export const { selectSnoozed } = snoozedSlice.selectors;

const isPutOff = (value: unknown): value is PutOff =>
  isObject(value) &&
  typeof value.until === 'string' &&
  isRealDay(value.until) &&
  (value.size === undefined || Number.isFinite(value.size));

/** What was put off, as it comes back from this browser: another version or another hand may have written it. */
export const recalledSnoozed = (kept: unknown): Snoozed => {
  if (!isObject(kept)) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, PutOff] => entry[0].length <= LONGEST && isPutOff(entry[1]),
  );
  return Object.fromEntries(entries.slice(-MOST));
};
