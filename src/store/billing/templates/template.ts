import { filled, filledLines, type Values, type VariablesIn } from '@/store/billing/letters/filled';
import type { Written } from '@/store/billing/letters/letterRow';
import type { LetterKind, TextKind } from '@/store/billing/letters/letterKind';
import { ownSms, smsText, type SmsValues } from '@/store/billing/letters/smsTexts';
import type { Language } from '@/store/kit/language';
import type { Numbered, Table } from '@/store/kit/table';
import { cutLine } from '@/store/kit/typed/cutLine';
import { templateId, type LetterText, type MailText, type WrittenText } from './mailText';
import { OWN_TEXTS, ownMail } from './ownTexts';

/** A subject has so many signs at most, and a message. */
const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 2000;

/** What stands in the place of each variable of what is written of a kind: in its mail and in its SMS. */
export type ValuesOf<Kind extends LetterKind> = SmsValues<Kind> &
  Readonly<Record<VariablesIn<(typeof OWN_TEXTS)[Kind]['en'][keyof MailText]>, string>>;

/** What a mail and an SMS of a kind say in a language, where an admin has written it: what is missing is the product's own. */
export interface Template extends Numbered, WrittenText {
  kind: TextKind;
  language: Language;
}

/** A state that has the templates. */
export interface WithTemplates {
  templates: Table<Template>;
}

/** What an admin has written of a mail of a kind in a language. */
export function writtenOf({ templates }: WithTemplates, kind: TextKind, language: Language): WrittenText {
  const { subject, text, sms } = templates.entities[templateId(kind, language)] ?? {};
  return {
    ...(subject !== undefined && { subject }),
    ...(text !== undefined && { text }),
    ...(sms !== undefined && { sms }),
  };
}

/** What a mail of a kind says in a language, as far as an admin has written it, and else as the product has it. */
export function inFull(kind: TextKind, language: Language, { subject, text, sms }: WrittenText): LetterText {
  const own = ownMail(kind, language);
  return { subject: subject ?? own.subject, text: text ?? own.text, sms: sms ?? ownSms(kind, language) };
}

/** What of a mail of a kind an admin has written in a language: what the product has as well is the product's. */
export function ownLeftOut(kind: TextKind, language: Language, { subject, text, sms }: LetterText): WrittenText {
  const own = ownMail(kind, language);
  return {
    subject: subject === own.subject ? undefined : subject,
    text: text === own.text ? undefined : text,
    sms: sms === ownSms(kind, language) ? undefined : sms,
  };
}

/** What is written to a client: by mail as its template has it, or as the product has it where that would be longer than a message may be, or its subject empty; and by SMS. */
export function writtenBy(state: WithTemplates, kind: LetterKind, values: Values, language: Language): Written {
  const { subject, text, sms } = inFull(kind, language, writtenOf(state, kind, language));
  const own = OWN_TEXTS[kind][language];
  const said = filledLines(text, values);
  const subjectOf = (written: string) => cutLine(filled(written, values), LONGEST_SUBJECT);
  return {
    subject: subjectOf(subject) || subjectOf(own.subject),
    text: said.length > LONGEST_MESSAGE ? filledLines(own.text, values) : said,
    sms: smsText(sms, values),
  };
}
