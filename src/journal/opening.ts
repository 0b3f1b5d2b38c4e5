import { BEGINNING } from './synchronizer';
import { contentSetAside, factsWaited } from './journalSlice';
import type { OpeningOptions, OpeningSteps } from './openingSteps';
import { pauseBefore } from './pauses';
import { inPlainWords } from './plainWords';
import { NewerProgramError, type Journal, type SetAside } from './port';
import { sent } from './sending';

/** Opens the journal, or memory in its place until it answers. */
export function createOpening<State extends object>(options: OpeningOptions<State>) {
  const { model, ledger, waiting, pendingBlobs, openJournal, waits, firstFact, draftOf, own, dispatch, pause, workOn } =
    options;
  let inMemory = false;

  const steps: OpeningSteps = {
    async begin(opened: Journal, first = firstFact) {
      await ledger.load(opened);
      if (ledger.isEmpty()) {
        // A fixed id, so that two tabs that begin together begin once.
        const draft = { ...draftOf(await first(), BEGINNING), by: 'Trackyard' };
        await sent([draft], opened, pendingBlobs);
        await ledger.load(opened);
      }
    },

    async recallInto(opened: Journal) {
      const setAside = (item: SetAside) => {
        dispatch(contentSetAside());
        return opened.setAside(item);
      };
      const fit = async (found: readonly object[]) =>
        (await import('./recalling')).recalled(found, model, pendingBlobs, setAside);
      own(await waiting.recall(fit));
    },

    noteMemory(isMemory) {
      inMemory = isMemory;
    },
  };

  const openAndRead = async () => {
    const opened = await openJournal();
    try {
      await steps.begin(opened);
      return opened;
    } catch (error) {
      await opened.close().catch(() => {});
      throw error;
    }
  };

  const openOnce = () => openAndRead().catch((error: unknown) => ({ error }));

  /** Opens the journal; where there is nothing to work from in its place, again and again. */
  const patiently = async () => {
    for (let tries = 1; ; tries += 1) {
      const read = await openOnce();
      if (!waits || !('error' in read) || read.error instanceof NewerProgramError) return read;
      dispatch(factsWaited({ waiting: waiting.all().length, trouble: inPlainWords(read.error) }));
      await pause(pauseBefore(tries));
    }
  };

  return {
    recallInto: steps.recallInto,
    /** Whether facts go no further than memory. */
    inMemory: () => inMemory,
    /** Opens the journal and works on with it, or with memory; rejects when neither can be. */
    async open() {
      const read = await patiently();
      if (!('error' in read)) {
        await steps.recallInto(read);
        await workOn(read);
        return;
      }
      if (read.error instanceof NewerProgramError) throw read.error;
      const { workFromMemory } = await import('./memoryFallback');
      await workFromMemory({ ...options, ...steps }, read.error);
    },
  };
}
