import type { LetterKind } from '@/store/billing/letters/letterKind';
import type { Language } from '@/store/kit/language';

/** What a mail says: its subject and its text, with the names of variables in braces. */
export interface MailText {
  subject: string;
  text: string;
}

/** What an admin has written of it: what is missing is the product's own. */
export type WrittenText = { readonly [Field in keyof MailText]?: MailText[Field] | undefined };

export const MAIL_LABELS = { subject: 'Subject', text: 'Mail Text' } as const satisfies Record<keyof MailText, string>;

/** The one identity of the template of a kind in a language. */
export const templateId = (kind: LetterKind, language: Language): string => `${kind} ${language}`;
