// What a journal tells when its entries are gone through one by one.
import type { Entry } from '@/journal/port/port';
import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { misfit } from '@/store/business/checked/checked';
import { replay } from '@/store/business/replay';
import type { Numbered, Table } from '@/store/kit/table';
import type { Saying } from './crowd';

/** The numbers that a list has given, in that order, after the one that it began with, and the last one that it says. */
interface List {
  first: number;
  given: number[];
  last: number;
}

/** A number and whose it is: a bin that was taken back is there again, under the next number, when the same goods come again. */
const givenTo = ({ id, number }: Numbered) => `${id} ${number}`;

/** What a journal tells, whose entries are gone through one by one: what there is in the end, and what became of each. */
export function goneThrough(entries: readonly Entry[]) {
  const [beginning, ...rest] = entries;
  const places = new Map(entries.map((entry) => [entry.id, entry]));
  const missed = new Map<string, string>();
  let business: Business = emptyBusiness;
  const take = ({ id, action }: Entry) => {
    const note = (reason: string) => missed.set(id, reason);
    business = replay(
      business,
      [action],
      { overtaken: (_, { reason }) => note(reason), unreadable: (_, reason) => note(reason) },
      misfit,
    );
  };
  const tables = () => nouns.map(({ reducerPath }) => [reducerPath, business[reducerPath] as Table<Numbered>] as const);

  if (beginning) take(beginning);
  const known = Object.fromEntries(
    tables().map(([name, { entities }]) => [name, new Set(Object.values(entities).map(givenTo))]),
  );
  const lists: Record<string, List> = Object.fromEntries(
    tables().map(([name, { lastNumber }]) => [name, { first: lastNumber, given: [], last: lastNumber }]),
  );
  for (const entry of rest) {
    take(entry);
    for (const [name, { ids, entities, lastNumber }] of tables()) {
      const list = lists[name];
      if (!list) continue;
      list.last = lastNumber;
      for (const id of ids) {
        const row = entities[id];
        if (!row || known[name]?.has(givenTo(row))) continue;
        known[name]?.add(givenTo(row));
        list.given.push(row.number);
      }
    }
  }

  return {
    business,
    lists,
    ids: entries.map(({ id }) => id),
    placeOf: (id: string) => places.get(id)?.seq,
    /** Whether this became of what somebody said: it has its place, or there is a reason; of what is in the journal, its own. */
    tells({ id, by, outcome }: Saying) {
      const entry = places.get(id);
      if (!entry) return 'missed' in outcome && outcome.missed !== '';
      const reason = missed.get(id);
      const isRight =
        'missed' in outcome ? outcome.missed === reason : reason === undefined && outcome.kept === entry.seq;
      return isRight && entry.by === by;
    },
  };
}
