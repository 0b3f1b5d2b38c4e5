import { smsCost } from '@/office/officeSends';
import { templateOf, withEnding } from '@/office/sms/smsTemplates';
import { useOfficeSends } from '@/parts/letters/useOfficeSends';
import { textToRegister } from '@/store/billing/letters/smsTexts';
import type { Language } from '@/store/kit/language';
import { Badge } from '@/ui/Badge';
import styles from './MailTexts.module.css';

interface SmsPreviewProps {
  /** What a client reads. */
  sms: string;
  /** The same with the names of its variables. */
  said: string;
  language: Language;
}

/** An SMS as the client of a record would read it, under which template id it is registered with the office, or how it is to be. */
export function SmsPreview({ sms, said, language }: SmsPreviewProps) {
  const { SMS } = useOfficeSends();
  if (!SMS) return null;
  const found = templateOf(SMS.templates, withEnding(SMS, sms));
  return (
    <>
      <p lang={language} className={styles.text}>
        {withEnding(SMS, sms)}
      </p>
      <p>
        {found ? (
          <>
            <Badge tone="green">Registered</Badge> {found.template.templateId}, {smsCost([sms], SMS)}
          </>
        ) : (
          <>
            <Badge tone="orange">Not Registered</Badge> Add it under Registered Texts with its template id:{' '}
            <q lang={language}>{withEnding(SMS, textToRegister(said))}</q>
          </>
        )}
      </p>
    </>
  );
}
