import { useAppSelector } from '@/parts/hooks';
import { WhenReady } from '@/parts/WhenReady';
import { TEXT_KINDS } from '@/store/billing/letters/letterKind';
import { variablesOf } from '@/store/billing/templates/templateVariables';
import { writtenOf } from '@/store/billing/templates/template';
import { LANGUAGE_NAMES, LANGUAGES } from '@/store/kit/language';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Section';
import { useUrlChoice } from '@/ui/urlChoice';
import { MailTextForm } from './MailTextForm';
import styles from './MailTexts.module.css';

const NAMES = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);

/** What mails say, kind by kind and in each language, for admins to write. */
export function MailTexts() {
  const [kind, setKind] = useUrlChoice('mail', TEXT_KINDS);
  const [language, setLanguage] = useUrlChoice('language', LANGUAGES);
  const isChanged = useAppSelector((state) => Object.keys(writtenOf(state, kind, language)).length > 0);
  return (
    <Section title="Texts of Mails and SMS">
      <p>
        What the office mails, and what a message begins with that you send yourself. What was sent stays as it was. The
        SMS Text is what the office sends by SMS: where you have registered a wording of your own, write that. The OTP
        of a challan goes to its receiver by SMS alone.
      </p>
      <div className={styles.choices}>
        <WordSelect aria-label="What the mail is for" choices={TEXT_KINDS} value={kind} onChange={setKind} />
        <WordRadios
          label="Language of the mail"
          choices={NAMES}
          value={LANGUAGE_NAMES[language]}
          onChange={(name) => setLanguage(LANGUAGES.find((one) => LANGUAGE_NAMES[one] === name) ?? 'en')}
        />
        {isChanged ? <Badge tone="blue">Your own text</Badge> : <Badge tone="grey">The product’s text</Badge>}
      </div>
      <ul aria-label="Variables" className={styles.variables}>
        {variablesOf(kind).map(({ name, meaning }) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {meaning}
          </li>
        ))}
      </ul>
      <WhenReady loading="Loading texts..." failed="Error loading texts.">
        <MailTextForm key={`${kind} ${language}`} kind={kind} language={language} />
      </WhenReady>
    </Section>
  );
}
