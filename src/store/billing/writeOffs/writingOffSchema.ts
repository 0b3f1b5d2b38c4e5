import type { InferType } from 'yup';
import { formatMoney } from '@/format';
import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';

/** The form in which so much of what is open, in rupees, is written off. */
export const writingOffSchema = (open: number) =>
  record({
    amount: typedRupees('Amount')
      .required('Amount is required.')
      .moreThan(0, 'Amount must be more than 0.')
      .max(open, `Amount cannot be above the ${formatMoney(open)} that is open.`),
    why: line('Reason'),
  });

export type WritingOffValues = InferType<ReturnType<typeof writingOffSchema>>;
