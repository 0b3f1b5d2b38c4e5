import type { UnknownAction } from '@reduxjs/toolkit';
import { BEGINNING } from './courier';
import { contentSetAside } from './journalSlice';
import type { Ledger } from './ledger';
import type { Model } from './model';
import { NewerProgramError, type Draft, type Journal, type SetAside } from './port';
import { sent } from './sending';
import type { Staged } from './staged';
import type { Waiting } from './waiting';

export interface OpeningOptions<State extends object> {
  model: Model<State>;
  ledger: Ledger<State>;
  waiting: Waiting;
  staged: Staged;
  openJournal: () => Promise<Journal>;
  /** The fact that an empty journal begins with. */
  firstFact: () => Promise<UnknownAction>;
  draftOf: (action: UnknownAction, id: string) => Draft;
  /** Takes drafts for own ones: their author is here. */
  own: (drafts: readonly Draft[]) => void;
  dispatch: (action: UnknownAction) => void;
  pause: (milliseconds: number) => Promise<void>;
  /** Works on with this journal, which was read. */
  workOn: (journal: Journal) => Promise<void>;
  /** Works on with this journal, which is what the store shows already. */
  resume: (journal: Journal) => Promise<void>;
  /** Stops working with the journal there is; resolves once nothing is under way with it. */
  letGo: () => Promise<void>;
  /** A newer program keeps its data in the storage. */
  meetNewer: () => void;
  /** Whether that journal is the one worked with. */
  holds: (journal: Journal) => boolean;
}

/** What every way to open a journal is made of. */
export interface OpeningSteps {
  /** Reads all of a journal, and begins an empty one. */
  begin: (opened: Journal, first?: () => Promise<UnknownAction>) => Promise<void>;
  /** What pages that are gone could not keep waits again; what does not fit is set aside. */
  recallInto: (opened: Journal) => Promise<void>;
  /** Notes whether facts go no further than memory, until the storage answers. */
  noteMemory: (isMemory: boolean) => void;
}

/** Opens the journal, or memory in its place until it answers. */
export function createOpening<State extends object>(options: OpeningOptions<State>) {
  const { model, ledger, waiting, staged, openJournal, firstFact, draftOf, own, dispatch, workOn } = options;
  let inMemory = false;

  const steps: OpeningSteps = {
    async begin(opened: Journal, first = firstFact) {
      await ledger.load(opened);
      if (ledger.isEmpty()) {
        // A fixed id, so that two tabs that begin together begin once.
        const draft = { ...draftOf(await first(), BEGINNING), by: 'Trackyard' };
        await sent([draft], opened, staged);
        await ledger.load(opened);
      }
    },

    async recallInto(opened: Journal) {
      const setAside = (item: SetAside) => {
        dispatch(contentSetAside());
        return opened.setAside(item);
      };
      const fit = async (found: readonly object[]) => (await import('./recalling')).recalled(found, model, setAside);
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

  return {
    /** Whether facts go no further than memory. */
    inMemory: () => inMemory,
    /** Opens the journal and works on with it, or with memory; rejects when neither can be. */
    async open() {
      const read = await openAndRead().catch((error: unknown) => ({ error }));
      if (!('error' in read)) {
        await steps.recallInto(read);
        await workOn(read);
        return;
      }
      if (read.error instanceof NewerProgramError) throw read.error;
      const { workFromMemory } = await import('./standIn');
      await workFromMemory({ ...options, ...steps }, read.error);
    },
  };
}
