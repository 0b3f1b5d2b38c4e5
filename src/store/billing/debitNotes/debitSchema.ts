import type { InferType } from 'yup';
import type { LineKind } from '@/store/billing/bills/bill';
import { choice } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { TYPED_DEBIT_REASONS } from './debitNote';

/** The form for a debit note over a bill that has lines of those kinds: for what, how much before GST, and why. */
export const debitSchema = (kinds: readonly LineKind[]) =>
  record({
    reason: choice(TYPED_DEBIT_REASONS, 'Reason is required.'),
    remark: typedLine('Remark').test('other', 'Say in Remark what it is for.', (remark, { parent }) => {
      const { reason } = parent as { reason?: unknown };
      return reason !== 'Other' || Boolean(remark);
    }),
    kind: choice(kinds, 'Choose what it is for.'),
    amount: typedRupees('Amount before GST')
      .required('Amount before GST is required.')
      .moreThan(0, 'Amount before GST must be more than 0.'),
  });

export type DebitValues = InferType<ReturnType<typeof debitSchema>>;
