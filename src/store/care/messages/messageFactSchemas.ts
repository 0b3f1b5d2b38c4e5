import { mailRowSchema, smsRowSchema } from './messageSchema';

/** What each fact of the messages says. */
export const messageFactSchemas = {
  smsSent: smsRowSchema.omit(['number', 'kind']),
  mailSent: mailRowSchema.omit(['number', 'kind']),
};
