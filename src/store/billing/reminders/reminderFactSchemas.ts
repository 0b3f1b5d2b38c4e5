import { outgoingMailMachine, type MailEvent } from '@/machines/outgoingMail';
import { day, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { editOf, identity, part, reference } from '@/store/kit/schema/rowRules';
import { answerRule, reminderFields } from './reminderRowSchema';

/** All that may become of a mail. */
const BECAME = outgoingMailMachine.events as readonly MailEvent['type'][];

/** What each fact of the reminders says. */
export const reminderFactSchemas = {
  clientReminded: part('It', { id: identity, ...reminderFields }),
  reminderAnswered: part('It', {
    id: identity,
    accountId: reference('Its account'),
    became: knownWord(BECAME, 'What became of it is not known.'),
    answer: answerRule.required('Answer is required.'),
  }),
  paymentPromised: part('It', {
    accountId: reference('Its account'),
    edit: editOf({ promisedFor: optionalDay('Promised For is not a date.') }),
    on: day('Its day is required.', 'Its day is not a date.'),
  }),
};
