import type { InferType } from 'yup';
import { formatDate, formatMoney } from '@/format';
import { day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { inOpenMonth } from '@/store/billing/periods/openMonth';
import { RECEIPT_MODES } from './receipt';

/** The form of a refund: so much, in rupees, can be paid back of a receipt of one day, up to `today`; before `open` all months are closed (ISO dates). */
export const refundSchema = (left: number, cameOn: string, today: string, open?: string) =>
  record({
    amount: typedRupees('Amount')
      .required('Amount is required.')
      .moreThan(0, 'Amount must be more than 0.')
      .max(left, `Amount cannot be above the ${formatMoney(left)} that is on account.`),
    on: day('Date is required.', 'Date is not a date.')
      .test('past', 'Date cannot be in the future.', (typed) => !(typed > today))
      .test('here', `Date cannot be before ${formatDate(cameOn)}, when the money came.`, (typed) => !(typed < cameOn))
      .test(inOpenMonth(open)),
    mode: knownWord(RECEIPT_MODES, 'Choose how it was paid.').default('RTGS / NEFT'),
    reference: typedLine('Reference'),
    why: line('Reason'),
  });

export type RefundValues = InferType<ReturnType<typeof refundSchema>>;
