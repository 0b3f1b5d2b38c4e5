import type { Change } from '@/journal/undo/undo';
import type { Business } from './business';

/** The business before something is taken back, and as it would be after. */
export interface Turn {
  now: Business;
  after: Business;
  changes: readonly Change[];
}

/** The records of a table that some changes are of, by their identities. */
export const idsIn = (changes: readonly Change[], table: keyof Business) =>
  new Set(changes.flatMap(({ path: [own, id] }) => (own === table && id !== undefined ? [id] : [])));
