import type { InferType } from 'yup';
import { choice, day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';

/** Whether a client owed something, or had it to its credit. */
export const OPENING_SIDES = ['The client owes', 'On account'] as const;

/** The form of a client's opening balance; `today` (ISO date) is the last day that it can have. */
export const openingBalanceSchema = (today: string) =>
  record({
    side: choice(OPENING_SIDES, 'Choose who owes.').default(OPENING_SIDES[0]),
    amount: typedRupees('Amount').required('Amount is required.').moreThan(0, 'Amount must be more than 0.'),
    on: day('Date is required.', 'Date is not a date.').test(
      'past',
      'Date cannot be in the future.',
      (typed) => !(typed > today),
    ),
  });

export type OpeningBalanceValues = InferType<ReturnType<typeof openingBalanceSchema>>;
