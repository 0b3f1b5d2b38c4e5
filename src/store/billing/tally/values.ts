import type { Party } from './voucher';

/** An ISO date as Tally writes it: `20260905`. */
export const tallyDate = (iso: string): string => iso.replaceAll('-', '');

/** How a party is registered, in the word of Tally. */
export const registrationOf = ({ gstin }: Pick<Party, 'gstin'>): string =>
  gstin === '' ? 'Unregistered/Consumer' : 'Regular';
