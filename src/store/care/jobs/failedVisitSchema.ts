import type { InferType } from 'yup';
import { wordsIn, type Language } from '@/store/kit/language';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { choice, knownWord } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { part, reference } from '@/store/kit/schema/rowRules';
import { typedArea } from '@/store/kit/typed/typedText';
import { FAILURE_CAUSES } from './failedVisit';
import { FAILED_VISIT_WORDS } from './failedVisitWords';

const remark = typedArea('Remark').transform((typed: unknown) => (typed === '' ? undefined : typed));

/** Why a visit failed, as the form holds it; its messages are in that language. */
export function failedVisitSchema(language: Language) {
  const words = wordsIn(FAILED_VISIT_WORDS, language);
  return record({ cause: choice(FAILURE_CAUSES, words.causeMissing), remark }).test(
    'other',
    (typed, { createError }) =>
      typed.cause !== 'Other' ||
      typed.remark !== undefined ||
      createError({ path: 'remark', message: words.remarkMissing }),
  );
}

export type FailureDraft = InferType<ReturnType<typeof failedVisitSchema>>;

/** What is kept of a failed visit, and what its fact says of it. */
export const failedVisitFields = {
  on: movedOn,
  installerId: reference('Its installer'),
  cause: knownWord(FAILURE_CAUSES, 'The cause is not known.'),
  remark,
};

export const failedVisitRule = part('Failed visit', failedVisitFields);
