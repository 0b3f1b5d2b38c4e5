import { TEXT_KINDS } from '@/store/billing/letters/letterKind';
import { LANGUAGES } from '@/store/kit/language';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { rowOf } from '@/store/kit/schema/rowRules';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { MAIL_LABELS } from './mailText';

/** So many signs a text may have before its variables are filled in. */
const LONGEST_TEXT = 1000;

const LONGEST_SMS = 500;

/** What an admin writes of a mail and of an SMS. */
export const mailTextFields = {
  subject: typedLine(MAIL_LABELS.subject),
  text: typedArea(MAIL_LABELS.text).max(
    LONGEST_TEXT,
    `${MAIL_LABELS.text} can have at most 1,000 characters: with what stands for its variables it may have 2,000.`,
  ),
  sms: typedArea(MAIL_LABELS.sms).max(LONGEST_SMS, `${MAIL_LABELS.sms} can have at most ${LONGEST_SMS} characters.`),
};

/** Which mail it is. */
export const templateOfFields = {
  kind: knownWord(TEXT_KINDS, 'What it is for is not known.'),
  language: knownWord(LANGUAGES, 'Its language is not known.'),
};

/** A template as it is kept. */
export const templateRowSchema = rowOf({ ...templateOfFields, ...mailTextFields });
