import { useEffect, useState } from 'react';
import { askWhetherMailed } from '@/office/mail/mailClient';
import { askSmsSends } from '@/office/sms/smsClient';
import type { OfficeSends } from '@/office/officeSends';
import { useOffice } from '@/parts/office';

const NOTHING: OfficeSends = { Email: false, SMS: false, WhatsApp: false };
const UNKNOWN: OfficeSends = { Email: undefined, SMS: undefined, WhatsApp: false };

/** What the office sends; nothing where there is none, or it does not answer. */
export function useOfficeSends(): OfficeSends {
  const office = useOffice();
  const [sends, setSends] = useState(UNKNOWN);
  useEffect(() => {
    if (!office) return undefined;
    let isOver = false;
    const ask = async () => {
      const [mails, sms] = await Promise.all([
        askWhetherMailed(office).catch(() => false),
        askSmsSends(office).catch(() => undefined),
      ]);
      if (!isOver) setSends({ Email: mails, SMS: sms ?? false, WhatsApp: false });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [office]);
  return office ? sends : NOTHING;
}
