import { createAction, nanoid, type MiddlewareAPI, type UnknownAction } from '@reduxjs/toolkit';
import { memoryShelf } from './adapters/memory';
import { packed, unpacked } from './bulk';
import { createConfirmations } from './confirmations';
import {
  contentSetAside,
  factMissed,
  factsWaited,
  journalFailed,
  journalOpened,
  journalSynced,
  olderDataFound,
  storageMissed,
} from './journalSlice';
import { createCrossed } from './crossed';
import { createLedger } from './ledger';
import { messageOf } from './messageOf';
import type { Model } from './model';
import { JournalLostError, type Answer, type Draft, type Entry, type Journal, type Outbox, type SetAside } from './port';
import { readEntry } from './reading';
import { saying, type Keep, type Outcome } from './saying';
import { sent } from './sending';
import { createWaiting } from './waiting';

/** Puts a whole state in place: the journal's order of facts, not this browser's, is the true one. */
export const rebased = createAction<object>('journal/rebased');

const BEGINNING = 'beginning';
const COMPACT_AFTER = 1_000;
/** How long a fact may wait before the shell speaks of it. */
export const NOTICEABLE_MS = 500;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

export interface ReplicaOptions<State extends object> {
  model: Model<State>;
  openJournal: () => Promise<Journal>;
  /** Where facts wait when the journal is not in this browser; without it what waits lasts as long as the page. */
  outbox?: Outbox;
  /** The fact that an empty journal begins with. */
  firstFact: () => Promise<UnknownAction>;
  /** Who says the facts, asked at each. */
  by: () => string;
  now?: () => string;
  newId?: () => string;
  pause?: (milliseconds: number) => Promise<void>;
  /** Runs the work in one tab at a time, or not at all while another tab is at it. */
  inOneTab?: (work: () => Promise<void>) => Promise<void>;
}

/** An entry of the journal, with why it changed nothing if it was overtaken. */
export interface KnownEntry extends Entry {
  overtaken?: string | undefined;
}

export type Replica = Omit<ReturnType<typeof createReplica>, 'middleware'>;

const webLock = async (work: () => Promise<void>) => {
  // Browsers offer locks at secure addresses only; without them two tabs may compact at once, which does no harm.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('trackyard-compaction', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};

/**
 * Keeps a store equal to a journal. Own facts show at once and wait until they are durable; the journal's order wins,
 * and the facts still waiting are replayed on top of it, so that no own action disappears in between. A fact that the
 * rules refuse in the journal's order was overtaken: it changes nothing, and its author is told.
 */
export function createReplica<State extends object>({
  model,
  openJournal,
  outbox,
  firstFact,
  by,
  now = () => new Date().toISOString(),
  newId = nanoid,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  inOneTab = webLock,
}: ReplicaOptions<State>) {
  let api: MiddlewareAPI | undefined;
  let journal: Journal | undefined;
  /** The ids of own facts whose outcome is not known yet. */
  const own = new Set<string>();
  const confirmations = createConfirmations();
  let failures = 0;
  let lost = false;
  /** Whether something was read that the store does not show yet. */
  let behind = false;
  /** Whether something waits that the store does not show, as the rules refuse it on top of what was read. */
  let unshown = false;

  const dispatch = (action: UnknownAction) => api?.dispatch(action);
  const waiting = createWaiting(outbox, (error) =>
    dispatch(factsWaited({ waiting: waiting.all().length, trouble: messageOf(error) })),
  );
  const draftOf = (action: UnknownAction, id: string): Draft => ({
    id,
    at: now(),
    by: by(),
    version: model.version,
    about: model.aboutOf(action),
    action,
  });

  const settled = ({ id, action }: Draft, outcome: Outcome) => {
    if (own.delete(id)) {
      waiting.drop(new Set([id]));
      if ('missed' in outcome) dispatch(factMissed({ id, fact: action, reason: outcome.missed, changed: outcome.changed }));
    }
    confirmations.settle(id, outcome);
  };

  const crossed = createCrossed(model);
  const { isAwaited, changed } = crossed;
  const ledger = createLedger(model, { setAside: () => void dispatch(contentSetAside()), settled, isAwaited, changed });

  /** Puts what the journal says in place, with the facts still waiting on top. */
  const rebase = async (from: Journal) => {
    behind = true;
    const state = await ledger.state(from);
    let hidden = 0;
    const hide = () => (hidden += 1);
    dispatch(rebased(model.replay(state, waiting.facts(), { overtaken: hide, unreadable: hide })));
    behind = false;
    unshown = hidden > 0;
  };

  const catchUp = async (from: Journal) => {
    const entries = await from.since(ledger.seq());
    if (entries.length === 0 && !behind) return;
    const said = waiting.all();
    const ownInOrder = entries.every(({ id }, index) => id === said[index]?.id);
    await ledger.add(from, entries, ownInOrder ? said.map(({ action }) => action) : undefined);
    behind ||= !ownInOrder || unshown;
    const noteOthers = () => !ownInOrder && crossed.note(waiting.all(), entries);
    noteOthers();
    waiting.drop(new Set(entries.map(({ id }) => id)));
    if (behind) {
      await rebase(from);
      // What was said while that was under way was said without a sight of them as well.
      noteOthers();
    } else if (waiting.all().length === 0 && api) {
      ledger.adopt(model.of(api.getState() as object));
    }
    dispatch(journalSynced(ledger.seq()));
  };

  /** What the journal's answer to a draft settles: that it will never be taken, or that it was read long ago. */
  const outcomeOf = (answer: Answer | undefined): Outcome | undefined => {
    if (answer === undefined) return undefined;
    if ('refused' in answer) return { missed: answer.refused };
    if (answer.kept > ledger.seq()) return undefined;
    const missed = ledger.overtaken(answer.kept);
    return missed === undefined ? answer : { missed };
  };

  /** Sends what waits; a draft that the journal refuses is taken back, and holds up none of the others. */
  const send = async (to: Journal) => {
    const known = (await sent(waiting.all(), to)).flatMap(({ draft, answer }) => {
      const outcome = outcomeOf(answer);
      return outcome ? [{ draft, outcome }] : [];
    });
    if (known.length === 0) return;
    for (const { draft, outcome } of known) settled(draft, outcome);
    // Before anything else is read: what the store shows must not be taken for what the journal says.
    await rebase(to);
    dispatch(journalSynced(ledger.seq()));
  };

  /** The journal was deleted under us: what we know becomes its beginning again, whatever a newcomer began meanwhile. */
  const reseed = async (to: Journal) => {
    const known = await ledger.state(to);
    await to.compact({ seq: 0, version: model.version, state: known, overtaken: {} });
    const begunAnew = (await to.since(0)).some(({ id }) => id === BEGINNING);
    if (begunAnew) await to.append([await packed(draftOf(model.recovering(known), newId()), to.contents)]);
    await ledger.load(to);
    lost = false;
    await rebase(to);
  };

  const syncOnce = async (to: Journal) => {
    try {
      if (lost) await reseed(to);
      if (waiting.all().length > 0) await send(to);
      await catchUp(to);
      await waiting.tidy();
      await ledger.compact(to, COMPACT_AFTER, inOneTab);
      failures = 0;
    } catch (error) {
      news = true;
      if (error instanceof JournalLostError && !lost) {
        lost = true;
        return;
      }
      failures += 1;
      dispatch(factsWaited({ waiting: waiting.all().length, trouble: messageOf(error) }));
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
    if (waiting.all().includes(draft)) dispatch(factsWaited({ waiting: waiting.all().length }));
  };

  const keep: Keep = (action) => {
    const draft = draftOf(action, newId());
    waiting.add(draft);
    own.add(draft.id);
    void sync();
    void countWhenNoticeable(draft);
    return { confirmed: confirmations.open(draft.id), undoing: () => crossed.undoing(draft.id) };
  };

  /** Reads all of a journal, and begins an empty one. */
  const begin = async (opened: Journal) => {
    await ledger.load(opened);
    if (ledger.isEmpty()) {
      // A fixed id, so that two tabs that begin together begin once.
      const first = { ...draftOf(await firstFact(), BEGINNING), by: 'Trackyard' };
      await opened.append([await packed(first, opened.contents)]);
      await ledger.load(opened);
    }
    return opened;
  };

  const known = async (read: (from: Journal) => Promise<Entry[]>): Promise<KnownEntry[]> => {
    const entries = journal ? await read(journal) : [];
    return entries.map((entry) => ({ ...lifted(entry), overtaken: ledger.overtaken(entry.seq) }));
  };

  /** An entry whose fact is whole, in today's form: older ones are in the journal as they were written. */
  const lifted = <Kept extends Entry>(entry: Kept): Kept => {
    const read = readEntry(entry, model);
    return read.ok ? { ...entry, version: model.version, action: read.action } : entry;
  };

  return {
    middleware: (store: MiddlewareAPI) => {
      api = store;
      return saying(model, keep)(store);
    },

    /** Opens the journal and brings the store up to it; without storage it works on from memory, and says so. */
    async start() {
      try {
        const opened = await openJournal()
          .then(begin)
          .catch((error: unknown) => {
            dispatch(storageMissed(messageOf(error)));
            waiting.leaveOutbox();
            return begin(memoryShelf()());
          });
        for (const { id } of await waiting.recall()) own.add(id);
        journal = opened;
        await rebase(journal);
        dispatch(journalOpened(ledger.seq()));
        journal.subscribe(() => void sync());
        await sync();
        if ((await journal.aside()).some(({ what }) => what === 'version 1')) dispatch(olderDataFound());
      } catch (error) {
        dispatch(journalFailed(messageOf(error)));
      }
    },

    /** How many facts are not durable yet. */
    waiting: () => waiting.all().length,
    /** Resolves when nothing is under way any more. */
    settled: () => syncing ?? Promise.resolve(),
    /** The newest entries, newest first: what the activity list is made of. Payloads that travel apart are not in them. */
    newest: (limit: number) => known((from) => from.newest(limit)),
    /** The newest entries about a record, newest first. */
    history: (record: string, limit: number) => known((from) => from.history(record, limit)),
    /** The entries with the payloads that travel apart. */
    unpacked: async (entries: readonly KnownEntry[]) =>
      journal ? (await unpacked(entries, journal.contents)).map((entry) => lifted(entry)) : [...entries],
    /** Where bytes are kept that facts name by their hash; an Error before the journal is open. */
    contents() {
      if (!journal) throw new Error('The data is not loaded yet. Try again in a moment.');
      return journal.contents;
    },
    /** What could not be read and was moved out of the way. */
    aside: (): Promise<SetAside[]> => journal?.aside() ?? Promise.resolve([]),
    /** Lets go of the journal; what is not durable yet stays unsaved, or in the outbox. */
    async close() {
      const open = journal;
      journal = undefined;
      await open?.close();
    },
  };
}
