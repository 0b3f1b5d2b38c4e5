import type { UnknownAction } from '@reduxjs/toolkit';
import type { JournalAttachment } from './sync/attachment';
import { unpacked } from './reading/bulk';
import type { Ledger } from './reading/ledger';
import type { Model } from './port/model';
import type { Entry, Journal } from './port/port';
import { readEntry, readerOf } from './reading/reading';

/** Looks up what a journal holds; nothing before there is one. */
export function createLookup<State extends object>(
  model: Model<State>,
  ledger: Ledger<State>,
  { journal, opened }: Pick<JournalAttachment, 'journal' | 'opened'>,
  /** Notes the identity of the entry that an inverse takes back. */
  undone: Pick<WeakMap<object, string>, 'set'>,
) {
  /** Entries whose facts are whole, in today's form: older ones are in the journal as they were written. */
  const lifted = async <Kept extends Entry>(entries: readonly Kept[]): Promise<Kept[]> => {
    const reader = await readerOf(model, entries);
    return entries.map((entry) => {
      const read = readEntry(entry, reader);
      return read.ok ? { ...entry, version: model.version, action: read.action } : entry;
    });
  };

  const known = async (read: (from: Journal) => Promise<Entry[]>): Promise<Entry[]> => {
    const from = journal();
    const entries = from ? await read(from) : [];
    return (await lifted(entries)).map((entry) => ({
      ...entry,
      overtaken: ledger.overtaken(entry.seq) ?? entry.overtaken,
    }));
  };

  return {
    /** The newest entries, newest first: what the activity list is made of. Payloads that travel apart are not in them. */
    newest: (limit: number) => known((from) => from.newest(limit)),
    /** The newest entries about a record, newest first. */
    history: (record: string, limit: number) => known((from) => from.history(record, limit)),
    /** So many entries after that place, as they lie in the journal. */
    entries(after: number, limit: number): Promise<Entry[]> {
      const from = opened();
      return from.written ? from.written(after, limit) : from.since(after, limit);
    },
    /** The fact that takes back the entry at a place; undefined when there is none. Whether it can be now the rules tell when it is said. */
    async inverse(place: number): Promise<UnknownAction | undefined> {
      const from = opened();
      const found = from.inverse
        ? await from.inverse(place)
        : await (await import('./inverting')).inverseOf(model, from, place);
      if (found) undone.set(found.inverse, found.undoes);
      return found?.inverse;
    },
    /** The entries with the payloads that travel apart. */
    async unpacked(entries: readonly Entry[]): Promise<Entry[]> {
      const from = journal();
      return from ? lifted(await unpacked(entries, from.contents)) : [...entries];
    },
  };
}
