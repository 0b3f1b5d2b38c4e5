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

/**
 * Knows for each record which places of the journal are about it, and for each identity of a fact which one holds it. What comes is noted as it is read. What was there before is read at each
 * start, slice by slice from the newest back and at half the time at most, so that nobody waits for it and the clerk's memory holds
 * places alone: beside the snapshots it would have to be written anew with each, and be checked against the journal all the same.
 */
export function createHistoryIndex(rest: (milliseconds: number) => Promise<unknown> = (ms) => pause(ms)) {
  const [records, ids] = [createRecordPlaces(), createRecordPlaces()];
  /** What is not known yet, the newest last. */
  const unread: Range[] = [];
  let last = 0;
  let isBegun = false;
  let journal: Pick<Journal, 'since'> | undefined;
  let reading: Promise<void> | undefined;

  const add = ({ seq, id, about }: Entry) => {
    // Who brings something may call it whatever they like.
    if (typeof id === 'string') ids.add(id, seq);
    if (Array.isArray(about)) for (const record of new Set(about)) records.add(record, seq);
  };

  /** Reads the newest slice of what is not known. */
  const readSlice = async (from: Pick<Journal, 'since'>, range: Range) => {
    const after = Math.max(range.from - 1, range.to - SLICE);
    for (const entry of await from.since(after, SLICE)) if (entry.seq <= range.to) add(entry);
    if (after < range.from) unread.splice(unread.indexOf(range), 1);
    else range.to = after;
  };
  const readAll = async () => {
    for (let range = unread.at(-1); journal && range; range = unread.at(-1)) {
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
  /** So far all was read or is known to be unread. */
  const reach = (seq: number, known: boolean) => {
    const to = known ? seq - 1 : seq;
    if (to > last) unread.push({ from: last + 1, to });
    last = Math.max(last, seq);
    if (journal && unread.length > 0) reading ??= readAll();
  };

  return {
    /** The places that may be about a record, newest first, as far back as they are known; `isAll` where there are no others. */
    placesOf(record: string): KnownPlaces {
      const before = unread.at(-1)?.to ?? 0;
      return { places: records.of(record).filter((place) => place > before), isAll: isBegun && before === 0 };
    },
    /** The places that may hold what was said under an identity, newest first, as far back as they are known. */
    placesOfId: (id: string): readonly number[] => ids.of(id),
    /** Notes an entry that was read; one that is read again is known. */
    note(entry: Entry) {
      if (entry.seq <= last) return;
      reach(entry.seq, true);
      add(entry);
    },
    /** Reads what is not known yet, up to that place. */
    begin(from: Pick<Journal, 'since'>, seq: number) {
      [journal, isBegun] = [from, true];
      reach(seq, false);
    },
    /** Resolves once all is known. */
    whole: () => reading ?? Promise.resolve(),
    close: () => void (journal = undefined),
  };
}

export type HistoryIndex = ReturnType<typeof createHistoryIndex>;
