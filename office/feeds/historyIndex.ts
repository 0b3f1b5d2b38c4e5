import { setTimeout as pause } from 'node:timers/promises';
import type { Entry, Journal } from '@/journal/port/port';
import type { KnownPlaces } from '@/journal/adapters/nats/historyReading';
import { complain } from '../tell';
import { createRecordPlaces } from './recordPlaces';

/** So many entries are read at once. */
const SLICE = 256;
/** Whoever asks in between goes before. */
const LEAST_REST_MS = 20;
/** After what failed, as the servers elect who leads. */
const FAILED_REST_MS = 2_000;

interface Range {
  from: number;
  to: number;
}

/** Waits for so many milliseconds. */
type Rest = (milliseconds: number) => Promise<unknown>;

/** Reads what is not known yet, slice by slice from the newest back. */
function unreadOf(add: (entry: Entry) => void, rest: Rest) {
  /** The newest last. */
  const ranges: Range[] = [];
  let reading: Promise<void> | undefined;
  let closed = false;
  const next = () => (closed ? undefined : ranges.at(-1));

  const readSlice = async (journal: Pick<Journal, 'since'>, range: Range) => {
    const after = Math.max(range.from - 1, range.to - SLICE);
    for (const entry of await journal.since(after, SLICE)) if (entry.seq <= range.to) add(entry);
    if (after < range.from) ranges.splice(ranges.indexOf(range), 1);
    else range.to = after;
  };
  const readAll = async (journal: Pick<Journal, 'since'>) => {
    for (let range = next(); range; range = next()) {
      const began = performance.now();
      try {
        await readSlice(journal, range);
        await rest(Math.max(LEAST_REST_MS, performance.now() - began));
      } catch (error) {
        complain(`What was said about each record could not be read yet: ${String(error)}`);
        await rest(FAILED_REST_MS);
      }
    }
    reading = undefined;
  };

  return {
    add: (range: Range) => void ranges.push(range),
    /** The last place that is not known; 0 where all are. */
    end: () => ranges.at(-1)?.to ?? 0,
    read: (journal: Pick<Journal, 'since'>) => {
      if (ranges.length > 0) reading ??= readAll(journal);
    },
    /** Resolves once all is known. */
    whole: () => reading ?? Promise.resolve(),
    close: () => void (closed = true),
  };
}

/**
 * Knows for each record which places of the journal are about it, and for each identity of a fact which one holds it. What comes is noted
 * as it is read. What was there before is read at each start, slice by slice from the newest back and at half the time at most, so that
 * nobody waits for it and the clerk's memory holds places alone: beside the snapshots it would have to be written anew with each, and be
 * checked against the journal all the same.
 */
export function createHistoryIndex(rest: Rest = (ms) => pause(ms)) {
  const [records, ids] = [createRecordPlaces(), createRecordPlaces()];
  let last = 0;
  let journal: Pick<Journal, 'since'> | undefined;

  const add = ({ seq, id, about }: Entry) => {
    // Who brings something may call it whatever they like.
    if (typeof id === 'string') ids.add(id, seq);
    if (Array.isArray(about))
      for (const record of new Set<unknown>(about)) if (typeof record === 'string') records.add(record, seq);
  };
  const unread = unreadOf(add, rest);
  /** All up to a place is known, or known to be unread. */
  const reach = (seq: number, isKnown: boolean) => {
    const to = isKnown ? seq - 1 : seq;
    if (to > last) unread.add({ from: last + 1, to });
    last = Math.max(last, seq);
    if (journal) unread.read(journal);
  };

  return {
    /** The places that may be about a record, newest first, as far back as they are known; `isAll` where there are no others. */
    placesOf: (record: string): KnownPlaces => {
      const before = unread.end();
      const places = records.of(record).filter((place) => place > before);
      return { places, isAll: journal !== undefined && before === 0 };
    },
    /** The places that may hold what was said under an identity, newest first, as far back as they are known. */
    placesOfId: (id: string): readonly number[] => ids.of(id),
    /** Notes an entry that was read; one that is read again is known. */
    note: (entry: Entry) => {
      if (entry.seq <= last) return;
      reach(entry.seq, true);
      add(entry);
    },
    /** Reads what is not known yet, up to that place. */
    begin: (from: Pick<Journal, 'since'>, seq: number) => {
      journal = from;
      reach(seq, false);
    },
    whole: unread.whole,
    close: unread.close,
  };
}

export type HistoryIndex = ReturnType<typeof createHistoryIndex>;
