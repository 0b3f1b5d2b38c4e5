import { useAppSelector } from '@/parts/hooks';
import { useOfficeSends } from '@/parts/letters/useOfficeSends';
import { smsText } from '@/store/billing/letters/smsTexts';
import { OTP_EXAMPLE } from '@/store/billing/templates/otpText';
import type { Language } from '@/store/kit/language';
import { Section } from '@/ui/Section';
import { SmsPreview } from './SmsPreview';
import styles from './MailTexts.module.css';

/** The SMS that tells an OTP, as the receiver of the newest challan would read it; `said` has the names of its variables. */
export function OtpTextPreview({ language, said }: { language: Language; said: string }) {
  const { SMS } = useOfficeSends();
  const newest = useAppSelector(({ challans: { ids, entities } }) => entities[ids.at(-1) ?? '']?.number);
  const challan = newest === undefined ? OTP_EXAMPLE.challan : String(newest);
  const sms = smsText(said, { ...OTP_EXAMPLE, challan });
  return (
    <Section title={`Preview: challan ${challan}`}>
      {SMS ? (
        <SmsPreview sms={sms} said={said} language={language} />
      ) : (
        <p lang={language} className={styles.text}>
          {sms}
        </p>
      )}
    </Section>
  );
}
