import { useCallback } from 'react';
import { officeTime } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { askOwnOtps } from '@/office/otp/otpClient';
import type { OwnOtp } from '@/office/otp/otpProtocol';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { OWN_OTP_WORDS } from '@/store/stock/challans/answerWords';
import { isOpenChallan, type Challan } from '@/store/stock/challans/challan';
import { Message } from '@/ui/Message';

/** Whoever hands over asks for an OTP while the receiver waits for it: so often he looks, in milliseconds. */
const LOOK_EVERY_MS = 4_000;

/** The OTPs that whoever is signed in is told of some challans, by their identities; none where there are none. */
function useOwnOtps(ids: string): readonly OwnOtp[] {
  const office = useOffice();
  const language = useAppSelector(selectLanguage);
  const ask = useCallback((asked: OfficeLink) => askOwnOtps(asked, ids.split(' '), language), [ids, language]);
  // What was told holds as long as the office does not say otherwise.
  return useOfficeResult(ids === '' ? undefined : office, ask, LOOK_EVERY_MS).told ?? [];
}

/** Tells the receiver of challans his OTPs, as long as the challans are on their way. */
export function OwnOtps({ challans }: { challans: readonly Challan[] }) {
  const words = useWords(OWN_OTP_WORDS);
  const open = challans.filter((challan) => isOpenChallan(challan));
  const otps = useOwnOtps(open.map(({ id }) => id).join(' '));
  return (
    <div role="status">
      {open.flatMap(({ id, number }) => {
        const own = otps.find(({ challan }) => challan === id);
        if (!own) return [];
        const time = officeTime(new Date(own.until));
        return (
          <Message
            key={id}
            tone="info"
            apart="below"
            title={words.own(String(number), own.otp, time)}
            description={words.tell}
          />
        );
      })}
    </div>
  );
}
