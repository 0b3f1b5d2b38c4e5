import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '@/journal/port/port';
import type { ReplicaThunk } from '@/journal/replica';
import { factUndone } from '@/journal/undo/undo';

/** Who told a line, and at which ISO instant. */
export type FactAuthor = Pick<Entry, 'by' | 'at'>;

/** A line of what happened, with the mark of the fact that tells it. */
export interface MarkedLine {
  mark: string;
}

/** Which facts tell lines. */
export interface LinesAsked {
  /** The identities of the records whose histories have them. */
  about: readonly string[];
  /** The marks of the lines that a fact tells. */
  marksOf: (fact: UnknownAction) => readonly string[];
  /** The types of those facts, where the histories have many others. */
  types?: ReadonlySet<string> | undefined;
  /** Whether what was taken back, and the Undo, have lines too. */
  undoneToo?: true | undefined;
}

/** Beyond so many entries nobody looks for who said what. */
const MOST = 1_000;

/** The entries that have lines, newest first: those that were neither overtaken nor taken back, or all that are not overtaken. */
function standing(entries: readonly Entry[], undoneToo: true | undefined): Entry[] {
  const undone = new Set<string>();
  return entries.filter(({ action, overtaken }) => {
    if (overtaken !== undefined) return false;
    // An Undo that does not tell its day left no line of what it took back.
    if (undoneToo && (!factUndone.match(action) || action.payload.on !== undefined))
      return !undone.delete(JSON.stringify(action));
    if (!factUndone.match(action)) return !undone.delete(JSON.stringify(action));
    const taken = JSON.stringify(action.payload.fact);
    // An Undo of an Undo lets the first fact stand again.
    if (!undone.delete(JSON.stringify(action))) undone.add(taken);
    return false;
  });
}

/** Who told lines, oldest first; undefined where the journal, whose entries are given newest first, does not know. */
function authorsOf(
  lines: readonly MarkedLine[],
  entries: readonly Entry[],
  { marksOf, undoneToo }: Pick<LinesAsked, 'marksOf' | 'undoneToo'>,
): (FactAuthor | undefined)[] {
  const byMark = new Map<string, FactAuthor[]>();
  for (const { action, by, at } of standing(entries, undoneToo)) {
    for (const mark of marksOf(action)) byMark.set(mark, [...(byMark.get(mark) ?? []), { by, at }]);
  }
  // Two lines that are alike are told by the older and the newer entry, and the older one may be forgotten.
  return lines
    .toReversed()
    .map(({ mark }) => byMark.get(mark)?.shift())
    .toReversed();
}

/** The lines with who told each; those of one day in the order in which they were told, where that is known of all of them. */
export function describedLines<Line extends MarkedLine & { on: string | undefined }>(
  lines: readonly Line[],
  authors: readonly (FactAuthor | undefined)[],
): (Line & Partial<FactAuthor>)[] {
  const days: (Line & Partial<FactAuthor>)[][] = [];
  lines.forEach((line, index) => {
    const described = { ...line, ...authors[index] };
    const day = days.at(-1);
    if (day && day[0]?.on === line.on) day.push(described);
    else days.push([described]);
  });
  return days.flatMap((day) => {
    const isKnown = day.every(({ at }) => at !== undefined);
    return isKnown ? day.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')) : day;
  });
}

/** Reads who told lines, up to the journal's entry `upTo`. */
export const readAuthors =
  (upTo: number, lines: readonly MarkedLine[], asked: LinesAsked): ReplicaThunk<Promise<(FactAuthor | undefined)[]>> =>
  async (_dispatch, _getState, replica) => {
    if (!replica) return [];
    const { about, types } = asked;
    const read = await Promise.all(about.map((id) => replica.history(id, MOST)));
    const entries = new Map(read.flat().map((entry) => [entry.seq, entry]));
    const newestFirst = [...entries.values()]
      .filter(({ seq, action }) => seq <= upTo && (!types || factUndone.match(action) || types.has(action.type)))
      .toSorted((one, other) => other.seq - one.seq);
    return authorsOf(lines, await replica.unpacked(newestFirst), asked);
  };
