import type { UnknownAction } from '@reduxjs/toolkit';
import { factsWaited } from './journalSlice';
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
  return {
    /** What goes wrong with them, in plain words. */
    trouble: (error: unknown) => dispatch(factsWaited({ waiting: all().length, trouble: inPlainWords(error) })),

    /** Counts a new one unless it is kept soon. */
    async countOnceNoticeable(draft: Draft) {
      await pause(NOTICEABLE_MS);
      if (all().includes(draft)) dispatch(factsWaited({ waiting: all().length }));
    },
  };
}
