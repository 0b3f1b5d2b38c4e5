import type { Party } from './voucher';

/** An ISO date as Tally writes it: `20260905`. */
export const tallyDate = (iso: string): string => iso.replaceAll('-', '');

/** How a party is registered, in the word of Tally: since its release 3.0 that tells an SEZ too. */
export const registrationOf = ({ gstin, isSez }: Pick<Party, 'gstin' | 'isSez'>): string =>
  gstin === '' ? 'Unregistered/Consumer' : isSez ? 'Regular - SEZ' : 'Regular';
