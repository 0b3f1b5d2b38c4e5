import { ASKED_OF_SMS } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import { postBookOver } from '../post/postBook';
import { createSealing } from '../signIn/sealing';
import { keptSmsIn } from './keptSms';
import { smsSender } from './sender';
import { smsAnswers } from './smsAnswers';

export interface SmsOptions extends Pick<LeaderDeskOptions, 'connection' | 'roleOf' | 'note' | 'whenceOf'> {
  office: Office;
  /** Of the office: it seals the provider's key. */
  secret: string;
}

/** Opens what sends the SMS of an office, and what answers how. */
export function openSms({ connection, office, secret, ...asking }: SmsOptions) {
  const kept = keptSmsIn(postBookOver(connection, office), createSealing(secret, 'sms'));
  const sender = smsSender(kept);
  const desk = openLeaderDesk({
    ...asking,
    connection,
    office,
    name: 'sms',
    subject: ASKED_OF_SMS,
    answer: smsAnswers({ kept, sender }),
  });
  return { ...sender, close: () => desk.close() };
}
