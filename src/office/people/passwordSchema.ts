import type { Language } from '@/store/kit/language';
import { wordsIn } from '@/store/kit/language';
import { record } from '@/store/kit/schema/formRules';
import { OWN_SIGN_IN_WORDS, typedWords } from './ownSignInWords';
import { givenPassword, newPassword } from './userRules';

/** Another password for somebody else. */
export const passwordSchema = record({ password: newPassword() });

/** The own password, as somebody else may sit at a screen that was left open. */
export const currentPasswordSchemaIn = (language: Language) =>
  record({
    password: givenPassword(typedWords(language).required(wordsIn(OWN_SIGN_IN_WORDS, language).password)),
  });

/** The same in the office's own language. */
export const currentPasswordSchema = currentPasswordSchemaIn('en');

/** Another password for oneself; the old one is asked, as somebody else may sit at a screen that was left open. */
export function ownPasswordSchemaIn(language: Language) {
  const [words, labels] = [typedWords(language), wordsIn(OWN_SIGN_IN_WORDS, language)];
  return record({
    old: givenPassword(words.required(labels.old)),
    password: newPassword(labels.new, language).test(
      'other',
      words.other(labels.new),
      (text, { parent }) => text !== (parent as { old?: string }).old,
    ),
  });
}

/** The same in the office's own language. */
export const ownPasswordSchema = ownPasswordSchemaIn('en');
