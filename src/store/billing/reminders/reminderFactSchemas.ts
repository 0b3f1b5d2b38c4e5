import { letterAnswerSchema } from '@/store/billing/letters/letterFields';
import { day, optionalDay } from '@/store/kit/schema/fieldRules';
import { editOf, identity, part, reference } from '@/store/kit/schema/rowRules';
import { reminderFields } from './reminderRowSchema';

/** What each fact of the reminders says. */
export const reminderFactSchemas = {
  clientReminded: part('It', { id: identity, ...reminderFields }),
  reminderAnswered: letterAnswerSchema,
  paymentPromised: part('It', {
    accountId: reference('Its account'),
    edit: editOf({ promisedFor: optionalDay('Promised For is not a date.') }),
    on: day('Its day is required.', 'Its day is not a date.'),
  }),
};
