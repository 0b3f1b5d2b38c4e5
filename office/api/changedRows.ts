import type { Entry } from '@/journal/port/port';
import { runToEnd } from '@/journal/kit/runToEnd';
import type { Business, Noun } from '@/store/business/business';
import type { Numbered, Table } from '@/store/kit/table';
import { differences } from '@/store/kit/tableChanges';

/** Whose row is told otherwise where a row of a noun is another one: the identity of what is told, where there is any. */
export type MadeOf = { readonly [Name in Noun]?: (row: Business[Name]['entities'][string]) => string | undefined };

/** Whether what is told of an identity may be another thing than before an ISO instant. */
export type WasChanged = (id: string, since: string) => boolean;

/** What is known of changes at the time of a call. */
export interface ChangesKnown {
  /** When the newest change was that is told by now: an ISO instant. */
  asOf: string;
  wasChanged: WasChanged;
}

/** The identities of what is told otherwise in one business than in another; undefined where that is so of too many to name. */
function changedBetween(made: MadeOf, before: Business, after: Business): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  for (const [noun, ofRow] of Object.entries(made)) {
    // Each noun's rows meet the function of that noun, which the compiler cannot see through a loop.
    const [was, is] = [before, after].map((business) => business[noun as Noun] as Table<Numbered>);
    const idOf = ofRow as (row: Numbered) => string | undefined;
    const changes = was && is && runToEnd(differences(was, is));
    if (!changes) return undefined;
    for (const row of changes.flatMap((one) => [one.was, one.is])) {
      const id = row && idOf(row);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

/**
 * When what is told at an address was changed last, by the journal's times. It is known from the first call on, as no row holds
 * it: of what was before, everything counts as changed, and so it does since a time that no entry has reached yet, which another machine
 * may have given out. A change counts as of the newest entry that the journal has when it is noticed, so never as sooner than it was.
 */
export function changedRows(made: MadeOf) {
  let last: Business | undefined;
  /** The first call is timed by the clock: entries may be older than what another machine gave out before, as those of a history that moved in. */
  let [begun, newest] = ['', ''];
  /** Since when all counts as changed, and what since when. */
  let whole = '';
  const changedAt = new Map<string, string>();
  return {
    /** Takes in the business as it is, and the newest entry that was read after it; `now` is an ISO instant. */
    note(business: Business, { at }: Pick<Entry, 'at'>, now: string): ChangesKnown {
      newest = at > newest ? at : newest;
      // A clock that was ahead has written what is still to come.
      const asOf = newest < now ? newest : now;
      const changed = last && changedBetween(made, last, business);
      if (!last) begun = now;
      else if (!changed) whole = newest;
      for (const id of changed ?? []) changedAt.set(id, newest);
      last = business;
      return {
        asOf,
        wasChanged: (id, since) =>
          since <= begun || since > newest || whole >= since || (changedAt.get(id) ?? '') >= since,
      };
    },
  };
}
