import type { Entry } from '@/journal/port/port';
import { businessUpdated, type Business } from '@/store/business/business';
import { hasChanges } from '@/store/business/feeds/deltas';
import { readableFact, type Person } from '@/store/business/feeds/withheld';
import { feedOf } from './feedName';
import { createReaders, type FeedChange } from './readers';

/** So many places are remembered; whoever was away for longer is told the whole. */
const MOST = 2_000;

/** What is remembered of an entry: not what it says, which may be large. */
interface Place extends Omit<Entry, 'action'> {
  /** By the names of feeds. */
  told: ReadonlyMap<string, FeedChange>;
  /** The names of the feeds whose readers may know who said it, when, and about what. */
  open: ReadonlySet<string>;
}

const rowsOf = (told: FeedChange | undefined): string[] =>
  told === undefined || told === 'whole'
    ? []
    : Object.values(told.tables).flatMap(({ rows, gone = [] }) => [...rows.map(({ id }) => id), ...gone]);

const changesAnything = (told: FeedChange | undefined) => told === 'whole' || (told !== undefined && hasChanges(told));

/** A place as a reader is told of it. */
const entryFor = (person: Person, { told, open, ...entry }: Place): Entry => {
  const feed = feedOf(person);
  const own = told.get(feed);
  const known = open.has(feed) ? {} : { by: '', at: '', about: rowsOf(own) };
  return { ...entry, ...known, action: businessUpdated(own === undefined || own === 'whole' ? { tables: {} } : own) };
};

/** Whether a place is one of which a feed tells: of what is withheld not even that something was said. */
const concerns = (person: Person, { told, open }: Place) =>
  open.has(feedOf(person)) || changesAnything(told.get(feedOf(person)));

/** The last places of the journal, each as every reader is told of it. @param now milliseconds */
export function createFeedPlaces(now: () => number = () => performance.now()) {
  const readers = createReaders(now);
  let places: readonly Place[] = [];
  let latest: { seq: number; business: Business } | undefined;
  let passed = 0;

  /** Those after a place; undefined where one of them is not remembered for that reader. */
  const after = (person: Person, seq: number): readonly Place[] | undefined => {
    const found = places.slice(places.findLastIndex((place) => place.seq <= seq) + 1);
    const isKnown = seq >= (latest?.seq ?? 0) || (places[0] !== undefined && places[0].seq <= seq + 1);
    return isKnown && found.every(({ told }) => told.has(feedOf(person))) ? found : undefined;
  };

  return {
    readable: readers.readable,
    /** The business at the last place that was read. */
    latest: () => latest,
    /** How many entries are passed over in what is told. */
    passed: () => passed,
    /** Begins anew with what there is at a place, where so many entries are passed over: nobody can go on from before. */
    begin(seq: number, business: Business, passedOver: number) {
      places = [];
      passed = passedOver;
      latest = { seq, business };
    },
    /** The business came from one to the other by an entry; gives who is told something of it. */
    note({ id, seq, at, by, version, about, action }: Entry, before: Business, is: Business): Person[] {
      const all = readers.all();
      const told = new Map(all.map((person) => [feedOf(person), readers.changeFor(person, before, is)]));
      const open = new Set(all.flatMap((person) => (readableFact(person, action, by) ? [feedOf(person)] : [])));
      const place: Place = { id, seq, at, by, version, about, told, open };
      // An earlier reading of the same place was given up.
      places = [...places.filter((one) => one.seq < seq), place].slice(-MOST);
      latest = { seq, business: is };
      return all.filter((person) => concerns(person, place));
    },
    /** What somebody is told after a place; undefined where they are told the whole instead. */
    since(person: Person, seq: number): Entry[] | undefined {
      readers.listens(person);
      const found = after(person, seq);
      if (!found || found.some(({ told }) => told.get(feedOf(person)) === 'whole')) return undefined;
      return found.filter((place) => concerns(person, place)).map((place) => entryFor(person, place));
    },
    /** The last place as somebody is told of it, and after which one it comes; undefined where they take more than that. */
    newest(person: Person): { after: number; entry: Entry } | undefined {
      const place = places.at(-1);
      if (!place || place.told.get(feedOf(person)) === 'whole') return undefined;
      const isOver = (one: Place) => !one.told.has(feedOf(person)) || concerns(person, one);
      const before = places.slice(0, -1).findLast(isOver);
      return { after: before?.seq ?? place.seq - 1, entry: entryFor(person, place) };
    },
  };
}

export type FeedPlaces = ReturnType<typeof createFeedPlaces>;
