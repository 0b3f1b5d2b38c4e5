import type { UnknownAction } from '@reduxjs/toolkit';
import { unpacked } from './bulk';
import type { CheckedFact, Model } from '@/journal/port/model';
import type { Entry, Journal } from '@/journal/port/port';
import { readEntry, readerOf } from './reading';
import { oneByOne } from '@/journal/kit/takingTurns';
import type { Unreadable } from './unreadable';

/** What an entry says, checked unless a program of this version has done so before. */
const factOf = async <State extends object>(
  model: Model<State>,
  { checked, version }: Entry,
  fact: UnknownAction,
  inTurn: ReturnType<typeof oneByOne>,
): Promise<CheckedFact> =>
  checked && version === model.version ? { fact, leftOut: [] } : inTurn((await model.checks()).fact(fact));

interface ReadableEntries {
  /** Those that can be read, their facts whole and in today's form. */
  readable: Entry[];
  /** Those from the first on that only a newer program can read. */
  newer: Entry[];
}

/** Sorts entries of a journal by whether they can be read; what cannot, and is no newer program's, is set aside. */
export async function readableEntries<State extends object>(
  model: Model<State>,
  from: Journal,
  entries: readonly Entry[],
  unreadable: Unreadable,
): Promise<ReadableEntries> {
  const readable: Entry[] = [];
  const reader = await readerOf(model, entries);
  const inTurn = oneByOne();
  const all = (await unpacked(entries, from.contents)).map((entry) => ({ entry, read: readEntry(entry, reader) }));
  const firstNewer = all.findIndex(({ read }) => !read.ok && read.newer);
  const end = firstNewer < 0 ? all.length : firstNewer;
  // Before anything is set aside: beside a newer program nothing is touched. What came before it is shown.
  if (end < all.length) unreadable.meetNewer();
  for (const { entry, read } of all.slice(0, end)) {
    const { seq } = entry;
    const checked = read.ok ? await factOf(model, entry, read.action, inTurn) : read;
    if ('reason' in checked) await unreadable.setEntryAside(from, entry, checked.reason);
    else {
      readable.push({ ...entry, action: checked.fact });
      await unreadable.listLeftOut(from, seq, `entry ${seq}`, checked.leftOut);
    }
  }
  return { readable, newer: all.slice(end).map(({ entry }) => entry) };
}
