import type { Refusal } from '@/journal/port/model';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { companyOf, type ClientFields } from '@/store/clients/accounts/account';
import { wantsWay } from '@/store/clients/accounts/writingWishes';
import { CLIENT_TITLES, clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { gone, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { isMailAddress } from '@/store/kit/typed/mailAddress';
import { mobileIn } from '@/store/kit/typed/mobile';
import { letterTables, refusedPlace, type WithLetters } from './refusedPlaces';
import { canComeBack, mailAddressesOf, waysTo, type Letter, type LetterAnswer, type LetterDraft } from './letter';

const UNWANTED = { Email: 'wants no mail', SMS: 'wants no SMS', WhatsApp: '' } as const;
const OTHER_ADDRESS = { reason: 'The office mails to the address that stands with the client alone.' };
const OTHER_NUMBER = { reason: 'The office sends an SMS to the mobile number that stands with the client alone.' };

/** A letter, and of which kind where there are several. */
type OfKind = LetterDraft & { kind?: string };

/** Whether a letter goes where its client is written to; somebody chose one of its addresses for what was repaired. */
const isItsOwn = (client: ClientFields, { channel, to, kind }: OfKind): boolean =>
  waysTo(client)[channel] === to ||
  (kind === 'Repair Done' && channel === 'Email' && mailAddressesOf(client).includes(to));

/** Why nobody is reached where a letter goes, after its field and its place; undefined where nothing is known against it. */
function whyNotReached(
  { accounts, ...letters }: WithAccounts & WithLetters,
  { accountId, channel, to }: LetterDraft,
): string | undefined {
  if (channel === 'Email' && !isMailAddress(to)) return 'is no e-mail address';
  if (channel === 'SMS' && mobileIn(to) === undefined) return 'is no mobile number of 10 digits';
  const account = accounts.entities[accountId];
  const refused = account && refusedPlace(letters, account, { channel, to });
  return refused && `is known to nobody there (${refused.words})`;
}

/** Why the office cannot be asked to send a letter to where it goes; `what` is what it is, and `again` how it is asked for anew. */
export function officeRefusal(
  state: WithAccounts & WithLetters,
  draft: OfKind,
  { what, again }: { what: string; again: string },
): Refusal | undefined {
  const { accountId, channel, to } = draft;
  if (channel === 'WhatsApp') return { reason: `Only a ${what} by Email or SMS is sent by the office.` };
  const account = state.accounts.entities[accountId];
  if (account && !wantsWay(account, channel))
    return { reason: `${companyOf(account)} ${UNWANTED[channel]}. Where that changed, note it on the client first.` };
  const client = account && clientFieldsOf(account);
  const isMail = channel === 'Email';
  if (client && !isItsOwn(client, draft)) return isMail ? OTHER_ADDRESS : OTHER_NUMBER;
  const field = CLIENT_TITLES[!isMail ? 'mobileNumber' : client?.email === to ? 'email' : 'emailAddress'];
  const why = whyNotReached(state, draft);
  return why === undefined
    ? undefined
    : { reason: `${field} “${to}” ${why}. Correct it on the client, then ${again}.` };
}

/** Why a letter that waits does not go to where it was asked to, by what stands with its client now; undefined where it does. */
export function whyNotThere(state: WithAccounts & WithLetters, letter: OfKind): string | undefined {
  const account = state.accounts.entities[letter.accountId];
  if (account && !wantsWay(account, letter.channel)) return `The client ${UNWANTED[letter.channel]}: it was not sent.`;
  if (account && !isItsOwn(clientFieldsOf(account), letter))
    return 'Another address or number stands with the client by now: it was not sent. Send it again.';
  const refused = account && refusedPlace(state, account, letter);
  return (
    refused &&
    `“${letter.to}” is known to nobody there (${refused.words}): it was not sent. Correct it on the client, then send it again.`
  );
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

/** Why a mail cannot have come back to the sender: it is gone, or is none that a mail server accepted of the office. */
export function cameBackRefusal(
  letters: WithLetters,
  { id, accountId, to }: Pick<Letter, 'id' | 'accountId' | 'to'>,
): Refusal | undefined {
  const letter = letterTables(letters).flatMap(({ entities }) => entities[id] ?? [])[0];
  if (!letter) return { reason: 'This mail was deleted, or asking for it was undone.' };
  if (letter.channel !== 'Email' || letter.status === undefined || letter.accountId !== accountId || letter.to !== to)
    return { reason: 'Only a mail that the office sent to this client comes back.' };
  return canComeBack(letter) ? undefined : { reason: `This mail is ${letter.status} now.` };
}
