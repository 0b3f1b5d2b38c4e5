import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/**
 * Tells one kind of fact, in words that follow a name: Asha "added vendor Metro Cables", or in the values that it changed;
 * undefined for any other kind.
 */
export const telling =
  <Payload, State = unknown, Told = string>(
    fact: { match: (action: UnknownAction) => action is PayloadAction<Payload> },
    words: (payload: Payload, state: State) => Told,
  ) =>
  (action: UnknownAction, state: State): Told | undefined =>
    fact.match(action) ? words(action.payload, state) : undefined;

/** Several of something by their number, a single one by its name. */
export const oneOrMany = (names: readonly string[], many: string): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${many}`;
