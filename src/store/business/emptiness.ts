import { nouns, type Business } from './business';

/** Whether there is no record of anything yet. */
export const selectIsEmpty = (business: Business): boolean =>
  nouns.every(({ reducerPath }) => business[reducerPath].ids.length === 0);
