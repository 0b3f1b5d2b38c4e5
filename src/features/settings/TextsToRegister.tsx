import type { SmsTells } from '@/office/sms/smsProtocol';
import { templateOf, withEnding } from '@/office/sms/smsTemplates';
import { LETTER_KINDS } from '@/store/billing/letters/letterKind';
import { textToRegister } from '@/store/billing/letters/smsTexts';
import { LANGUAGES } from '@/store/kit/language';
import { OWN_OTP_WORDS } from '@/store/stock/challans/answerWords';
import { Badge } from '@/ui/Badge';

const VARIABLE = '{#var#}';

const TEXTS = [
  ...LANGUAGES.map((language) => ({
    label: 'OTP of a challan',
    language,
    said: OWN_OTP_WORDS.own[language]('43', '123456', '15:40'),
    registered: OWN_OTP_WORDS.own[language](VARIABLE, VARIABLE, VARIABLE),
  })),
  ...LETTER_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => {
      const registered = textToRegister(kind, language);
      return { label: kind, language, said: registered.replaceAll(VARIABLE, '1'), registered };
    }),
  ),
];

/** What the office sends by SMS: each text as it is to be registered, and whether it is. */
export const TextsToRegister = ({ told: { settings, templates } }: { told: SmsTells['sms.settings'] }) => (
  <>
    <p>
      Register these with your operator (DLT), and add each here with the id that it gets. What is not registered does
      not go.
    </p>
    <ul aria-label="Texts to register">
      {TEXTS.map(({ label, language, said, registered }) => (
        <li key={registered}>
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
