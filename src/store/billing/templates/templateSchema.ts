import { string, type InferType, type StringSchema } from 'yup';
import type { TextKind } from '@/store/billing/letters/letterKind';
import { record } from '@/store/kit/schema/formRules';
import { MAIL_LABELS, type LetterText } from './mailText';
import { mailTextFields } from './templateRowSchema';
import { variableTrouble } from './templateVariables';

const fieldOf = (kind: TextKind, field: keyof LetterText, rule: StringSchema) =>
  rule.required(`${MAIL_LABELS[field]} is required.`).test({
    name: 'variables',
    message: ({ value }: { value: string }) => variableTrouble(kind, field, value) ?? '',
    skipAbsent: true,
    test: (said) => said === '' || variableTrouble(kind, field, said) === undefined,
  });

const mailOf = (kind: TextKind, field: 'subject' | 'text') =>
  // An OTP goes by no mail.
  kind === 'OTP' ? string().defined() : fieldOf(kind, field, mailTextFields[field]);

/** What a mail and an SMS of a kind may say. */
export const templateSchema = (kind: TextKind) =>
  record({
    subject: mailOf(kind, 'subject'),
    text: mailOf(kind, 'text'),
    sms: fieldOf(kind, 'sms', mailTextFields.sms),
  });

export type TemplateValues = InferType<ReturnType<typeof templateSchema>>;
