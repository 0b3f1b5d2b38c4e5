import { LANGUAGES } from '@/store/kit/language';
import { area, day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { list, reference, rowOf, sum } from '@/store/kit/schema/rowRules';
import { REMINDER_CHANNELS } from './reminder';

/** A reminder as it is kept. */
export const reminderRowSchema = rowOf({
  accountId: reference('Its account'),
  on: day('Date is required.', 'Date is not a date.'),
  channel: knownWord(REMINDER_CHANNELS, 'Its way is not known.'),
  language: knownWord(LANGUAGES, 'Its language is not known.'),
  to: line('To'),
  amount: sum('Amount'),
  billIds: list(reference('Its bill')),
  text: area('Message'),
});
