import { ASKED_OF_OTPS } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { businessOf } from '@/store/business/business';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { Roles } from '../facts/roles';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import { postBookOver } from '../post/postBook';
import { openSms } from '../sms/openSms';
import { otpsOf } from './otp';
import { otpAnswers } from './otpAnswers';

export interface OtpOptions extends Pick<LeaderDeskOptions, 'connection' | 'note' | 'whenceOf'> {
  office: Office;
  /** Of the office: it makes the OTPs, and seals the key of whoever sends SMS. */
  secret: string;
  roles: Pick<Roles, 'roleOf' | 'everybody'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store'>;
  now: () => Date;
}

/** Opens what makes OTPs, tells them to their receivers, by SMS too where that is set up, and judges them. */
export function openOtps({ connection, office, secret, roles, desk, now, ...asking }: OtpOptions) {
  const leading = { ...asking, connection, office, roleOf: roles.roleOf };
  const sms = openSms({ ...leading, secret });
  const otps = openLeaderDesk({
    ...leading,
    name: 'otps',
    subject: ASKED_OF_OTPS,
    forAll: ['ask', 'prove', 'own'],
    answer: otpAnswers({
      book: postBookOver(connection, office),
      otps: otpsOf(secret),
      sms,
      business: () => businessOf(desk.store.getState()),
      everybody: roles.everybody,
      now: () => now().getTime(),
    }),
  });
  return {
    close() {
      otps.close();
      sms.close();
    },
  };
}
