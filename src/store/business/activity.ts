import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { ValueChange } from '@/store/kit/edit';
import { businessReplaced, type Business } from './business';
import { aboutOf, declarationOf } from './declared';
import { placeOf } from './recordPlaces';

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
function described(
  { action }: Entry,
  business: Business,
  ofRecord: string | undefined,
  words: typeof inWords,
): Described {
  try {
    const changed = changesOf(action, business).filter(
      ({ records }) => records === undefined || ofRecord === undefined || records.includes(ofRecord),
    );
    return {
      text: words(action, business),
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

/**
 * What an entry of the journal tells, with the names that records have now; of one record what changed of that.
 * @param words how a fact is told, in words that follow its author's name
 */
export function activityOf(entry: Entry, business: Business, ofRecord: string | undefined, words = inWords): Activity {
  const { seq, at, by, overtaken } = entry;
  const { text, ...rest } = described(entry, business, ofRecord, words);
  // What is older than the last snapshot was not checked again.
  return { seq, at: textOf(at), by: textOf(by), overtaken, ...rest, text: cleanLine(text) };
}
