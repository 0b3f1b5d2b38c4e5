import type { UnknownAction } from '@reduxjs/toolkit';
import { runToEnd } from '@/journal/kit/runToEnd';
import type { Checks, ReplayListeners } from '@/journal/port/model';
import type { Numbered } from '@/store/kit/table';
import { businessUpdated, nouns, parts, type Business } from './business';
import { heard, refusing } from './fetchedRules';
import { applyingDelta } from './feeds/deltas';
import { transientTable } from './transientTable';
import { afterWholesale, isWholesale } from './wholesale';

/** A business that facts change one after another: each table is copied once for all of them. */
function transientBusiness(before: Business) {
  const tables = parts.map(({ reducerPath, reducer }) => ({
    reducerPath,
    reducer,
    table: transientTable<Numbered>(before[reducerPath]),
  }));
  let now = before;
  const standing = (changed: typeof tables) =>
    Object.fromEntries(changed.map(({ reducerPath, table }) => [reducerPath, table.now()]));
  return {
    /** As it stands after the last fact. */
    now: () => now,
    /** Takes in a fact that no rule refuses; tells whether it changed anything. */
    hear(fact: UnknownAction) {
      const whole = heard(now, fact);
      const changed = tables.filter(({ table, reducer }) => table.hear(reducer, whole));
      now = { ...now, ...standing(changed), origin: { ...now.origin, facts: now.origin.facts + 1 } };
      return changed.length > 0;
    },
    /** Takes in what the office tells of rows. */
    hearDelta(fact: ReturnType<typeof businessUpdated>) {
      const { origin = now.origin, tables: told } = fact.payload;
      const changed = tables.filter(({ table, reducerPath: noun }) => {
        const own = told[noun];
        return own !== undefined && table.hear(applyingDelta(own), fact);
      });
      now = { ...now, ...standing(changed), origin };
    },
    /** As it stands in the end; the very same as before where no table changed. */
    finished(): Business {
      return { ...now, ...Object.fromEntries(tables.map(({ reducerPath, table }) => [reducerPath, table.finished()])) };
    },
  };
}

/** Whether two businesses are the same, told by identity of their tables. */
export const same = (one: Business, other: Business) =>
  nouns.every(({ reducerPath: part }) => one[part] === other[part]) && one.origin.id === other.origin.id;

/** The business after facts of single records that no rule refuses; the very same one when none has an effect. */
export function afterFacts(business: Business, facts: readonly UnknownAction[]): Business {
  const transient = transientBusiness(business);
  let changed = false;
  for (const fact of facts) changed = transient.hear(fact) || changed;
  return changed ? transient.finished() : business;
}

/** The business after one fact that no rule refuses; the very same one when it has no effect. */
export const afterFact = (business: Business, fact: UnknownAction): Business =>
  isWholesale(fact) ? afterWholesale(business, fact) : afterFacts(business, [fact]);

const ignored: ReplayListeners = { overtaken: () => {}, unreadable: () => {} };

/** Where the pass ends that begins with a fact: a wholesale one stands alone, as it may hide what those before it made. */
function endOfPass(facts: readonly UnknownAction[], first: number): number {
  let end = first + 1;
  if (isWholesale(facts[first] as UnknownAction)) return end;
  while (end < facts.length && !isWholesale(facts[end] as UnknownAction)) end += 1;
  return end;
}

/** Thrown for facts that make what is not as it must be; the message says what, in a sentence. */
class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** The same for many facts, in few passes, so that a thousand facts copy a large table once. Throws when a reducer does. */
function* replayAll(
  business: Business,
  facts: readonly UnknownAction[],
  overtaken: ReplayListeners['overtaken'],
  misfit: Checks<Business>['misfit'],
): Generator<number, Business> {
  let state = business;
  let next = 0;
  while (next < facts.length) {
    const before = state;
    const end = endOfPass(facts, next);
    const transient = transientBusiness(state);
    for (; next < end; next += 1) {
      const fact = facts[next] as UnknownAction;
      const refused = yield* refusing(transient.now(), fact);
      if (refused) overtaken(next, refused);
      else if (isWholesale(fact)) state = afterWholesale(state, fact);
      else if (businessUpdated.match(fact)) transient.hearDelta(fact);
      else transient.hear(fact);
    }
    if (transient.now() !== before) state = transient.finished();
    const reason = misfit(before, state);
    if (reason !== undefined) throw new MisfitError(reason);
  }
  return state;
}

const fitting = () => undefined;

/**
 * The business after the facts, in their order: without those that the rules refuse there, that no reducer can take, or
 * that make what `misfit` finds. Bit by bit, as far as one of them takes long.
 */
export function* replaying(
  business: Business,
  facts: readonly UnknownAction[],
  listeners: ReplayListeners = ignored,
  misfit: Checks<Business>['misfit'] = fitting,
): Generator<number, Business> {
  let reason: string;
  try {
    const overtaken: Parameters<ReplayListeners['overtaken']>[] = [];
    const state = yield* replayAll(business, facts, (...refused) => void overtaken.push(refused), misfit);
    for (const refused of overtaken) listeners.overtaken(...refused);
    return state;
  } catch (error) {
    reason = error instanceof MisfitError ? error.message : 'What it says does not fit what it is about.';
  }
  if (facts.length <= 1) {
    listeners.unreadable(0, reason);
    return business;
  }
  // Half by half, as one of them cannot be taken.
  const half = Math.ceil(facts.length / 2);
  const first = yield* replaying(business, facts.slice(0, half), listeners, misfit);
  const later: ReplayListeners = {
    overtaken: (place, refused) => listeners.overtaken(half + place, refused),
    unreadable: (place, why) => listeners.unreadable(half + place, why),
  };
  return yield* replaying(first, facts.slice(half), later, misfit);
}

/** The same in one go. */
export const replay = (...told: Parameters<typeof replaying>): Business => runToEnd(replaying(...told));
