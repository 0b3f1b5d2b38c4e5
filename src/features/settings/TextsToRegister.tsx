import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { templateOf, withEnding } from '@/office/sms/smsTemplates';
import { LETTER_KINDS, type TextKind } from '@/store/billing/letters/letterKind';
import { textToRegister } from '@/store/billing/letters/smsTexts';
import { OTP_EXAMPLE, otpText } from '@/store/billing/templates/otpText';
import { inFull, writtenOf, type WithTemplates } from '@/store/billing/templates/template';
import { LANGUAGES } from '@/store/kit/language';
import { Badge } from '@/ui/Badge';

const VARIABLE = '{#var#}';

/** What SMS say now, by what they are for: as the product has it, or in the wording that an admin has registered. */
const textsIn = (state: WithTemplates) =>
  (['OTP', ...LETTER_KINDS] satisfies TextKind[]).flatMap((kind) =>
    LANGUAGES.map((language) => {
      const registered = textToRegister(inFull(kind, language, writtenOf(state, kind, language)).sms);
      return kind === 'OTP'
        ? { label: 'OTP of a challan', language, said: otpText(state, language, OTP_EXAMPLE), registered }
        : { label: kind, language, said: registered.replaceAll(VARIABLE, '1'), registered };
    }),
  );

/** What the office sends by SMS: each text as it is to be registered, and whether it is. */
export function TextsToRegister({ told: { settings, templates } }: { told: SmsResults['sms.settings'] }) {
  const own = useAppSelector((state) => state.templates);
  const texts = useMemo(() => textsIn({ templates: own }), [own]);
  return (
    <>
      <p>
        Register these with your operator (DLT), and add each here with the id that it gets. What is not registered does
        not go. Where you have registered other wordings, write them below as SMS Text.
      </p>
      <ul aria-label="Texts to register">
        {texts.map(({ label, language, said, registered }) => (
          <li key={`${label} ${language}`}>
            {label}{' '}
            {templateOf(templates, withEnding(settings, said)) ? (
              <Badge tone="green">Registered</Badge>
            ) : (
              <Badge tone="orange">Not Registered</Badge>
            )}{' '}
            <q lang={language}>{withEnding(settings, registered)}</q>
          </li>
        ))}
      </ul>
    </>
  );
}
