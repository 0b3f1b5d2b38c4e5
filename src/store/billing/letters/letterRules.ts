import type { Refusal } from '@/journal/port/model';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { CLIENT_TITLES, clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { gone, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { isMailAddress } from '@/store/kit/typed/mailAddress';
import { mobileIn } from '@/store/kit/typed/mobile';
import { mailAddressOf, type Letter, type LetterAnswer, type LetterDraft } from './letter';

const OTHER_ADDRESS = { reason: 'The office mails to the address that stands with the client alone.' };
const OTHER_NUMBER = { reason: 'The office sends an SMS to the mobile number that stands with the client alone.' };

/** Why the office cannot be asked to send a letter to where it goes; `what` is what it is, and `again` how it is asked for anew. */
export function officeRefusal(
  { accounts }: WithAccounts,
  { accountId, channel, to }: LetterDraft,
  { what, again }: { what: string; again: string },
): Refusal | undefined {
  if (channel === 'WhatsApp') return { reason: `Only a ${what} by Email or SMS is sent by the office.` };
  const account = accounts.entities[accountId];
  const client = account && clientFieldsOf(account);
  if (channel === 'SMS') {
    if (client && client.mobileNumber !== to) return OTHER_NUMBER;
    return mobileIn(to) === undefined
      ? {
          reason: `${CLIENT_TITLES.mobileNumber} “${to}” is no mobile number of 10 digits. Correct it on the client, then ${again}.`,
        }
      : undefined;
  }
  if (client && mailAddressOf(client) !== to) return OTHER_ADDRESS;
  const field = CLIENT_TITLES[client?.email ? 'email' : 'emailAddress'];
  return isMailAddress(to)
    ? undefined
    : { reason: `${field} “${to}” is no e-mail address. Correct it on the client, then ${again}.` };
}

/** Why that cannot have become of a letter of a table; `what` is what it is. */
export function answerRefusal(
  table: Table<Letter>,
  { id, accountId, became }: LetterAnswer,
  what: string,
): Refusal | undefined {
  const letter = table.entities[id];
  const it = `This ${what}`;
  if (!letter) return gone(table, id, it);
  if (letter.accountId !== accountId || !letter.status)
    return { reason: `The office was not asked to send this ${what}.` };
  return refusedBy(outgoingMailMachine, letter.status, { type: became }, it);
}
