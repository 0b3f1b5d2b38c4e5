import { formatDate } from '@/format';
import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { stateNamed } from '@/store/kit/typed/taxIds';

/** A recipient in words, such as `Acme Cabs, GSTIN 24AIDPG5043J1ZJ, Gujarat (24)`. */
export const recipientWords = ({ name, gstin, stateCode }: Recipient): string =>
  [
    name || 'nobody by name',
    gstin === '' ? 'no GSTIN' : `GSTIN ${gstin}`,
    stateCode === '' ? 'no state' : `${stateNamed(stateCode) ?? 'State'} (${stateCode})`,
  ].join(', ');

/** What a paper for an amended recipient says of it: since when, and whom it was for. */
export const amendedWords = ({ recipient, amended }: Pick<IssuedBill, 'recipient' | 'amended'>): string[] =>
  amended ? [`Recipient amended on ${formatDate(amended.on)}: it was ${recipientWords(recipient)}.`] : [];
