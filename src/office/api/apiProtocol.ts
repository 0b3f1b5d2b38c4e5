import type { ApiRole, RenewalValues, TokenValues } from './tokenSchema';

/** Where other programs read. */
export const API_ADDRESS = '/api/v1';

/** What the office is asked for of the tokens by which other programs read; only admins may. */
export interface ApiRequests {
  'api.tokens': object;
  /** Makes one. */
  'api.addToken': TokenValues;
  /** Has it taken from now on for so long, whether or not it has ended. */
  'api.renewToken': RenewalValues & { id: string };
  /** Nobody reads by it any more. */
  'api.removeToken': { id: string };
}

/** A token as far as anybody may know it: the office itself keeps no more than a hash. */
export interface ApiToken {
  id: string;
  name: string;
  role: ApiRole;
  /** ISO instants: when it was made, and when it was used last, to the minute; absent where it never was. */
  since: string;
  seen?: string | undefined;
  /** ISO instant from which on it is refused, and whether that is so by now. */
  until: string;
  hasEnded: boolean;
}

/** What it tells, by the name of the request. */
export interface ApiResults {
  /** In the order of their names. */
  'api.tokens': { tokens: readonly ApiToken[] };
  /** The token, which is told this once. */
  'api.addToken': { token: string };
}
