import type { Language } from '@/store/kit/language';
import { wordsIn } from '@/store/kit/language';
import { record } from '@/store/kit/schema/formRules';
import { shaped } from '@/store/kit/schema/fieldRules';
import { OWN_SIGN_IN_WORDS, typedWords } from './ownSignInWords';

/** The code of a second factor, which apps show with a blank in it. */
export function codeSchemaIn(language: Language) {
  const words = typedWords(language);
  const label = wordsIn(OWN_SIGN_IN_WORDS, language).code;
  return record({
    code: shaped(/^\d{6}$/, label, words.required(label), words.digits).transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : typed,
    ),
  });
}

/** The same in the office's own language. */
export const codeSchema = codeSchemaIn('en');
