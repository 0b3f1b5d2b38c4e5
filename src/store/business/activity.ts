import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import type { KnownEntry } from '@/journal/lookup';
import type { Replica } from '@/journal/replica';
import { factUndone, takenBackBy } from '@/journal/undo/undo';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { ValueChange } from '@/store/kit/edit';
import { businessOf, businessReplaced, type Business } from './business';
import { aboutOf } from './businessRules';
import { declarationOf } from './declared';
import { placeOf } from './recordPlaces';
import type { Fact } from './store';

/** One thing that somebody did, in words that follow their name: Asha "added vendor Metro Cables". */
export interface Activity {
  seq: number;
  /** ISO instant. */
  at: string;
  by: string;
  text: string;
  /** Why it changed nothing: somebody was faster. */
  overtaken?: string | undefined;
  /** What it changed, value by value. */
  changes: readonly ValueChange[];
  /** Where its one record is shown. */
  to?: string | undefined;
  /** By which fact's type it is known who may take it back; undefined when there is nothing to be taken back. */
  takesBack?: string | undefined;
}

const REPLACED: Record<string, string> = {
  sample: 'loaded the sample data',
  backup: 'restored a backup',
  emptying: 'emptied the business',
  recovery: 'recovered the business after its storage was deleted',
  undo: 'put back all that was there before',
};

/** A fact in words that follow its author's name, with the names that records have now. */
export function inWords(fact: UnknownAction, business: Business): string {
  if (businessReplaced.match(fact))
    return (Object.hasOwn(REPLACED, fact.meta.by) && REPLACED[fact.meta.by]) || fact.type;
  if (factUndone.match(fact)) return `took back: ${inWords(fact.payload.fact, business)}`;
  return declarationOf(fact)?.words(fact.payload as never, business) ?? fact.type;
}

/** What a fact changed, value by value; an Undo turns it round. */
function changesOf(fact: UnknownAction, business: Business): readonly ValueChange[] {
  if (factUndone.match(fact)) {
    return changesOf(fact.payload.fact, business).flatMap((one) =>
      one.was === undefined ? [] : { ...one, was: one.is, is: one.was },
    );
  }
  return declarationOf(fact)?.changes?.(fact.payload as never, business) ?? [];
}

/** Where the record is shown that a fact is about; of many records there is no one place. */
function recordPlace(fact: UnknownAction, business: Business): string | undefined {
  // What else it changes goes with the record that it is of; an Undo goes by what it takes back.
  const type = takenBackBy(fact) ?? fact.type;
  const places = aboutOf(fact).flatMap((id) => placeOf(business, id, type) ?? []);
  return places.length === 1 ? places[0] : undefined;
}

type Described = Pick<Activity, 'text' | 'changes' | 'to' | 'takesBack'>;

/** What is told of an entry that nobody looked through, as it may be older than the last snapshot; in the history of a record what changed of that. */
function described({ action }: KnownEntry, business: Business, ofRecord: string | undefined): Described {
  try {
    const changed = changesOf(action, business).filter(
      ({ records }) => records === undefined || ofRecord === undefined || records.includes(ofRecord),
    );
    return {
      text: inWords(action, business),
      changes: changed.map(({ label, was, is }) => ({
        label: cleanLine(label),
        ...(was !== undefined && { was: cleanLine(was) }),
        is: cleanLine(is),
      })),
      to: recordPlace(action, business),
      takesBack: takenBackBy(action) ?? action.type,
    };
  } catch {
    return { text: 'did something that cannot be read', changes: [] };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

function activityOf(entry: KnownEntry, business: Business, ofRecord: string | undefined): Activity {
  const { seq, at, by, overtaken } = entry;
  const { text, ...rest } = described(entry, business, ofRecord);
  // What is older than the last snapshot was not checked again.
  return { seq, at: textOf(at), by: textOf(by), overtaken, ...rest, text: cleanLine(text) };
}

/**
 * The places of those entries, newest first, of which there is nothing to be taken back: they changed nothing, a later one of
 * them took them back, or they put a whole business in place, which goes only as long as nothing came after and something before, and not back again:
 * a click would empty it once more.
 */
function settledIn(entries: readonly KnownEntry[]): ReadonlySet<number> {
  const undone = new Set<string>();
  const found = new Set<number>();
  const newest = entries.find(({ overtaken }) => overtaken === undefined);
  for (const entry of entries) {
    const { seq, action, overtaken } = entry;
    if (overtaken !== undefined) found.add(seq);
    else if (
      businessReplaced.match(action) &&
      (entry !== newest || seq === 1 || (isObject(action.meta) && action.meta.by === 'undo'))
    )
      found.add(seq);
    else if (undone.size > 0 && undone.delete(JSON.stringify(action))) found.add(seq);
    // A content that is gone leaves it without its payload.
    else if (factUndone.match(action) && isObject(action.payload)) undone.add(JSON.stringify(action.payload.fact));
  }
  return found;
}

// A whole business is not unpacked for a line that needs nothing of it.
const isDescribed = ({ bulk, action }: KnownEntry) => bulk === undefined || businessReplaced.match(action);

type Read = (replica: Replica) => Promise<KnownEntry[]>;

const readActivities =
  (upTo: number, read: Read, ofRecord?: string) =>
  async (_dispatch: unknown, getState: () => Business, replica: Replica | undefined): Promise<Activity[]> => {
    if (!replica) return [];
    const entries = (await read(replica)).filter(({ seq }) => seq <= upTo);
    const unpacked = await replica.unpacked(entries.filter((entry) => !isDescribed(entry)));
    const bySeq = new Map(unpacked.map((entry) => [entry.seq, entry]));
    const whole = entries.map((entry) => bySeq.get(entry.seq) ?? entry);
    const isSettled = settledIn(whole);
    const business = businessOf(getState());
    return whole.map((entry) => {
      const { takesBack, ...activity } = activityOf(entry, business, ofRecord);
      return isSettled.has(entry.seq) ? activity : { ...activity, takesBack };
    });
  };

/** The newest so many activities up to the entry `upTo`, newest first. */
export const readNewest = (upTo: number, limit: number) => readActivities(upTo, (replica) => replica.newest(limit));

/** The same of one record, however long ago they were. */
export const readHistory = (upTo: number, limit: number, record: string) =>
  readActivities(upTo, (replica) => replica.history(record, limit), record);

/** The fact that takes back what was done, however long ago; undefined when there is none. Its dispatch tells whether that can be now. */
export const readInverse =
  (seq: number) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Fact | undefined> =>
    (await replica?.inverse(seq)) as Fact | undefined;
