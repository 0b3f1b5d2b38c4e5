import { createNextState, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { Checks, ReplayEars } from '@/journal/model';
import { factUndone, putBack, type Change } from '@/journal/undo';
import { settleIn, whileUnchanged } from '@/store/kit/table';
import { businessReplaced, emptyBusiness, nouns, type Business } from './business';
import { refusal } from './businessRules';
import { completed } from './completed';

/** Facts that put rows of their own in the place of others; whatever comes after them sees those as its past. */
const isWholesale = (fact: UnknownAction) => businessReplaced.match(fact) || factUndone.match(fact);

/** The slices for a loop over them; cast, as TypeScript cannot follow that each reducer is given its own part. */
const parts = nouns as readonly { reducerPath: keyof Business; reducer: Reducer<unknown> }[];

function takeBack(draft: Business, changes: readonly Change[]) {
  putBack(draft, changes);
  const back = changes.filter(({ path, place }) => path.length === 2 && place !== undefined);
  for (const { reducerPath: part } of nouns) {
    const ids = back.flatMap(({ path: [table, id] }) => (table === part && id !== undefined ? [id] : []));
    if (ids.length > 0) settleIn(draft[part], ids);
  }
}

/** The tables alone: whatever else came with them is none of the business. */
const ownParts = (business: Partial<Business>) =>
  Object.fromEntries(nouns.flatMap(({ reducerPath: part }) => (business[part] ? [[part, business[part]]] : [])));

function apply(draft: Business, action: UnknownAction) {
  if (businessReplaced.match(action)) {
    Object.assign(draft, emptyBusiness, ownParts(action.payload.business), {
      origin: { id: action.payload.id, facts: 0 },
    });
    return;
  }
  if (factUndone.match(action)) takeBack(draft, action.payload.changes);
  else {
    const fact = whileUnchanged(() => completed(draft, action));
    for (const { reducerPath: part, reducer } of parts) {
      const before = draft[part];
      const after = reducer(before, fact);
      if (after !== before) Reflect.set(draft, part, after);
    }
  }
  draft.origin.facts += 1;
}

/** Whether two businesses are the same, told by identity of their tables. */
export const same = (one: Business, other: Business) =>
  nouns.every(({ reducerPath: part }) => one[part] === other[part]) && one.origin.id === other.origin.id;

/** The business after one fact that no rule refuses; the very same one when it has no effect. */
export function afterFact(business: Business, fact: UnknownAction): Business {
  if (isWholesale(fact)) return createNextState(business, (draft) => apply(draft, fact));
  // Each slice drafts for itself: a draft of all of them would cost a dispatch more than the fact.
  const whole = completed(business, fact);
  const changed = parts.flatMap(({ reducerPath: part, reducer }) => {
    const after = reducer(business[part], whole);
    return after === business[part] ? [] : [[part, after] as const];
  });
  if (changed.length === 0) return business;
  const { id, facts } = business.origin;
  return { ...business, ...Object.fromEntries(changed), origin: { id, facts: facts + 1 } };
}

/** A copy of a fact, which is plain JSON: that is copied sooner as text than as structure. */
export const copyOf = (fact: UnknownAction) => JSON.parse(JSON.stringify(fact)) as UnknownAction;

const ignored: ReplayEars = { overtaken: () => {}, unreadable: () => {} };

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
function replayAll(
  business: Business,
  facts: readonly UnknownAction[],
  overtaken: ReplayEars['overtaken'],
  misfit: Checks<Business>['misfit'],
): Business {
  let state = business;
  let next = 0;
  while (next < facts.length) {
    const before = state;
    const end = endOfPass(facts, next);
    state = createNextState(before, (draft) => {
      for (; next < end; next += 1) {
        const fact = facts[next] as UnknownAction;
        const refused = whileUnchanged(() => refusal(draft as Business, fact));
        if (refused) overtaken(next, refused);
        // A clone: what a fact brought into the draft, the next one may change there, but never in the fact itself. After a
        // whole business none comes next.
        else apply(draft, businessReplaced.match(fact) ? fact : copyOf(fact));
      }
    });
    const reason = misfit(before, state);
    if (reason !== undefined) throw new MisfitError(reason);
  }
  return state;
}

const fitting = () => undefined;

/**
 * The business after the facts, in their order: without those that the rules refuse there, that no reducer can take, or
 * that make what `misfit` finds.
 */
export function replay(
  business: Business,
  facts: readonly UnknownAction[],
  ears: ReplayEars = ignored,
  misfit: Checks<Business>['misfit'] = fitting,
): Business {
  let reason: string;
  try {
    const overtaken: Parameters<ReplayEars['overtaken']>[] = [];
    const state = replayAll(business, facts, (...refused) => void overtaken.push(refused), misfit);
    for (const refused of overtaken) ears.overtaken(...refused);
    return state;
  } catch (error) {
    reason = error instanceof MisfitError ? error.message : 'What it says does not fit what it is about.';
  }
  if (facts.length <= 1) {
    ears.unreadable(0, reason);
    return business;
  }
  // Half by half, as one of them cannot be taken.
  const half = Math.ceil(facts.length / 2);
  const first = replay(business, facts.slice(0, half), ears, misfit);
  const later: ReplayEars = {
    overtaken: (place, refused) => ears.overtaken(half + place, refused),
    unreadable: (place, why) => ears.unreadable(half + place, why),
  };
  return replay(first, facts.slice(half), later, misfit);
}
