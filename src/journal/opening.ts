import type { UnknownAction } from '@reduxjs/toolkit';
import { memoryShelf } from './adapters/memory';
import { unpacked } from './bulk';
import { namesIn } from './contentNames';
import { BEGINNING } from './courier';
import { contentSetAside, storageFound, storageMissed } from './journalSlice';
import type { Ledger } from './ledger';
import type { Model } from './model';
import { pauseBefore } from './pauses';
import { inPlainWords } from './plainWords';
import { NewerProgramError, type Draft, type Journal, type SetAside } from './port';
import { recalled } from './recalling';
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
  /** Stops working with the journal there is; resolves once nothing is under way with it. */
  letGo: () => Promise<void>;
  /** Whether that journal is the one worked with. */
  holds: (journal: Journal) => boolean;
}

/** Opens the journal, or memory in its place until it answers. */
export function createOpening<State extends object>(options: OpeningOptions<State>) {
  const { model, ledger, waiting, staged, openJournal, firstFact, draftOf, own, dispatch, pause, workOn, letGo, holds } = options;
  /** Whether facts go no further than memory, until the storage answers. */
  let inMemory = false;

  /** Reads all of a journal, and begins an empty one. */
  const begin = async (opened: Journal, first = firstFact) => {
    await ledger.load(opened);
    if (ledger.isEmpty()) {
      // A fixed id, so that two tabs that begin together begin once.
      const draft = { ...draftOf(await first(), BEGINNING), by: 'Trackyard' };
      await sent([draft], opened, staged);
      await ledger.load(opened);
    }
    return opened;
  };

  /** What pages that are gone could not keep waits again; what does not fit is set aside. */
  const recallInto = async (opened: Journal) => {
    const setAside = (item: SetAside) => {
      dispatch(contentSetAside());
      return opened.setAside(item);
    };
    own(await waiting.recall((found) => recalled(found, model, setAside)));
  };

  const standIn = (error: unknown) => {
    if (error instanceof NewerProgramError) throw error;
    dispatch(storageMissed(inPlainWords(error)));
    inMemory = true;
    waiting.workWithoutStorage();
    return begin(memoryShelf()());
  };

  /** Makes the bytes that memory keeps for these drafts go with them. */
  const bringBytes = async (memory: Journal, drafts: readonly Draft[]) => {
    const names = [...new Set(namesIn(JSON.stringify(drafts)))];
    for (const [index, bytes] of (await memory.contents.get(names)).entries()) {
      const name = names[index];
      if (bytes && name !== undefined) staged.add(name, bytes);
    }
  };

  /** Goes over to the storage with all that was said meanwhile. */
  const goOver = async (memory: Journal, opened: Journal) => {
    const [first, ...said] = await unpacked(await memory.since(0), memory.contents);
    // An empty one begins as memory did, so that what was said still finds its records.
    await begin(opened, first && (() => Promise.resolve(first.action)));
    const drafts = said.map(({ seq: _place, ...draft }) => draft);
    await bringBytes(memory, drafts);
    waiting.bring(drafts);
    own(drafts);
    await recallInto(opened);
    await workOn(opened);
    inMemory = false;
    dispatch(storageFound());
  };

  /** Tries the storage again and again, and goes over to it once it answers; as long as it does not, memory goes on. */
  const returnToStorage = async (memory: Journal) => {
    for (let tries = 1; holds(memory); tries += 1) {
      await pause(pauseBefore(tries));
      const opened = await openJournal().catch(() => undefined);
      if (!opened) continue;
      await letGo();
      try {
        await goOver(memory, opened);
      } catch {
        await letGo();
        await opened.close().catch(() => {});
        waiting.workWithoutStorage();
        await ledger.load(memory);
        await workOn(memory);
      }
    }
  };

  return {
    /** Whether facts go no further than memory. */
    inMemory: () => inMemory,
    /** Opens the journal and works on with it, or with memory; rejects when neither can be. */
    async open() {
      const opened = await openJournal().then((found) => begin(found)).catch(standIn);
      await recallInto(opened);
      await workOn(opened);
      if (inMemory) void returnToStorage(opened);
    },
  };
}
