/**
 * Selectors of the parts of a state, by their names: `partOf<State>()('bills')` gives its bills, and asks for a state that has
 * these alone.
 */
export const partOf =
  <State extends object>() =>
  <Name extends keyof State>(name: Name) =>
  (state: Pick<State, Name>): State[Name] =>
    state[name];
