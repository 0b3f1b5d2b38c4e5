import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { SmsKind } from '@/store/billing/letters/smsTexts';
import { exampleLetter, exampleRecord, withText } from '@/store/billing/templates/exampleLetter';
import type { MailText } from '@/store/billing/templates/mailText';
import { selectHeard } from '@/store/browser/selectHeard';
import { businessOf } from '@/store/business/business';
import type { Language } from '@/store/kit/language';
import { Section } from '@/ui/Section';
import styles from './MailTexts.module.css';

interface MailTextPreviewProps {
  kind: SmsKind;
  language: Language;
  said: MailText;
}

/** A mail as the client of the last record would read it. */
export function MailTextPreview({ kind, language, said }: MailTextPreviewProps) {
  const business = useAppSelector(businessOf, shallowEqual);
  const heard = useAppSelector(selectHeard);
  const today = useToday();
  const state = useMemo(() => ({ ...business, heard }), [business, heard]);
  const record = useMemo(() => exampleRecord(state, kind, today), [state, kind, today]);
  const letter =
    record === undefined
      ? undefined
      : exampleLetter(withText(state, kind, language, said), kind, record, language, today);
  if (!letter)
    return (
      <Section title="Preview">There is nothing yet that this mail would be sent for, so it cannot be shown.</Section>
    );
  return (
    <Section title={`Preview: to ${letter.company}`}>
      <p lang={language}>
        <strong>{letter.subject}</strong>
      </p>
      <p lang={language} className={styles.text}>
        {letter.text}
      </p>
    </Section>
  );
}
