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

/** After every instant (ISO). */
const FOREVER = '9999';

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
  /** A newer program keeps its data in the storage. */
  meetNewer: () => void;
  /** Whether that journal is the one worked with. */
  holds: (journal: Journal) => boolean;
}

/** Opens the journal, or memory in its place until it answers. */
export function createOpening<State extends object>(options: OpeningOptions<State>) {
  const { model, ledger, waiting, staged, openJournal, firstFact, draftOf, own, dispatch, pause, workOn, meetNewer, letGo, holds } = options;
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
  };

  /** What pages that are gone could not keep waits again; what does not fit is set aside. */
  const recallInto = async (opened: Journal) => {
    const setAside = (item: SetAside) => {
      dispatch(contentSetAside());
      return opened.setAside(item);
    };
    own(await waiting.recall((found) => recalled(found, model, setAside)));
  };

  const standIn = async (error: unknown) => {
    if (error instanceof NewerProgramError) throw error;
    const memory = memoryShelf()();
    await begin(memory);
    dispatch(storageMissed(inPlainWords(error)));
    inMemory = true;
    waiting.workWithoutStorage();
    return memory;
  };

  /** Brings the bytes that memory keeps: what these drafts name goes with them. */
  const bringBytes = async (memory: Journal, drafts: readonly Draft[], to: Journal) => {
    const named = new Set(namesIn(JSON.stringify(drafts)));
    for (const hash of await memory.contents.hashes(FOREVER)) {
      const [bytes] = await memory.contents.get([hash]);
      if (!bytes) continue;
      if (named.has(hash)) staged.add(hash, bytes);
      else await to.contents.put(hash, bytes);
    }
  };

  /** Goes over to the storage with all that was said meanwhile. */
  const goOver = async (memory: Journal, opened: Journal) => {
    const [first, ...said] = await unpacked(await memory.since(0), memory.contents);
    // An empty one begins as memory did, so that what was said still finds its records.
    await begin(opened, first && (() => Promise.resolve(first.action)));
    const drafts = said.map(({ seq: _place, ...draft }) => draft);
    await bringBytes(memory, drafts, opened);
    waiting.bring(drafts);
    own(drafts);
    await recallInto(opened);
    await workOn(opened);
    inMemory = false;
    dispatch(storageFound());
  };

  const goOn = async (memory: Journal) => {
    await letGo();
    waiting.workWithoutStorage();
    await ledger.load(memory);
    await workOn(memory);
  };

  /** Tries the storage again and again, and goes over to it once it can be read; as long as it cannot, memory goes on. */
  const returnToStorage = async (memory: Journal) => {
    for (let tries = 1; holds(memory); tries += 1) {
      await pause(pauseBefore(tries));
      let opened: Journal | undefined;
      try {
        opened = await openJournal();
        if (!holds(memory)) {
          await opened.close();
          return;
        }
        await letGo();
        await goOver(memory, opened);
      } catch (error) {
        if (opened) {
          await opened.close().catch(() => {});
          await goOn(memory);
        }
        if (error instanceof NewerProgramError) {
          meetNewer();
          return;
        }
      }
    }
  };

  const openAndRead = async () => {
    const opened = await openJournal();
    try {
      await begin(opened);
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
      const opened = await openAndRead().catch(standIn);
      await recallInto(opened);
      await workOn(opened);
      if (inMemory) void returnToStorage(opened);
    },
  };
}
