import { memoryShelf } from './adapters/memory';
import { readOrBegin } from './beginning';
import { unpacked } from './reading/bulk';
import { namesIn } from './kit/contentNames';
import { storageFound, storageMissed } from './sync/journalSlice';
import type { OpeningOptions } from './openingOptions';
import type { PendingBlobs } from './sync/pendingBlobs';
import { pauseBefore } from './kit/pauses';
import { inPlainWords } from './kit/plainWords';
import { NewerProgramError, type Draft, type Journal } from './port/port';

/** After every instant (ISO). */
const FOREVER = '9999';

/** Brings the bytes that memory keeps to a journal: what these drafts name goes with them. */
async function bringBytes(memory: Journal, drafts: readonly Draft[], to: Journal, pendingBlobs: PendingBlobs) {
  const named = new Set(namesIn(JSON.stringify(drafts)));
  for (const hash of await memory.contents.hashes(FOREVER)) {
    const [bytes] = await memory.contents.get([hash]);
    if (!bytes) continue;
    if (named.has(hash)) pendingBlobs.add(hash, bytes);
    else await to.contents.put(hash, bytes);
  }
}

/** Goes over from memory to a storage that can be read, with all that was said meanwhile. */
async function goOver<State extends object>(options: OpeningOptions<State>, memory: Journal, opened: Journal) {
  const { own, attachment } = options;
  const [first, ...said] = await unpacked(await memory.since(0), memory.contents);
  // An empty one begins as memory did, so that what was said still finds its records.
  await readOrBegin({ ...options, ...(first && { firstFact: () => Promise.resolve(first.action) }) }, opened);
  const drafts = said.map(({ seq: _place, ...draft }): Draft => ({ ...draft, checked: true }));
  await bringBytes(memory, drafts, opened, own.pendingBlobs);
  own.waiting.bring(drafts);
  own.adopt(drafts);
  await own.recallInto(opened);
  await attachment.attach(opened);
}

/**
 * Works from memory in the place of a storage that does not answer, and says why in plain words; goes over to the storage
 * once it can be read, with all that was said meanwhile. `noteMemory` is told whether memory is all there is.
 */
export async function workFromMemory<State extends object>(
  options: OpeningOptions<State>,
  why: unknown,
  noteMemory: (isMemory: boolean) => void,
): Promise<void> {
  const { ledger, own, attachment, openJournal, dispatch, pause } = options;
  const memory = memoryShelf()();
  const isAttached = () => attachment.journal() === memory;

  const goOn = async () => {
    await attachment.detach();
    own.outlasting.useStorage(false);
    await ledger.load(memory);
    await attachment.resume(memory);
  };

  /** Tries the storage again and again; as long as it cannot be read, memory goes on. */
  const returnToStorage = async () => {
    for (let tries = 1; isAttached(); tries += 1) {
      await pause(pauseBefore(tries));
      let opened: Journal | undefined;
      try {
        opened = await openJournal();
        if (!isAttached()) {
          await opened.close();
          return;
        }
        await attachment.detach();
        await goOver(options, memory, opened);
        noteMemory(false);
        dispatch(storageFound());
      } catch (error) {
        if (opened) {
          await opened.close().catch(() => {});
          await goOn();
        }
        if (error instanceof NewerProgramError) {
          attachment.rounds.meetNewer();
          return;
        }
      }
    }
  };

  await readOrBegin(options, memory);
  dispatch(storageMissed(inPlainWords(why)));
  noteMemory(true);
  own.outlasting.useStorage(false);
  await attachment.attach(memory);
  void returnToStorage();
}
