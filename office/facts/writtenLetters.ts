import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { isDeepStrictEqual } from 'node:util';
import type { LetterDraft } from '@/store/billing/letters/letter';
import type { NoticeDraft } from '@/store/billing/notices/notice';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { contactsHeard, heardSlice, type Heard, type HeardContact } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { noticeSent } from '@/store/facts/notices';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { cleanArea, cleanLine } from '@/store/kit/typed/cleanText';
import { refuse } from './admission';

const NOT_SO =
  'The office sends what it writes itself, and by now it would write something else: something of it has changed. Look at it once more, then send it again.';

/** What letters tell besides what is in the business. */
export interface LetterSources {
  /** What devices told last, as the office hears it. */
  contacts: () => Promise<readonly HeardContact[]>;
}

/** What the office writes of what a client is reminded of; undefined where it owes nothing. */
function reminderWritten(business: Business, { payload }: ReturnType<typeof clientReminded>): LetterDraft | undefined {
  const { accountId, channel, language, on, text } = payload;
  // A bill whose number was not given for good as it was written is not named.
  const unnamed = debtsOfAccount(business, accountId).filter(({ docNo }) => !text.includes(`${docNo}: `));
  const [row] = reminderRows(business, [accountId], on, language, new Set(unnamed.map(({ id }) => id)));
  return row?.draftBy(channel, true);
}

/** What the office writes beside a document; undefined where it is not sent. */
function documentWritten(business: Business, { payload }: ReturnType<typeof documentSent>): LetterDraft | undefined {
  const { kind, documentId, channel, language } = payload;
  const [row] = sendRows(business, kind, [documentId], language);
  return row?.draftBy(channel, true);
}

/** What the office writes of the jobs or the vehicles that a client is told of; undefined where it is not so, or one is named twice. */
function noticeWritten(
  business: Business & { heard: Heard },
  { payload }: ReturnType<typeof noticeSent>,
): NoticeDraft | undefined {
  const { kind, accountId, recordIds, channel, language, on } = payload;
  const rows = noticeRows(business, kind, [...new Set(recordIds)], on, language);
  const written = rows.find((row) => row.accountId === accountId)?.draftBy(channel, true);
  return written && { ...written, tells: cleanLine(written.tells) };
}

/** What the office writes itself where a fact asks it to send something. */
async function writtenFor(
  business: Business,
  fact: UnknownAction,
  { contacts }: LetterSources,
): Promise<LetterDraft | undefined> {
  if (clientReminded.match(fact)) return reminderWritten(business, fact);
  if (documentSent.match(fact)) return documentWritten(business, fact);
  if (!noticeSent.match(fact)) return undefined;
  const told = fact.payload.kind === 'Vehicle Silent' ? await contacts() : [];
  return noticeWritten({ ...business, heard: heardSlice.reducer({}, contactsHeard(told)) }, fact);
}

const isLetter = isAnyOf(clientReminded, documentSent, noticeSent);

/**
 * Refuses to send a reminder, what goes beside a document, or what a client is told of the work for it, that the office would not write so
 * itself: no screen lets anybody write its text, and a client believes what comes under the office's name, above all where it is told to pay.
 * Where it goes is the rules' to say.
 */
export async function mustBeWritten(business: Business, fact: UnknownAction, sources: LetterSources): Promise<void> {
  if (!isLetter(fact) || fact.payload.subject === undefined) return;
  const written = await writtenFor(business, fact, sources);
  const { id, on, to } = fact.payload;
  const kept = { text: cleanArea(written?.text ?? ''), subject: cleanLine(written?.subject ?? '') };
  if (!isDeepStrictEqual({ ...written, ...kept, id, on, to }, fact.payload)) refuse(NOT_SO);
}
