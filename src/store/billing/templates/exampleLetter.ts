import type { LetterRow } from '@/store/billing/letters/letterRow';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import type { LetterKind } from '@/store/billing/letters/letterKind';
import { NOTICE_KINDS } from '@/store/billing/notices/notice';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import type { NoticeState } from '@/store/billing/notices/noticeContent';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import type { Language } from '@/store/kit/language';
import { templateId, type WrittenText } from './mailText';

/** All that mails are written from. */
export type WritingState = NoticeState & WithDebts & WithLetters;

/** In which table the records are that a mail of each kind is about. */
const TABLES = {
  Reminder: 'accounts',
  Bill: 'bills',
  Receipt: 'receipts',
  'Credit Note': 'creditNotes',
  'Debit Note': 'debitNotes',
  'Repair Done': 'messages',
  'Visit Planned': 'jobs',
  'Visit Done': 'jobs',
  'Vehicle Silent': 'vehicles',
  'Subscription Ends': 'vehicles',
} as const satisfies Record<LetterKind, keyof WritingState>;

const NONE: ReadonlySet<string> = new Set();

/** So many records are looked at for one that a mail would be sent of: each costs as much as its mail. */
const MOST_LOOKED_AT = 1000;

const isAmong = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** What of a record is written in a language on a day (ISO date), as a mail of its kind would be sent; undefined where none would. */
export function exampleLetter(
  state: WritingState,
  kind: LetterKind,
  id: string,
  language: Language,
  on: string,
): LetterRow | undefined {
  if (kind === 'Reminder') return reminderRows(state, [id], on, language, NONE)[0];
  return isAmong(NOTICE_KINDS, kind)
    ? noticeRows(state, kind, [id], on, language)[0]
    : sendRows(state, kind, [id], language)[0];
}

/** All that mails are written from, as it is where the mail of a kind says something in a language. */
export function withText(state: WritingState, kind: LetterKind, language: Language, said: WrittenText): WritingState {
  const id = templateId(kind, language);
  const entities = { [id]: { id, number: 1, kind, language, ...said } };
  return { ...state, templates: { ids: [id], entities, lastNumber: 1 } };
}

/** The newest record of which a mail of a kind would be sent on a day (ISO date), by its identity, of so many at most; undefined where there is none. */
export const exampleRecord = (state: WritingState, kind: LetterKind, on: string): string | undefined =>
  state[TABLES[kind]].ids
    .slice(-MOST_LOOKED_AT)
    .findLast((id) => exampleLetter(state, kind, id, 'en', on) !== undefined);

/** The record on which a mail is shown, by its identity; undefined where there was none `among` these. */
export interface Example {
  id: string | undefined;
  among: readonly string[];
}

/** On which record a mail of a kind is shown on a day (ISO date): on the one that was found already while it would be sent of that, and none is looked for again before the records are others. */
export function exampleAfter(was: Example | undefined, state: WritingState, kind: LetterKind, on: string): Example {
  const { ids } = state[TABLES[kind]];
  const stays = was?.id === undefined ? was?.among === ids : exampleLetter(state, kind, was.id, 'en', on) !== undefined;
  return was && stays ? was : { id: exampleRecord(state, kind, on), among: ids };
}
