import type { InferType } from 'yup';
import { choice, day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { inOpenMonth } from '@/store/billing/periods/openMonth';
import type { OpeningBalance } from './opening';

/** Whether a client owed something, or had it to its credit. */
export const OPENING_SIDES = ['The client owes', 'On account'] as const;

const typedAmount = typedRupees('Amount').required('Amount is required.');

/**
 * The form of a client's opening balance, or, where one was entered, of its correction, which may be to nothing and has a
 * reason; `today` is the last day that it can have, `open` the first that is in no closed month (ISO dates).
 */
export const openingBalanceSchema = (today: string, opening?: OpeningBalance, open?: string) =>
  record({
    side: choice(OPENING_SIDES, 'Choose who owes.').default(OPENING_SIDES[0]),
    amount: opening
      ? typedAmount.min(0, 'Amount cannot be below 0.')
      : typedAmount.moreThan(0, 'Amount must be more than 0.'),
    on: day('Date is required.', 'Date is not a date.')
      .test('past', 'Date cannot be in the future.', (typed) => !(typed > today))
      .test(inOpenMonth(open)),
    why: opening ? line('Reason') : typedLine('Reason'),
  });

export type OpeningBalanceValues = InferType<ReturnType<typeof openingBalanceSchema>>;
