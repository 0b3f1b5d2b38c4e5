import { messageFacts } from '@/store/facts/messages';
import { rulesOf } from '@/store/facts/rules';
import { known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import type { Sent } from './message';

interface WithMessages {
  messages: Table<Sent>;
}

/** When the facts of the messages cannot be. */
export const messageRules = rulesOf<WithMessages>()(messageFacts, {
  smsSent: ({ messages }, sms) => known(messages, sms, 'This SMS'),
  mailSent: ({ messages }, mail) => known(messages, mail, 'This mail'),
});
