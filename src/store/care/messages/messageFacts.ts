import { factCheck } from '@/store/kit/schema/factCheck';
import { mailRowSchema, smsRowSchema } from './messageSchema';
import { mailSent, smsSent } from './messagesSlice';

/** What the facts of the messages say. */
export const messageFacts = [
  factCheck(smsSent, smsRowSchema.omit(['number', 'kind'])),
  factCheck(mailSent, mailRowSchema.omit(['number', 'kind'])),
];
