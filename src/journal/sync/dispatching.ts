import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { FactOutcome, Model, Refusal } from '@/journal/port/model';
import { isInTurns, sayingInTurns, type OnProgress, type Validated } from './inTurns';

/** A fact that was said: shown at once, and on its way into the journal. */
export interface Done {
  done: true;
  /** Takes the fact back by its inverse; absent when it changed nothing. */
  undo?: () => Said;
  /** The same while the page goes on answering, with how much of it is done, from 0 to 1: of much that takes a while. */
  undoInTurns?: (onProgress: OnProgress) => Promise<Said>;
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

const SAID_ALREADY: Refusal = { reason: 'This was done already.' };

/** Keeps a fact, and by the identity of it the one that it takes back. Without a journal it lasts as long as its store. */
export type Keep = (fact: UnknownAction, undoes?: string) => Kept;

const keptHere: Keep = () => ({ id: '', confirmed: () => Promise.resolve({ kept: 0 }) });

/** What takes back a fact that is being kept, by its inverse. */
function takingBack(
  confirmed: Done['confirmed'],
  say: () => Said,
  sayInTurns: (onProgress: OnProgress) => Promise<Said>,
): Pick<Done, 'undo' | 'undoInTurns'> {
  let missed: string | undefined;
  void confirmed().then((outcome) => (missed = 'missed' in outcome ? outcome.missed : undefined));
  const whyNot = (): Refused | undefined =>
    missed === undefined ? undefined : { done: false, ...nothingToUndo(missed) };
  return {
    undo: () => whyNot() ?? say(),
    undoInTurns: async (onProgress) => whyNot() ?? sayInTurns(onProgress),
  };
}

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
    const now = () => model.of(store.getState() as object);

    return (next) => {
      const say = (action: UnknownAction, validated?: Validated<State>): Said => {
        const before = now();
        const fact = validated?.fact ?? model.asSaid(action, before);
        const told = barred(fact) ?? (done.has(action) ? SAID_ALREADY : undefined);
        const refusal = told ?? (validated ? validated.refusal : model.refusal(before, fact));
        if (refusal) return { done: false, ...refusal };
        next(fact);
        done.add(action);
        if (model.same(before, now())) return { done: true, confirmed: keptHere(fact).confirmed };
        const { id, confirmed, undoing } = keep(fact, undone.get(action));
        const inverse = () => {
          const made = undoing?.() ?? model.undoing(model.asKept(fact, now()), before);
          undone.set(made, id);
          return made;
        };
        const back = () => store.dispatch(inverse()) as unknown as Said;
        return {
          done: true,
          confirmed,
          ...takingBack(confirmed, back, (onProgress) => sayInTurns(inverse, onProgress)),
        };
      };
      const sayInTurns = sayingInTurns(model, now, say);

      return (action) => {
        if (!isAction(action)) return next(action);
        if (isInTurns(action)) return sayInTurns(() => action.fact, action.onProgress, action.signal);
        return model.isFact(action) ? say(action) : next(action);
      };
    };
  };
