// A model of the least that a journal can keep: numbers that are added up, of which some are refused and some not readable.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CheckedFact, Model, ReplayListeners } from '@/journal/port/model';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Entry, Journal, SetAside } from '@/journal/port/port';

export interface Sum {
  sum: number;
}

/** An entry at a place that adds a number; one below 0 is refused, `NaN` can be taken by no reducer. */
export const adding = (seq: number, payload: unknown, parts: Partial<Entry> = {}): Entry => ({
  seq,
  id: `entry-${seq}`,
  at: '2026-11-30T10:00:00.000Z',
  by: 'Asha',
  about: [],
  version: 2,
  checked: true,
  action: { type: 'sum/added', payload },
  ...parts,
});

/** The same as nobody has checked it. */
export function unchecked(seq: number, payload: unknown): Entry {
  const { checked: _checked, ...entry } = adding(seq, payload);
  return entry;
}

/** A journal of nothing but what is set aside of it. */
export function asideOnly(): { journal: Journal; aside: SetAside[] } {
  const aside: SetAside[] = [];
  const setAside = (item: SetAside) => {
    aside.push(item);
    return Promise.resolve();
  };
  return { journal: { ...memoryShelf()(), setAside, aside: () => Promise.resolve(aside) }, aside };
}

export const REFUSED = { reason: 'It is below 0.', changed: { record: 'sum', field: 'Sum', now: '1', was: '2' } };

const never = () => {
  throw new Error('Nobody asks for it here.');
};

const given = ({ payload }: UnknownAction) => Number(payload);

/** A fact without what does not fit: what is over 1,000 is left out of it, a text is no fact at all. */
function* checkedFact(fact: unknown): Generator<number, CheckedFact> {
  const { payload } = fact as UnknownAction;
  if (typeof payload !== 'number') return { reason: 'It adds no number.' };
  yield 1;
  if (payload <= 1_000) return { fact: fact as UnknownAction, leftOut: [] };
  return {
    fact: { ...(fact as UnknownAction), payload: 1_000 },
    leftOut: [{ table: 'sum', id: '', reason: 'It is over 1,000.', content: payload }],
  };
}

/** The model, what was made ready by it, and of what it was asked to check. */
export function sumModel() {
  const seen = { ready: [] as UnknownAction[], checked: [] as unknown[], misfits: 0 };
  const model: Model<Sum> = {
    version: 2,
    upcasters: () =>
      Promise.resolve({ 1: { fact: (old) => ({ ...old, payload: 10 * given(old) }), state: (old) => old } }),
    empty: { sum: 0 },
    of: never,
    same: never,
    isFact: never,
    asSaid: never,
    asKept: never,
    aboutOf: never,
    refusal: never,
    refusing: never,
    foresee: never,
    leftOut: never,
    undoing: never,
    recovering: never,
    readyFor: (facts) => {
      seen.ready.push(...facts);
      return Promise.resolve();
    },
    *replaying(before: Sum, facts: readonly UnknownAction[], listeners: ReplayListeners, misfit) {
      let state = before;
      for (const [place, fact] of facts.entries()) {
        const added = given(fact);
        yield place;
        if (Number.isNaN(added)) listeners.unreadable(place, 'It is no number.');
        else if (added < 0) listeners.overtaken(place, REFUSED);
        else {
          const after = { sum: state.sum + added };
          const why = misfit?.(state, after);
          if (why === undefined) state = after;
          else listeners.unreadable(place, why);
        }
      }
      return state;
    },
    checks: () =>
      Promise.resolve({
        state: never,
        fact: (fact: unknown) => {
          seen.checked.push((fact as UnknownAction).payload);
          return checkedFact(fact);
        },
        misfit: (_before: Sum, after: Sum) => {
          seen.misfits += 1;
          return after.sum > 9_999 ? 'It is too much.' : undefined;
        },
      }),
  };
  return { model, seen };
}
