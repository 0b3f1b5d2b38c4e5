import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/**
 * Tells one kind of fact, in words that follow a name: Asha "added vendor Metro Cables", or in the values that it changed;
 * undefined for any other kind.
 */
export const describing =
  <Payload, State = unknown, Words = string>(
    fact: { match: (action: UnknownAction) => action is PayloadAction<Payload> },
    words: (payload: Payload, state: State) => Words,
  ) =>
  (action: UnknownAction, state: State): Words | undefined =>
    fact.match(action) ? words(action.payload, state) : undefined;

/** Several of something by their number, a single one by its name. */
export const oneOrMany = (names: readonly string[], many: string): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${many}`;
