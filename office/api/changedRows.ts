import type { Entry } from '@/journal/port/port';
import type { Business, Noun, RowOf } from '@/store/business/business';
import { changesOf } from '@/store/business/feeds/deltas';
import type { Numbered, Table } from '@/store/kit/table';
import type { JournalPlace } from './journalPlace';

/** Whose row is told otherwise where a row of a noun is another one: the identity of what is told, where there is any. */
export type MadeOf = { readonly [Name in Noun]?: (row: RowOf<Name>) => string | undefined };

/** Whether what is told of an identity may be another thing than it was at a place. */
export type WasChanged = (id: string, since: JournalPlace) => boolean;

/** What is known of changes at the time of a call. */
export interface ChangesKnown {
  /** Where the journal was read to, as programs are told it. */
  asOf: string;
  wasChanged: WasChanged;
}

/** The identities of what is told otherwise in one business than in another; undefined where that is so of too many to name. */
function changedBetween(made: MadeOf, before: Business, after: Business): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  for (const [noun, ofRow] of Object.entries(made)) {
    // Each noun's rows meet the function of that noun, which the compiler cannot see through a loop.
    const [was, is] = [before[noun as Noun] as Table<Numbered>, after[noun as Noun] as Table<Numbered>];
    const idOf = ofRow as (row: Numbered) => string | undefined;
    if (was === is) continue;
    const changes = changesOf(was, is);
    if (!changes) return undefined;
    for (const row of changes.flatMap((one) => [one.was, one.is])) {
      const id = row && idOf(row);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

/** By which place of the journal what is told at an address was changed last, as far as the journal was read entry by entry. */
export function changedRows(made: MadeOf) {
  /** Of what was changed up to there nobody knows which it is: a snapshot tells no rows apart. */
  let unknownUpTo: number | undefined;
  const lastPlaces = new Map<string, number>();
  return {
    /** Takes in that the business came from one to the other by an entry; those that are read come one after another. */
    note({ seq }: Pick<Entry, 'seq'>, before: Business, after: Business): void {
      unknownUpTo ??= seq - 1;
      const changed = changedBetween(made, before, after);
      if (!changed) unknownUpTo = Math.max(unknownUpTo, seq);
      for (const id of changed ?? []) lastPlaces.set(id, seq);
    },
    /** Whether what is told of an identity, as it is at a place, may be another thing than it was at a place before. */
    wasChanged: (id: string, before: number, now: number): boolean =>
      before < (unknownUpTo ?? now) || (lastPlaces.get(id) ?? 0) > before,
  };
}
