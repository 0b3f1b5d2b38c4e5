import { memoryShelf } from './adapters/memory';
import { unpacked } from './bulk';
import { namesIn } from './contentNames';
import { storageFound, storageMissed } from './journalSlice';
import type { OpeningOptions, OpeningSteps } from './openingSteps';
import { pauseBefore } from './pauses';
import { inPlainWords } from './plainWords';
import { NewerProgramError, type Draft, type Journal } from './port';

/** After every instant (ISO). */
const FOREVER = '9999';

/**
 * Works from memory in the place of a storage that does not answer, and says why in plain words; goes over to the storage
 * once it can be read, with all that was said meanwhile.
 */
export async function workFromMemory<State extends object>(
  {
    ledger,
    waiting,
    pendingBlobs,
    openJournal,
    own,
    dispatch,
    pause,
    workOn,
    resume,
    letGo,
    meetNewer,
    holds,
    ...steps
  }: OpeningOptions<State> & OpeningSteps,
  why: unknown,
): Promise<void> {
  const { begin, recallInto, noteMemory } = steps;
  const memory = memoryShelf()();

  /** Brings the bytes that memory keeps: what these drafts name goes with them. */
  const bringBytes = async (drafts: readonly Draft[], to: Journal) => {
    const named = new Set(namesIn(JSON.stringify(drafts)));
    for (const hash of await memory.contents.hashes(FOREVER)) {
      const [bytes] = await memory.contents.get([hash]);
      if (!bytes) continue;
      if (named.has(hash)) pendingBlobs.add(hash, bytes);
      else await to.contents.put(hash, bytes);
    }
  };

  const goOver = async (opened: Journal) => {
    const [first, ...said] = await unpacked(await memory.since(0), memory.contents);
    // An empty one begins as memory did, so that what was said still finds its records.
    await begin(opened, first && (() => Promise.resolve(first.action)));
    const drafts = said.map(({ seq: _place, ...draft }): Draft => ({ ...draft, checked: true }));
    await bringBytes(drafts, opened);
    waiting.bring(drafts);
    own(drafts);
    await recallInto(opened);
    await workOn(opened);
    noteMemory(false);
    dispatch(storageFound());
  };

  const goOn = async () => {
    await letGo();
    waiting.workWithoutStorage();
    await ledger.load(memory);
    await resume(memory);
  };

  /** Tries the storage again and again; as long as it cannot be read, memory goes on. */
  const returnToStorage = async () => {
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
        await goOver(opened);
      } catch (error) {
        if (opened) {
          await opened.close().catch(() => {});
          await goOn();
        }
        if (error instanceof NewerProgramError) {
          meetNewer();
          return;
        }
      }
    }
  };

  await begin(memory);
  dispatch(storageMissed(inPlainWords(why)));
  noteMemory(true);
  waiting.workWithoutStorage();
  await workOn(memory);
  void returnToStorage();
}
