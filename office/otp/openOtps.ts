import { ASKED_OF_OTPS } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { businessOf } from '@/store/business/business';
import type { openBusinessDesk } from '../facts/businessDesk';
import type { Roles } from '../facts/roles';
import { ASKED_BY_ALL } from '../askedByAll';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import { postBookOver } from '../post/postBook';
import type { OfficeSms } from '../sms/officeSms';
import { guessesIn } from './guesses';
import { languagesOf } from './languages';
import { otpsOf } from './otp';
import { otpAnswers } from './otpAnswers';

export interface OtpOptions extends Pick<LeaderDeskOptions, 'connection' | 'leadership' | 'note' | 'whenceOf'> {
  office: Office;
  /** Of the office: it makes the OTPs. */
  secret: string;
  roles: Pick<Roles, 'roleOf' | 'everybody'>;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store'>;
  sms: Pick<OfficeSms, 'isSetUp' | 'registered' | 'sendAtOnce'>;
  now: () => Date;
}

/** Opens what makes OTPs, tells them to their receivers, by SMS too where that is set up, and validates them. */
export function openOtps({
  connection,
  leadership,
  office,
  secret,
  roles,
  desk,
  sms,
  now,
  note,
  whenceOf,
}: OtpOptions) {
  const book = postBookOver(connection, office);
  const guesses = guessesIn({ book, now: () => now().getTime() });
  const answering = openLeaderDesk({
    connection,
    leadership,
    roleOf: roles.roleOf,
    note,
    whenceOf,
    name: 'otps',
    subject: ASKED_OF_OTPS,
    forAll: ASKED_BY_ALL.otp,
    answer: otpAnswers({
      book,
      languages: languagesOf(book),
      otps: otpsOf(secret),
      sms,
      business: () => businessOf(desk.store.getState()),
      everybody: roles.everybody,
      guesses,
      now: () => now().getTime(),
    }),
  });
  return {
    /** What admins are to look at, in a sentence: others read none of it. */
    trouble: guesses.trouble,
    close: (): void => answering.close(),
  };
}
