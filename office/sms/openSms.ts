import { ASKED_OF_SMS } from '@/journal/adapters/nats/subjects';
import type { SendingStatus } from '@/office/sending';
import { businessOf } from '@/store/business/business';
import type { openBusinessDesk } from '../facts/businessDesk';
import { ASKED_BY_ALL } from '../askedByAll';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import type { OfficeSms } from './officeSms';
import type { ReportTaking } from './reportTaking';
import { smsAnswers } from './smsAnswers';

export interface SmsOptions extends Pick<
  LeaderDeskOptions,
  'connection' | 'leadership' | 'roleOf' | 'note' | 'whenceOf'
> {
  sms: OfficeSms;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store'>;
  /** How it stands with SMS, as admins are told. */
  sending: () => Promise<SendingStatus>;
  reports: Pick<ReportTaking, 'told'>;
}

/** Opens what answers how the office sends SMS. */
export const openSms = ({ sms, desk, sending, reports, ...asking }: SmsOptions) =>
  openLeaderDesk({
    ...asking,
    name: 'sms',
    subject: ASKED_OF_SMS,
    forAll: ASKED_BY_ALL.sms,
    answer: smsAnswers({ ...sms, sending, reports, business: () => businessOf(desk.store.getState()) }),
  });
