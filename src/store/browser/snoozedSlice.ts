import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** By what was put off, the ISO date on which it comes back. */
type Snoozed = Readonly<Record<string, string>>;

/** More than anybody puts off, and less than storage holds. */
const MOST = 500;
const LONGEST = 250;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** What of today's list this browser was told to put off: not a fact of the business. */
export const snoozedSlice = createSlice({
  name: 'snoozed',
  initialState: {} as Snoozed,
  reducers: {
    /** Puts something off on `today` until another day; what has come back by then is forgotten. */
    itemSnoozed: (snoozed, { payload }: PayloadAction<{ id: string; today: string; until: string }>) => {
      const { id, today, until } = payload;
      const others = Object.entries(snoozed).filter(([one, day]) => one !== id && day > today);
      return Object.fromEntries([...others, [id, until] as const].slice(-MOST));
    },
    snoozedTakenUp: () => ({}),
  },
  selectors: { selectSnoozed: (snoozed): Snoozed => snoozed },
});

export const { itemSnoozed, snoozedTakenUp } = snoozedSlice.actions;
export const { selectSnoozed } = snoozedSlice.selectors;

/** What was put off, as it comes back from this browser: another version or another hand may have written it. */
export const recalledSnoozed = (kept: unknown): Snoozed => {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] =>
      entry[0].length <= LONGEST && typeof entry[1] === 'string' && DATE.test(entry[1]),
  );
  return Object.fromEntries(entries.slice(-MOST));
};
