import type { TextKind } from '@/store/billing/letters/letterKind';
import type { Language } from '@/store/kit/language';

/** What a mail says: its subject and its text, with the names of variables in braces. */
export interface MailText {
  subject: string;
  text: string;
}

/** The same with what an SMS says, as it is registered but for the names of its variables. */
export interface LetterText extends MailText {
  sms: string;
}

/** What an admin has written of it: what is missing is the product's own. */
export type WrittenText = { readonly [Field in keyof LetterText]?: LetterText[Field] | undefined };

export const MAIL_LABELS = { subject: 'Subject', text: 'Mail Text', sms: 'SMS Text' } as const satisfies Record<
  keyof LetterText,
  string
>;

/** The one identity of the template of a kind in a language. */
export const templateId = (kind: TextKind, language: Language): string => `${kind} ${language}`;
