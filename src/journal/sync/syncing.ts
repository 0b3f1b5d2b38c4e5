import type { Journal } from '@/journal/port/port';

/**
 * Runs `once` with the journal worked with, one at a time, as often as there is news: what comes meanwhile is one more round.
 * `compacted` resolves once no snapshot is being kept.
 */
export function createSyncing(
  journal: () => Journal | undefined,
  once: (to: Journal) => Promise<void>,
  compacted: () => Promise<void>,
) {
  let news = false;
  let syncing: Promise<void> | undefined;

  const drain = async (open: Journal) => {
    try {
      while (news && journal() === open) {
        news = false;
        await once(open);
      }
    } finally {
      syncing = undefined;
    }
  };

  /** There is news; resolves once it is dealt with, or at once while there is no journal. */
  const sync = (): Promise<void> => {
    news = true;
    const open = journal();
    syncing ??= open && drain(open);
    return syncing ?? Promise.resolve();
  };

  const caughtUp = (): Promise<void> => syncing ?? Promise.resolve();

  return {
    sync,
    settling: {
      /** Resolves once all news is dealt with: what the journal told is read, and what waited was sent or failed. */
      caughtUp,
      /** Resolves when nothing is under way any more, nor a snapshot being kept. */
      settled: async (): Promise<void> => {
        await caughtUp();
        await compacted();
      },
    },
    /** One more round is due after this one. */
    again: () => void (news = true),
  };
}
