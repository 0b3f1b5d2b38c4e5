import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** A fact of the sample, said on an ISO date. */
export interface Dated {
  on: string;
  fact: UnknownAction;
}

/** A fact as it was said on a day, with identities of the sample's own in the place of random ones. */
export const said = <Payload>(
  on: string,
  fact: { type: string; match: (action: UnknownAction) => action is PayloadAction<Payload> },
  payload: Payload,
): Dated => ({ on, fact: { type: fact.type, payload } });
