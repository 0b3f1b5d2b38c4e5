import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from './model';

/** What of a fact goes in, as every slice hears it, and why the rest of it does not. */
export interface GoesIn<Payload> {
  payload: Payload;
  leftOut: readonly Refusal[];
}

interface Rule<State> {
  records: (payload: never) => readonly string[];
  refuse: (state: State, payload: never) => Refusal | undefined;
  goesIn: ((state: State, payload: never) => GoesIn<unknown>) | undefined;
}

interface FactOf<Payload> {
  type: string;
  match: (action: UnknownAction) => action is PayloadAction<Payload>;
}

/** What holds of facts, one by one: which records each is about, and when it cannot be. */
export interface Rules<State> {
  /**
   * Adds a fact: the identities of its records, why it cannot be, nothing when it can; and, of one that may go in in part,
   * which part, and why the rest of it does not.
   */
  about: <Payload>(
    fact: FactOf<Payload>,
    records: (payload: Payload) => readonly string[],
    refuse?: (state: State, payload: Payload) => Refusal | undefined,
    goesIn?: (state: State, payload: Payload) => GoesIn<Payload>,
  ) => Rules<State>;
  byType: ReadonlyMap<string, Rule<State>>;
}

/**
 * The rules of some facts. One rule serves when a fact is said and when it is replayed, so it is a pure function of
 * the state and the fact.
 */
export function rules<State>(): Rules<State> {
  const byType = new Map<string, Rule<State>>();
  const stock: Rules<State> = {
    about(fact, records, refuse = () => undefined, goesIn) {
      byType.set(fact.type, { records, refuse, goesIn });
      return stock;
    },
    byType,
  };
  return stock;
}

/** The records that a fact is about, by the rules of its type; none for a type that has no rule. */
export const recordsOf = <State>(of: Rules<State>['byType'], { type, payload }: UnknownAction): readonly string[] =>
  of.get(type)?.records(payload as never) ?? [];

/** Why a fact cannot be, by the rules of its type. */
export const refusalOf = <State>(of: Rules<State>['byType'], state: State, { type, payload }: UnknownAction) =>
  of.get(type)?.refuse(state, payload as never);

/** What tells why parts of a fact do not go in, by the rules of its type; undefined of one that goes in whole or not at all. */
export const leftOutOf = <State>(of: Rules<State>['byType'], { type, payload }: UnknownAction) => {
  const goesIn = of.get(type)?.goesIn;
  return goesIn && ((state: State) => goesIn(state, payload as never).leftOut);
};

/** A fact as the slices hear it: one that may go in in part with that part alone, as no slice sees all that this takes. */
export function heardOf<State>(of: Rules<State>['byType'], state: State, fact: UnknownAction): UnknownAction {
  const goesIn = of.get(fact.type)?.goesIn;
  return goesIn ? { ...fact, payload: goesIn(state, fact.payload as never).payload } : fact;
}
