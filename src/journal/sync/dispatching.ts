import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { FactOutcome, Model, Refusal } from '@/journal/port/model';

/** A fact that was said: shown at once, and on its way into the journal. */
export interface Done {
  done: true;
  /** Takes the fact back by its inverse; absent when it changed nothing. */
  undo?: () => Said;
  /** Resolves once its place in the journal's order is known: only then does a number that it gave stay. */
  confirmed: () => Promise<FactOutcome>;
}

/** A fact that cannot be: it changed, journaled and told nothing. */
interface Refused extends Refusal {
  done: false;
}

export type Said = Done | Refused;

/** A fact that is being kept. */
interface Kept extends Pick<Done, 'confirmed'> {
  /** Its identity in the journal. */
  id: string;
  /** Its inverse by what it changed in the journal's order, where that may be something else than its author saw. */
  undoing?: () => UnknownAction | undefined;
}

/** Why what came to nothing cannot be taken back: what it would have changed is somebody else's doing by now. */
export const nothingToUndo = (missed: string): Refusal => ({
  reason: `There is nothing to undo: it was not done. ${missed}`,
});

const SAID_ALREADY: Refusal = { reason: 'This was said already.' };

/** Keeps a fact, and by the identity of it the one that it takes back. Without a journal it lasts as long as its store. */
export type Keep = (fact: UnknownAction, undoes?: string) => Kept;

const keptHere: Keep = () => ({ id: '', confirmed: () => Promise.resolve({ kept: 0 }) });

/**
 * Answers the dispatch of a fact with what became of it. The rules are asked first, and a fact without effect is none:
 * it goes no further. What goes on is the fact as it will travel.
 */
export const dispatching =
  <State extends object>(
    model: Model<State>,
    keep: Keep = keptHere,
    /** Why this cannot be said here and now, whatever the business is. */
    barred: (fact: UnknownAction) => Refusal | undefined = () => undefined,
    /** The identity of the draft that each inverse takes back. */
    undone = new WeakMap<object, string>(),
  ): Middleware =>
  (store) => {
    const done = new WeakSet<object>();
    return (next) => (action) => {
      if (!isAction(action) || !model.isFact(action)) return next(action);
      const before = model.of(store.getState() as object);
      const fact = model.asSaid(action, before);
      const refusal = barred(fact) ?? (done.has(action) ? SAID_ALREADY : model.refusal(before, fact));
      if (refusal) return { done: false, ...refusal } satisfies Refused;
      next(fact);
      done.add(action);
      const after = model.of(store.getState() as object);
      if (model.same(before, after)) return { done: true, confirmed: keptHere(fact).confirmed } satisfies Done;
      const { id, confirmed, undoing } = keep(fact, undone.get(action));
      let missed: string | undefined;
      void confirmed().then((outcome) => (missed = 'missed' in outcome ? outcome.missed : undefined));
      const undo = (): Said => {
        if (missed !== undefined) return { done: false, ...nothingToUndo(missed) };
        const inverse = undoing?.() ?? model.undoing(fact, before);
        undone.set(inverse, id);
        return store.dispatch(inverse) as unknown as Said;
      };
      return { done: true, undo, confirmed } satisfies Done;
    };
  };
