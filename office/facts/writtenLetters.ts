import type { UnknownAction } from '@reduxjs/toolkit';
import { isDeepStrictEqual } from 'node:util';
import type { LetterDraft } from '@/store/billing/letters/letter';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import type { Business } from '@/store/business/business';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { cleanArea, cleanLine } from '@/store/kit/typed/cleanText';
import { refuse } from './admission';

const NOT_SO =
  'The office sends what it writes itself, and by now it would write something else: something of it has changed. Look at it once more, then send it again.';

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

/**
 * Refuses to send a reminder, or what goes beside a document, that the office would not write so itself: no screen lets anybody write its
 * text, and a client believes what comes under the office's name, above all where it is told to pay. Where it goes is the rules' to say.
 */
export function mustBeWritten(business: Business, fact: UnknownAction): void {
  const isReminder = clientReminded.match(fact);
  if (!isReminder && !documentSent.match(fact)) return;
  if (fact.payload.subject === undefined) return;
  const written = isReminder ? reminderWritten(business, fact) : documentWritten(business, fact);
  const { id, on, to } = fact.payload;
  const kept = { text: cleanArea(written?.text ?? ''), subject: cleanLine(written?.subject ?? '') };
  if (!isDeepStrictEqual({ ...written, ...kept, id, on, to }, fact.payload)) refuse(NOT_SO);
}
