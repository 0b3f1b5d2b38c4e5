import type { LeftOut } from '@/journal/port/model';
import type { Entry, Journal, SetAside } from '@/journal/port/port';

/** Why something was left out of the entry or the snapshot `of`, in words, which are fetched only when they are needed. */
export const reasonOf = async (of: string, leftOut: readonly LeftOut[]): Promise<string> =>
  (await import('@/journal/leftOutReason')).leftOutReason(of, leftOut);

export type Unreadable = ReturnType<typeof createUnreadable>;

/**
 * What of a journal cannot be read: it is moved out of the way, so that the rest loads. Beside a newer program, which may read
 * it, nothing is touched. `noticed` is told of each item.
 */
export function createUnreadable(noticed: () => void) {
  let newer = false;

  const setAside = async (from: Journal, item: SetAside): Promise<void> => {
    if (newer) return;
    noticed();
    // What cannot be moved now stays and is met again at the next start: the rest must load all the same.
    await from.setAside(item).catch(() => {});
  };

  return {
    setAside,

    /** Notes that a newer program has written something that this one cannot read. */
    meetNewer() {
      newer = true;
    },
    hasMetNewer: () => newer,

    /** Sets an entry aside as it lies in the journal: a payload that travels apart stays there. */
    setEntryAside(from: Journal, entry: Entry, reason: string): Promise<void> {
      const content = entry.bulk === undefined ? entry : { ...entry, action: { ...entry.action, payload: undefined } };
      return setAside(from, { what: 'entry', seq: entry.seq, reason, content });
    },

    /** Keeps what was left out of the entry or the snapshot at a place, once; `of` names it in words. */
    async listLeftOut(from: Journal, place: number, of: string, leftOut: readonly LeftOut[]): Promise<void> {
      if (leftOut.length === 0) return;
      const reason = await reasonOf(of, leftOut);
      const known = (await from.aside()).some(
        (item) => item.what === 'rows' && item.seq === place && item.reason === reason,
      );
      if (!known) await setAside(from, { what: 'rows', seq: place, reason, content: leftOut });
    },
  };
}
