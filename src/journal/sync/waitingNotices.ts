import type { UnknownAction } from '@reduxjs/toolkit';
import { factsWaited, journalSynced } from './journalSlice';
import { inPlainWords } from '@/journal/kit/plainWords';
import type { Draft } from '@/journal/port/port';

/** How long a fact may wait before the shell speaks of it. */
export const NOTICEABLE_MS = 500;

interface NoticesOptions {
  dispatch: (action: UnknownAction) => void;
  pause: (milliseconds: number) => Promise<void>;
}

/** Tells the shell how many facts wait, which `all` gives, and why. */
export function createWaitingNotices({ dispatch, pause }: NoticesOptions, all: () => readonly Draft[]) {
  let isTroubled = false;
  return {
    /** What goes wrong with them, in plain words. */
    trouble: (error: unknown): void => {
      isTroubled = true;
      dispatch(factsWaited({ waiting: all().length, trouble: inPlainWords(error) }));
    },
    /** It works: of what went wrong no more is said, although nothing new may have come of it; `seq` is how far was read. */
    works: (seq: number): void => {
      if (isTroubled) dispatch(journalSynced(seq, all().length));
      isTroubled = false;
    },

    /** Counts new ones unless they are kept soon. */
    async countOnceNoticeable(drafts: readonly Draft[]) {
      await pause(NOTICEABLE_MS);
      const waiting = new Set(all());
      if (drafts.some((draft) => waiting.has(draft))) dispatch(factsWaited({ waiting: all().length }));
    },
  };
}
