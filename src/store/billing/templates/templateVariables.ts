import { variablesIn } from '@/store/billing/letters/filled';
import type { TextKind } from '@/store/billing/letters/letterKind';
import { RUPEES, smsVariables } from '@/store/billing/letters/smsTexts';
import { listedText } from '@/store/kit/words';
import { MAIL_LABELS, type LetterText } from './mailText';
import { ownMail } from './ownTexts';

/** What each variable stands for. */
const MEANINGS: Readonly<Record<string, string>> = {
  name: 'whom it greets',
  company: 'our own name',
  amount: 'the amount',
  rupees: 'the amount without its sign, for an SMS',
  on: 'the day',
  due: 'the day on which it is due',
  docNo: 'the number of the document',
  title: 'what the document is called',
  bill: 'the number of the bill that it is about',
  open: 'what is still open of it',
  tds: 'the TDS, where there is any',
  bills: 'the open bills, a line each',
  upi: 'how to pay by UPI, with the link',
  installer: 'who comes',
  slot: 'the time of the day',
  work: 'what is done',
  plates: 'the vehicles',
  vehicles: 'the first vehicle, and how many more',
  since: 'since when the first one is silent',
  subject: 'the subject that was typed',
  list: 'what is told of each vehicle, a line each',
  challan: 'the number of the challan',
  otp: 'the OTP',
  time: 'until when it holds',
};

/** Those that take several lines. */
const SEVERAL_LINES: readonly string[] = ['bills', 'upi', 'list'];

/** Without which a text tells nothing of its kind; a notice is held against them once more before it is sent. */
const NEEDED = {
  Reminder: ['amount'],
  Bill: ['docNo', 'amount'],
  Receipt: ['docNo', 'amount'],
  'Credit Note': ['docNo', 'amount'],
  'Debit Note': ['docNo', 'amount'],
  'Repair Done': ['list'],
  'Visit Planned': ['on', 'slot'],
  'Visit Done': ['work', 'plates', 'on'],
  'Vehicle Silent': ['list'],
  'Subscription Ends': ['list'],
  OTP: ['otp'],
} as const satisfies Record<TextKind, readonly string[]>;

/** Without which variables the text of a kind cannot be. */
export const neededIn = (kind: TextKind): readonly string[] => NEEDED[kind];

/** The variables that a mail of a kind may have, and what each stands for. */
export function variablesOf(kind: TextKind): readonly { name: string; meaning: string }[] {
  const { subject, text } = ownMail(kind, 'en');
  const names = new Set([...variablesIn(`${subject}\n${text}`), ...smsVariables(kind)]);
  return [...names].map((name) => ({ name, meaning: MEANINGS[name] ?? '' }));
}

const inBraces = (name: string) => `{${name}}`;

/** What reads as an OTP goes by no other SMS: with fewer words of its own anything would. */
const LEAST_OTP_WORDS = 3;

/** Anything between braces, and a brace that stands alone. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** Why a subject or a text of a kind cannot be: it has a variable that is none, lacks one that is needed, or a line would hold several; undefined where it can. */
export function variableTrouble(kind: TextKind, field: keyof LetterText, said: string): string | undefined {
  const label = MAIL_LABELS[field];
  const known = variablesOf(kind).flatMap(({ name }) => (field !== 'sms' && name === RUPEES ? [] : [inBraces(name)]));
  const inSubject = known.filter((one) => !SEVERAL_LINES.some((name) => inBraces(name) === one));
  const offered = field === 'text' ? known : inSubject;
  const found: readonly string[] = said.match(BRACES) ?? [];
  const long = field !== 'text' && found.find((one) => known.includes(one) && !inSubject.includes(one));
  if (long) return `${long} takes several lines, and ${label} is one line: leave it out.`;
  const registered = field === 'sms' && found.find((one) => one.startsWith('{#'));
  if (registered) return `Write in the place of ${registered} what stands there: ${listedText(offered)}.`;
  const unknown = found.find((one) => !known.includes(one));
  if (unknown !== undefined)
    return `${unknown} in ${label} is no variable of this text. It has ${listedText(offered)}.`;
  const missing = neededIn(kind)
    .map(inBraces)
    .find((one) => !found.includes(one));
  if (field === (kind === 'OTP' ? 'sms' : 'text') && missing !== undefined)
    return `${label} must have ${missing} (${MEANINGS[missing.slice(1, -1)] ?? ''}): without it ${kind === 'OTP' ? 'its receiver' : 'the client'} is told nothing.`;
  const words = said.replaceAll(BRACES, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  return kind === 'OTP' && words.length < LEAST_OTP_WORDS ? `${label} must say in words what {otp} is for.` : undefined;
}
