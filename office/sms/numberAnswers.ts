import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import { DONE, withResult, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { OfficeSms } from './officeSms';

const NOT_REFUSED = { refused: 'OTPs are sent to this number already.' };

interface NumberOptions extends Pick<OfficeSms, 'kept'> {
  business: () => Business;
}

/** Tells to which numbers no OTP goes, and sends there again where an admin says so. */
export function numberAnswers({ kept, business }: NumberOptions) {
  /** Whether somebody may read whose mobile number that is: an installer his own alone. */
  const mayRead = ({ name, role }: OfficeUser, mobile: string) =>
    role !== 'installer' || business().installers.entities[installerNamed(business(), name) ?? '']?.mobile === mobile;

  return {
    refused: async ({ mobiles }: Asked, by: OfficeUser): Promise<Answered> => {
      if (!Array.isArray(mobiles)) return { answer: UNREADABLE };
      const asked = new Set<unknown>(mobiles);
      const known = await kept.numbers.by((await kept.read()).place);
      const refused = Array.from(known, ([mobile, words]) => ({ mobile, words })).filter(
        ({ mobile }) => asked.has(mobile) && mayRead(by, mobile),
      );
      return { answer: withResult<'sms.refusedNumbers'>({ refused }) };
    },
    tryAgain: async ({ mobile }: Asked): Promise<Answered> =>
      typeof mobile === 'string' && (await kept.numbers.takeBack(mobile))
        ? { answer: DONE, noted: `said that somebody has the mobile number ${mobile}: OTPs are sent there again` }
        : { answer: NOT_REFUSED },
  };
}
