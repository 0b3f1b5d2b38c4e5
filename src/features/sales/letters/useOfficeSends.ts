import { useEffect, useState } from 'react';
import { askWhetherMailed } from '@/office/mail/asking';
import { askSmsSends } from '@/office/sms/asking';
import type { SmsSends } from '@/office/sms/smsProtocol';
import { useOffice } from '@/parts/office';
import type { Channel } from '@/store/billing/letters/letter';

/** By which ways the office sends: by one that is undefined nobody knows yet, by one that is false a person does. */
export interface OfficeSends extends Record<Channel, boolean | SmsSends | undefined> {
  Email: boolean | undefined;
  SMS: SmsSends | false | undefined;
  WhatsApp: false;
}

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
