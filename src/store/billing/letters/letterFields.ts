import { statusesOf } from '@/machines/advance';
import { outgoingMailMachine, type MailEvent } from '@/machines/outgoingMail';
import { LANGUAGES } from '@/store/kit/language';
import { area, day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { identity, instant, part, reference } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { CHANNELS } from './letter';

/** All that may become of what the office sends. */
const BECAME = outgoingMailMachine.events as readonly MailEvent['type'][];

const answerRule = typedArea('Answer');
const answeredAtRule = instant('When that was').optional();
const requestRule = typedLine('Request Id');

/** What is told of every letter. */
export const letterFields = {
  accountId: reference('Its account'),
  on: day('Date is required.', 'Date is not a date.'),
  channel: knownWord(CHANNELS, 'Its way is not known.'),
  language: knownWord(LANGUAGES, 'Its language is not known.'),
  to: line('To'),
  text: area('Message'),
  subject: typedLine('Subject'),
};

/** How far the office is with sending one, as it is kept. */
export const mailedFields = {
  status: knownWord(statusesOf(outgoingMailMachine), 'Its status is not known.').optional(),
  answer: answerRule,
  answeredAt: answeredAtRule,
  requestId: requestRule,
};

/** What the fact says of what became of one. */
export const letterAnswerSchema = part('It', {
  id: identity,
  accountId: reference('Its account'),
  became: knownWord(BECAME, 'What became of it is not known.'),
  answer: answerRule.required('Answer is required.'),
  at: answeredAtRule,
  requestId: requestRule,
});
