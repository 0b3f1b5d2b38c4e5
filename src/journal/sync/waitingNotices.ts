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

    /** Counts new ones unless they are kept soon. */
    async countOnceNoticeable(drafts: readonly Draft[]) {
      await pause(NOTICEABLE_MS);
      const waiting = new Set(all());
      if (drafts.some((draft) => waiting.has(draft))) dispatch(factsWaited({ waiting: all().length }));
    },
  };
}
