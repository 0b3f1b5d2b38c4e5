import type { Refusal } from '@/journal/port/model';
import type { Business, Replacement } from './business';

export const NOT_UNDONE: Refusal = { reason: 'Not undone: it has been changed again since.' };

/** Why a business cannot be replaced: what is taken back is changed again already. */
export const replacing = ({ origin }: Business, { undoes }: Replacement): Refusal | undefined =>
  undoes === undefined || (origin.id === undoes && origin.facts === 0) ? undefined : NOT_UNDONE;
