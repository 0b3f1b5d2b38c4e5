import type { InferType } from 'yup';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { count, hasDecimals, typedNumber, typedRupees } from '@/store/kit/typed/typedNumber';
import { CREDIT_LABELS } from './creditTerms';

/** The most days that a bill may stay open by agreement. */
const MOST_CREDIT_DAYS = 365;

/** The most interest a year, in percent. */
const MOST_INTEREST = 36;

/** The credit terms as an account keeps them; an emptied one is not agreed any more. */
export const creditTermsFields = {
  creditLimit: typedRupees(CREDIT_LABELS.creditLimit).moreThan(0, `${CREDIT_LABELS.creditLimit} must be more than 0.`),
  creditDays: count(CREDIT_LABELS.creditDays).max(
    MOST_CREDIT_DAYS,
    `${CREDIT_LABELS.creditDays} can be at most ${MOST_CREDIT_DAYS}.`,
  ),
  interestRate: typedNumber(CREDIT_LABELS.interestRate)
    .moreThan(0, `${CREDIT_LABELS.interestRate} must be more than 0.`)
    .max(MOST_INTEREST, `${CREDIT_LABELS.interestRate} can be at most ${MOST_INTEREST}%.`)
    .test('decimals', `${CREDIT_LABELS.interestRate} can have at most two decimals.`, hasDecimals(2)),
  interestFrom: optionalDay(`${CREDIT_LABELS.interestFrom} is not a date.`),
};

/** The form of the credit terms. */
export const creditTermsSchema = record({
  ...creditTermsFields,
  interestFrom: creditTermsFields.interestFrom.when('interestRate', {
    is: undefined,
    otherwise: (rule) => rule.required(`${CREDIT_LABELS.interestFrom} is required.`),
  }),
});

export type CreditTermsValues = InferType<typeof creditTermsSchema>;
