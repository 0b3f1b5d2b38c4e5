import { createAction, nanoid, type Middleware, type MiddlewareAPI, type UnknownAction } from '@reduxjs/toolkit';
import {
  businessOf,
  businessReplaced,
  emptyBusiness,
  isFact,
  replay,
  replayReadable,
  type Business,
} from '@/store/business/business';
import { JournalLostError, type Draft, type Entry, type Journal, type SetAside } from './journal';
import { contentSetAside, factsWaited, journalFailed, journalOpened, journalSynced, storageMissed } from './journalSlice';
import { memoryShelf } from './memoryJournal';
import { readEntry, readSnapshot, VERSION } from './reading';

/** Puts a whole business in place: the journal's order of facts, not this browser's, is the true one. */
export const rebased = createAction<Business>('journal/rebased');

const BEGINNING = 'beginning';
const COMPACT_AFTER = 1_000;
/** How long a fact may wait before the shell speaks of it. */
export const NOTICEABLE_MS = 500;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

export interface ReplicaOptions {
  openJournal: () => Promise<Journal>;
  /** What an empty journal begins with. */
  firstBusiness: () => Promise<Business>;
  /** Who says the facts, asked at each. */
  by: () => string;
  now?: () => string;
  newId?: () => string;
  pause?: (milliseconds: number) => Promise<void>;
  /** Runs the work in one tab at a time, or not at all while another tab is at it. */
  inOneTab?: (work: () => Promise<void>) => Promise<void>;
}

export type Replica = ReturnType<typeof createReplica>;

// A full storage says so by its name alone.
const factsOf = (said: readonly Draft[]) => said.map(({ action }) => action);

const messageOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

const webLock = async (work: () => Promise<void>) => {
  // Browsers offer locks at secure addresses only; without them two tabs may compact at once, which does no harm.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('trackyard-compaction', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};

/**
 * Keeps a store equal to a journal. Own facts show at once and wait until they are durable; the journal's order wins,
 * and the facts still waiting are replayed on top of it, so that no own action ever disappears in between.
 */
export function createReplica({
  openJournal,
  firstBusiness,
  by,
  now = () => new Date().toISOString(),
  newId = nanoid,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  inOneTab = webLock,
}: ReplicaOptions) {
  let api: MiddlewareAPI | undefined;
  let journal: Journal | undefined;
  let seq = 0;
  let compactedTo = 0;
  /** What the journal says up to `seq` is `base` and then `tail`; the tail is replayed only when somebody must know. */
  let base = emptyBusiness;
  let tail: Entry[] = [];
  let waiting: Draft[] = [];
  let failures = 0;
  let lost = false;

  const dispatch = (action: UnknownAction) => api?.dispatch(action);
  const draftOf = (action: UnknownAction, id: string): Draft => ({ id, at: now(), by: by(), version: VERSION, action });

  /** Moves what cannot be read out of the way, and counts it. */
  const setAside = async (from: Journal, item: SetAside) => {
    dispatch(contentSetAside());
    await from.setAside(item);
  };

  /** The entries that can be read, their facts in today's form. */
  const readable = async (from: Journal, entries: readonly Entry[]) => {
    const found: Entry[] = [];
    for (const entry of entries) {
      const read = readEntry(entry);
      if (read.ok) found.push({ ...entry, action: read.action });
      else await setAside(from, { what: 'entry', seq: entry.seq, reason: read.reason, content: entry });
    }
    return found;
  };

  /** What the journal says, without the facts still waiting. */
  const confirmed = async (from: Journal) => {
    const refused: SetAside[] = [];
    const entries = tail;
    tail = [];
    base = replayReadable(base, factsOf(entries), (place, error) => {
      const entry = entries[place];
      if (entry) refused.push({ what: 'entry', seq: entry.seq, reason: messageOf(error), content: entry });
    });
    for (const item of refused) await setAside(from, item);
    return base;
  };

  /** Puts what the journal says in place, with the facts still waiting on top. */
  const rebase = async (from: Journal) => {
    const business = await confirmed(from);
    dispatch(rebased(replay(business, factsOf(waiting))));
  };

  const load = async (from: Journal) => {
    seq = 0;
    compactedTo = 0;
    base = emptyBusiness;
    for (const snapshot of await from.snapshots()) {
      const read = readSnapshot(snapshot);
      if (read.ok) {
        base = read.business;
        seq = compactedTo = snapshot.seq;
        break;
      }
      await setAside(from, { what: 'snapshot', seq: snapshot.seq, reason: read.reason, content: snapshot });
    }
    const entries = await from.since(seq);
    tail = await readable(from, entries);
    seq = entries.at(-1)?.seq ?? seq;
  };

  const catchUp = async (from: Journal) => {
    const entries = await from.since(seq);
    if (entries.length === 0) return;
    const ownInOrder = entries.every(({ id }, index) => id === waiting[index]?.id);
    const known = new Set(entries.map(({ id }) => id));
    tail.push(...(await readable(from, entries)));
    seq = entries.at(-1)?.seq ?? seq;
    waiting = waiting.filter(({ id }) => !known.has(id));
    if (!ownInOrder) await rebase(from);
    else if (waiting.length === 0 && api) {
      base = businessOf(api.getState() as Business);
      tail = [];
    }
    dispatch(journalSynced(seq));
  };

  const compactWhenLong = async (to: Journal) => {
    if (seq - compactedTo < COMPACT_AFTER) return;
    const state = await confirmed(to);
    await inOneTab(() => to.compact({ seq, version: VERSION, state }));
    compactedTo = seq;
  };

  /** The journal was deleted under us: what we know becomes its beginning again, whatever a newcomer began meanwhile. */
  const reseed = async (to: Journal) => {
    const known = await confirmed(to);
    await to.compact({ seq: 0, version: VERSION, state: known });
    const begunAnew = (await to.since(0)).some(({ id }) => id === BEGINNING);
    if (begunAnew) await to.append([draftOf(businessReplaced({ business: known, by: 'recovery' }), 'recovery')]);
    await load(to);
    lost = false;
    await rebase(to);
  };

  const syncOnce = async (to: Journal) => {
    try {
      if (lost) await reseed(to);
      if (waiting.length > 0) await to.append(waiting);
      await catchUp(to);
      await compactWhenLong(to);
      failures = 0;
    } catch (error) {
      news = true;
      if (error instanceof JournalLostError && !lost) {
        lost = true;
        return;
      }
      failures += 1;
      dispatch(factsWaited({ waiting: waiting.length, trouble: messageOf(error) }));
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
    }
  };

  let news = false;
  let syncing: Promise<void> | undefined;
  const drain = async (open: Journal) => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- `close` lets go of the journal while this loop awaits.
    while (news && journal === open) {
      news = false;
      await syncOnce(open);
    }
    syncing = undefined;
  };
  const sync = (): Promise<void> => {
    news = true;
    syncing ??= journal && drain(journal);
    return syncing ?? Promise.resolve();
  };

  const countWhenNoticeable = async (draft: Draft) => {
    await pause(NOTICEABLE_MS);
    if (waiting.includes(draft)) dispatch(factsWaited({ waiting: waiting.length }));
  };

  const middleware: Middleware = (store) => {
    api = store;
    return (next) => (action) => {
      if (!isFact(action as UnknownAction)) return next(action);
      // Cloned as the journal will clone it: what cannot be kept is refused before it changes anything.
      const fact = structuredClone(action) as UnknownAction;
      const draft = draftOf(fact, newId());
      waiting = [...waiting, draft];
      try {
        return next(fact);
      } catch (error) {
        waiting = waiting.filter((one) => one !== draft);
        throw error;
      } finally {
        void sync();
        void countWhenNoticeable(draft);
      }
    };
  };

  /** Reads all of a journal, and begins an empty one. */
  const begin = async (opened: Journal) => {
    await load(opened);
    if (seq === 0 && base === emptyBusiness) {
      const action = businessReplaced({ business: await firstBusiness(), by: 'sample' });
      // A fixed id, so that two tabs that begin together begin once.
      await opened.append([{ ...draftOf(action, BEGINNING), by: 'Trackyard' }]);
      await load(opened);
    }
    return opened;
  };

  return {
    middleware,

    /** Opens the journal and brings the store up to it; without storage it works on from memory, and says so. */
    async start() {
      try {
        journal = await openJournal()
          .then(begin)
          .catch((error: unknown) => {
            dispatch(storageMissed(messageOf(error)));
            return begin(memoryShelf()());
          });
        await rebase(journal);
        dispatch(journalOpened(seq));
        journal.subscribe(() => void sync());
        await sync();
      } catch (error) {
        dispatch(journalFailed(messageOf(error)));
      }
    },

    /** How many facts are not durable yet. */
    waiting: () => waiting.length,
    /** Resolves when nothing is under way any more. */
    settled: () => syncing ?? Promise.resolve(),
    /** The newest entries, newest first: what the activity list is made of. */
    newest: (limit: number): Promise<Entry[]> => journal?.newest(limit) ?? Promise.resolve([]),
    /** Lets go of the journal; what is not durable yet stays unsaved. */
    async close() {
      const open = journal;
      journal = undefined;
      await open?.close();
    },
  };
}
