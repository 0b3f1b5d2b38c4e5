import { formatCountOf } from '@/format';
import { smsCost, smsTrouble, type OfficeChannel, type OfficeSends } from '@/office/officeSends';
import { withEnding } from '@/office/sms/smsTemplates';
import type { LetterRow } from '@/store/billing/letters/letterRow';
import { smsSize } from '@/store/care/messages/smsParts';
import { Message } from '@/ui/Message';
import { Section } from '@/ui/Section';
import styles from './LettersDialog.module.css';

interface LetterPreviewProps {
  row: LetterRow;
  /** By which the office sends it; undefined where a person does. */
  channel: OfficeChannel | undefined;
  sends: OfficeSends;
}

/** What a client reads; of an SMS of the office how long it is and what it costs, and why it cannot go. */
export function LetterPreview({ row, channel, sends }: LetterPreviewProps) {
  const { company, language, text, sms } = row;
  const sent = channel === 'SMS' && sends.SMS ? withEnding(sends.SMS, sms) : undefined;
  const trouble = sent === undefined ? undefined : smsTrouble(row, sends.SMS);
  return (
    <div className={styles.preview}>
      <Section title={`${sent === undefined ? 'Message' : 'SMS'} to ${company}`}>
        <p lang={language} className={styles.message}>
          {sent ?? text}
        </p>
        {sent !== undefined && (
          <p>{`${formatCountOf(smsSize(sent).characters, 'character')}, ${smsCost([sms], sends.SMS)}`}</p>
        )}
        {trouble !== undefined && (
          <Message
            tone="warning"
            title={trouble}
            description="An admin adds it under Settings → Messages once an operator (DLT) has registered it."
          />
        )}
      </Section>
    </div>
  );
}
