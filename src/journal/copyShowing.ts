import { journalOpened } from './sync/journalSlice';
import type { OpeningOptions } from './openingOptions';
import type { Journal } from './port/port';

/** Shows what a copy of the journal holds, with what waits on top, as long as the journal itself does not answer. */
export function createCopyShowing<State extends object>(options: OpeningOptions<State>) {
  const { openCopy, ledger, own, synchronizer, dispatch } = options;
  let isReached = false;
  let showing = Promise.resolve();

  const show = async (copy: Journal) => {
    await ledger.load(copy);
    await own.recallInto(copy);
    await synchronizer.rebase(copy);
    dispatch(journalOpened(ledger.seq()));
  };

  return {
    /** Shows the copy, if there is one by the time that it is needed; one that cannot be read leaves the person waiting. */
    async begin() {
      const copy = await openCopy?.();
      if (copy && !isReached) showing = show(copy).catch(() => {});
    },
    /** The journal itself is there; resolves once it can be read, with nothing of the copy under way. */
    end(): Promise<void> {
      isReached = true;
      return showing;
    },
  };
}
