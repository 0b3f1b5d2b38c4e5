import { useEffect, useState } from 'react';
import { officeTime } from '@/format';
import { askOwnOtps } from '@/office/otp/otpClient';
import type { OwnOtp } from '@/office/otp/otpProtocol';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { OWN_OTP_WORDS } from '@/store/stock/challans/answerWords';
import { isOpenChallan, type Challan } from '@/store/stock/challans/challan';
import { Message } from '@/ui/Message';

/** Whoever hands over asks for an OTP while the receiver waits for it: so often he looks, in milliseconds. */
const LOOK_EVERY_MS = 4_000;

/** The OTPs that whoever is signed in is told of some challans, asked for as long as the page is looked at; none where nothing is on its way. */
function useOwnOtps(challans: readonly Challan[]): readonly OwnOtp[] {
  const office = useOffice();
  const language = useAppSelector(selectLanguage);
  const [otps, setOtps] = useState<readonly OwnOtp[]>([]);
  const ids = challans
    .filter((challan) => isOpenChallan(challan))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!office || ids === '') return undefined;
    let isOver = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      // What was told holds as long as the office does not say otherwise.
      const told = await askOwnOtps(office, ids.split(' '), language).catch(() => undefined);
      if (told && !isOver) setOtps(told);
    };
    const first = setTimeout(() => void look());
    const others = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(others);
    };
  }, [office, ids, language]);
  return otps;
}

/** Tells the receiver of challans his OTPs, while there are any. */
export function OwnOtps({ challans }: { challans: readonly Challan[] }) {
  const words = useWords(OWN_OTP_WORDS);
  const otps = useOwnOtps(challans);
  return (
    <div role="status">
      {challans.flatMap(({ id, number }) => {
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
