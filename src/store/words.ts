import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** Puts one kind of fact into words that follow a name: Asha "added vendor Metro Cables"; undefined for any other kind. */
export const telling =
  <Payload, State = unknown>(
    fact: { match: (action: UnknownAction) => action is PayloadAction<Payload> },
    words: (payload: Payload, state: State) => string,
  ) =>
  (action: UnknownAction, state: State): string | undefined =>
    fact.match(action) ? words(action.payload, state) : undefined;

/** Several of something by their number, a single one by its name. */
export const oneOrMany = (names: readonly string[], many: string): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${many}`;
