import type { InferType } from 'yup';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { unspaced } from '@/store/kit/typed/typedNumbers';

/** The number under which a SIM is activated, without the spaces that it was typed with. */
export const simNumberSchema = record({
  msisdn: line('SIM Number').transform((typed: unknown) =>
    typeof typed === 'string' ? cleanLine(unspaced(typed)) : typed,
  ),
});

export type SimNumberValues = InferType<typeof simNumberSchema>;
