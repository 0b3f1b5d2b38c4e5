import type { InferType, StringSchema } from 'yup';
import type { LetterKind } from '@/store/billing/letters/letterKind';
import { record } from '@/store/kit/schema/formRules';
import { MAIL_LABELS, type LetterText } from './mailText';
import { mailTextFields } from './templateRowSchema';
import { variableTrouble } from './templateVariables';

const fieldOf = (kind: LetterKind, field: keyof LetterText, rule: StringSchema) =>
  rule.required(`${MAIL_LABELS[field]} is required.`).test({
    name: 'variables',
    message: ({ value }: { value: string }) => variableTrouble(kind, field, value) ?? '',
    skipAbsent: true,
    test: (said) => said === '' || variableTrouble(kind, field, said) === undefined,
  });

/** What a mail of a kind may say. */
export const templateSchema = (kind: LetterKind) =>
  record({
    subject: fieldOf(kind, 'subject', mailTextFields.subject),
    text: fieldOf(kind, 'text', mailTextFields.text),
    sms: fieldOf(kind, 'sms', mailTextFields.sms),
  });

export type TemplateValues = InferType<ReturnType<typeof templateSchema>>;
