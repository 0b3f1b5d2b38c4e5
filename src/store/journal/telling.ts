import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';

type RecordKind =
  | 'vendor'
  | 'request'
  | 'received'
  | 'configured'
  | 'account'
  | 'job'
  | 'deletion'
  | 'addition'
  | 'careRequest';

/** What a fact says in words, and the record that it is about. */
export interface Told {
  text: string;
  about?: { kind: RecordKind; id: number } | undefined;
}

/** Puts one kind of fact into words; undefined for any other kind. */
export const telling =
  <Payload>(
    fact: { match: (action: UnknownAction) => action is PayloadAction<Payload> },
    words: (payload: Payload, business: Business) => Told,
  ) =>
  (action: UnknownAction, business: Business): Told | undefined =>
    fact.match(action) ? words(action.payload, business) : undefined;
