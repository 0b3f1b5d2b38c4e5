import { rules } from '@/journal/rules';
import { known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { mailSent, smsSent, type Sent } from './messagesSlice';

interface WithMessages {
  messages: Table<Sent>;
}

/** What the facts of the messages are about, and when they cannot be. */
export const messageRules = rules<WithMessages>()
  .about(
    smsSent,
    ({ id }) => [id],
    ({ messages }, sms) => known(messages, sms, 'This SMS'),
  )
  .about(
    mailSent,
    ({ id }) => [id],
    ({ messages }, mail) => known(messages, mail, 'This mail'),
  );
