import { day, optionalDay } from '@/store/kit/schema/fieldRules';
import { editOf, part, reference } from '@/store/kit/schema/rowRules';
import { reminderRowSchema } from './reminderRowSchema';

/** What each fact of the reminders says. */
export const reminderFactSchemas = {
  clientReminded: reminderRowSchema.omit(['number']),
  paymentPromised: part('It', {
    accountId: reference('Its account'),
    edit: editOf({ promisedFor: optionalDay('Promised For is not a date.') }),
    on: day('Its day is required.', 'Its day is not a date.'),
  }),
};
