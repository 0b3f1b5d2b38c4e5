import { record } from '@/store/kit/schema/formRules';
import { shaped } from '@/store/kit/schema/fieldRules';

/** The code of a second factor, which apps show with a blank in it. */
export const codeSchema = record({
  code: shaped(/^\d{6}$/, 'Code', 'Code is required.', 'Code must have 6 digits.').transform((typed: unknown) =>
    typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : typed,
  ),
});
