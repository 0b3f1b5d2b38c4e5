import type { SmsTells } from '@/office/sms/smsProtocol';
import { DONE, type Answered } from '../answered';
import { UNREADABLE, type Asked } from '../facts/asked';
import type { OfficeSms } from './officeSms';

const NOT_REFUSED = { refused: 'OTPs are sent to this number already.' };

/** Tells to which numbers no OTP goes, and sends there again where an admin says so. */
export function numberAnswers({ kept }: Pick<OfficeSms, 'kept'>) {
  return {
    refused: async ({ mobiles }: Asked): Promise<Answered> => {
      if (!Array.isArray(mobiles)) return { answer: UNREADABLE };
      const asked = new Set<unknown>(mobiles);
      const known = await kept.numbers.by((await kept.read()).place);
      const refused = Array.from(known, ([mobile, words]) => ({ mobile, words })).filter(({ mobile }) =>
        asked.has(mobile),
      );
      return { answer: { ...DONE, told: { refused } satisfies SmsTells['sms.refusedNumbers'] } };
    },
    tryAgain: async ({ mobile }: Asked): Promise<Answered> =>
      typeof mobile === 'string' && (await kept.numbers.takeBack(mobile))
        ? { answer: DONE, noted: `said that somebody has the mobile number ${mobile}: OTPs are sent there again` }
        : { answer: NOT_REFUSED },
  };
}
