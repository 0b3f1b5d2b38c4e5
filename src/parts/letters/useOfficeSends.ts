import { askMailState } from '@/office/mail/mailClient';
import { askSmsSends } from '@/office/sms/smsClient';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeSends } from '@/office/officeSends';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';

const NOTHING: OfficeSends = { Email: false, SMS: false, WhatsApp: false };
const UNKNOWN: OfficeSends = { Email: undefined, SMS: undefined, WhatsApp: false };

async function askSends(office: OfficeLink): Promise<OfficeSends> {
  const [mail, sms] = await Promise.all([
    askMailState(office).catch(() => undefined),
    askSmsSends(office).catch(() => undefined),
  ]);
  return { Email: mail?.isSetUp ?? false, SMS: sms ?? false, WhatsApp: false, isMailStopped: mail?.isStopped };
}

/** What the office sends; nothing where there is none, or it does not answer. */
export function useOfficeSends(): OfficeSends {
  const office = useOffice();
  const { told = UNKNOWN } = useOfficeResult(office, askSends);
  return office ? told : NOTHING;
}
