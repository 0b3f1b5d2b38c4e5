import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { LetterKind } from '@/store/billing/letters/letterKind';
import { exampleAfter, exampleLetter, withText, type Example } from '@/store/billing/templates/exampleLetter';
import type { LetterText } from '@/store/billing/templates/mailText';
import { selectHeard } from '@/store/browser/selectHeard';
import { businessOf } from '@/store/business/business';
import type { Language } from '@/store/kit/language';
import { Section } from '@/ui/Section';
import { SmsPreview } from './SmsPreview';
import styles from './MailTexts.module.css';

interface MailTextPreviewProps {
  kind: LetterKind;
  language: Language;
  said: LetterText;
}

/** A mail as the client of one of the newest records would read it. */
export function MailTextPreview({ kind, language, said }: MailTextPreviewProps) {
  const business = useAppSelector(businessOf, shallowEqual);
  const heard = useAppSelector(selectHeard);
  const today = useToday();
  const state = useMemo(() => ({ ...business, heard }), [business, heard]);
  const [found, setFound] = useState<Example>();
  const example = useMemo(() => exampleAfter(found, state, kind, today), [found, state, kind, today]);
  if (example !== found) setFound(example);
  const letter =
    example.id === undefined
      ? undefined
      : exampleLetter(withText(state, kind, language, said), kind, example.id, language, today);
  if (!letter)
    return (
      <Section title="Preview">
        This mail would be sent for none of the newest records, so it cannot be shown. Open the page again to look anew.
      </Section>
    );
  return (
    <Section title={`Preview: to ${letter.company}`}>
      <p lang={language}>
        <strong>{letter.subject}</strong>
      </p>
      <p lang={language} className={styles.text}>
        {letter.text}
      </p>
      <SmsPreview sms={letter.sms} said={said.sms} language={language} />
    </Section>
  );
}
