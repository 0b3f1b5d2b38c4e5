import { statusesOf } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import { LANGUAGES } from '@/store/kit/language';
import { area, day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { list, reference, rowOf, sum } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { REMINDER_CHANNELS } from './reminder';

/** What is told of a reminder. */
export const reminderFields = {
  accountId: reference('Its account'),
  on: day('Date is required.', 'Date is not a date.'),
  channel: knownWord(REMINDER_CHANNELS, 'Its way is not known.'),
  language: knownWord(LANGUAGES, 'Its language is not known.'),
  to: line('To'),
  amount: sum('Amount'),
  billIds: list(reference('Its bill')),
  text: area('Message'),
  subject: typedLine('Subject'),
};

/** What was said of a reminder that the office was asked to mail. */
export const answerRule = typedArea('Answer');

/** A reminder as it is kept. */
export const reminderRowSchema = rowOf({
  ...reminderFields,
  status: knownWord(statusesOf(outgoingMailMachine), 'Its status is not known.').optional(),
  answer: answerRule,
});
