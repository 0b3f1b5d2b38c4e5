import type { InferType } from 'yup';
import { record } from '@/store/kit/schema/formRules';
import { count, typedRupees } from '@/store/kit/typed/typedNumber';
import { CREDIT_LABELS } from './creditTerms';

/** The most days that a bill may stay open by agreement. */
const MOST_CREDIT_DAYS = 365;

/** The credit terms as an account keeps them; an emptied one is not agreed any more. */
export const creditTermsFields = {
  creditLimit: typedRupees(CREDIT_LABELS.creditLimit).moreThan(0, `${CREDIT_LABELS.creditLimit} must be more than 0.`),
  creditDays: count(CREDIT_LABELS.creditDays).max(
    MOST_CREDIT_DAYS,
    `${CREDIT_LABELS.creditDays} can be at most ${MOST_CREDIT_DAYS}.`,
  ),
};

/** The form of the credit terms. */
export const creditTermsSchema = record(creditTermsFields);

export type CreditTermsValues = InferType<typeof creditTermsSchema>;
