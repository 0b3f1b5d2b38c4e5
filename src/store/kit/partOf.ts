import { createSelector } from '@reduxjs/toolkit';

/**
 * Selectors of the parts of a state, by their names: `partOf<State>()('bills')` gives its bills, and asks for a state that has
 * these alone.
 */
export const partOf =
  <State extends object>() =>
  <Name extends keyof State>(name: Name) =>
  (state: Pick<State, Name>): State[Name] =>
    state[name];

/**
 * A selector of several parts of a state as one object, the same as long as none of them changes: `partsOf<State>()('bills', 'receipts')`. The
 * type that it is given says which parts there have to be.
 */
export const partsOf =
  <State extends object>() =>
  <Name extends keyof State>(...names: readonly Name[]) =>
    createSelector(
      names.map((name) => partOf<State>()(name)),
      (...parts) => Object.fromEntries(names.map((name, place) => [name, parts[place]])) as Pick<State, Name>,
    );
