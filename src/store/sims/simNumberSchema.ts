import type { InferType } from 'yup';
import { cleanLine } from '@/store/cleanText';
import { line } from '@/store/fieldRules';
import { record } from '@/store/formRules';
import { unspaced } from '@/store/typedNumbers';

/** The number under which a SIM is activated, without the spaces that it was typed with. */
export const simNumberSchema = record({
  msisdn: line('SIM Number').transform((typed: unknown) =>
    typeof typed === 'string' ? cleanLine(unspaced(typed)) : typed,
  ),
});

export type SimNumberValues = InferType<typeof simNumberSchema>;
