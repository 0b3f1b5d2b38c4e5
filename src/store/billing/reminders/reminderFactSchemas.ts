import { reminderRowSchema } from './reminderRowSchema';

/** What each fact of the reminders says. */
export const reminderFactSchemas = { clientReminded: reminderRowSchema.omit(['number']) };
