import type { UnknownAction } from '@reduxjs/toolkit';
import { takingTurns } from '@/journal/kit/takingTurns';
import type { Model, Refusal } from '@/journal/port/model';

/** Told how much is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

const IN_TURNS = 'journal/inTurns';

/** So often a fact is validated anew because somebody changed something meanwhile, before it is validated in one piece. */
const MOST_TRIES = 3;

/**
 * Asks for a fact to be said while the page goes on answering: it is validated bit by bit, and shown at once when that is through.
 * Given up before, it is not said, and the answer is an Error.
 */
export const inTurns = (fact: UnknownAction, onProgress: OnProgress, signal?: AbortSignal) =>
  ({ type: IN_TURNS, fact, onProgress, signal }) as const;

export const isInTurns = (action: UnknownAction): action is ReturnType<typeof inTurns> => action.type === IN_TURNS;

/** A fact as it will travel, with what the rules said of it in the state that there was. */
export interface Validated<State> {
  action: UnknownAction;
  before: State;
  fact: UnknownAction;
  refusal: Refusal | undefined;
}

/** Says facts while the page goes on answering; what is said meanwhile is validated with them. */
export const sayingInTurns = <State extends object, Said>(
  model: Model<State>,
  now: () => State,
  say: (action: UnknownAction, validated?: Validated<State>) => Said,
) => {
  function* validating(made: () => UnknownAction): Generator<number, Validated<State>> {
    const action = made();
    yield 0;
    const before = now();
    const fact = model.asSaid(action, before);
    yield 0;
    const refusal = yield* model.refusing(before, fact);
    if (!refusal) {
      yield 1;
      model.foresee(before, fact);
    }
    return { action, before, fact, refusal };
  }

  return async (made: () => UnknownAction, onProgress: OnProgress, signal?: AbortSignal): Promise<Said> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const validated = await takingTurns(validating(made), onProgress, signal);
      // What somebody said meanwhile may be about the same.
      if (model.same(validated.before, now())) return say(validated.action, validated);
    }
    return say(made());
  };
};
