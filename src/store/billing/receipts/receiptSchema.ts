import { statusesOf } from '@/machines/advance';
import { receiptMachine } from '@/machines/receipt';
import { docNoRule, recipientRule } from '@/store/billing/bills/documentFields';
import { day, knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import {
  list,
  listed,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  rowOf,
  sum,
  text,
} from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { RECEIPT_MODES } from './receipt';

/** What settles bills, each with an amount in rupees. */
export const allocationsRule = list(part('Allocation', { billId: reference('Its bill'), amount: sum('Amount') }));

/** What credit notes gave back of it. */
export const releasedRule = listed('Release', {
  billId: reference('Its bill'),
  amount: sum('Amount'),
  on: day('Date is required.', 'Date is not a date.'),
})
  .optional()
  .default(undefined);

/** What is told of money that came in. */
export const receiptFields = {
  accountId: reference('Its account'),
  on: day('Date is required.', 'Date is not a date.'),
  mode: knownWord(RECEIPT_MODES, 'Mode is not known.'),
  reference: typedLine('Reference'),
  cash: typedRupees('Amount').required('Amount is required.'),
  tds: part('TDS', {
    code: text('Section', 100),
    rate: numberBetween('Rate', 0, 100),
    amount: typedRupees('TDS').required('TDS is required.'),
  })
    .optional()
    .default(undefined),
  allocations: allocationsRule,
};

/** What is told of money that is paid back. */
export const refundFields = {
  on: day('Date is required.', 'Date is not a date.'),
  mode: knownWord(RECEIPT_MODES, 'Mode is not known.'),
  reference: typedLine('Reference'),
  amount: sum('Amount'),
  why: line('Reason'),
};

/** A receipt as it is kept. */
export const receiptRowSchema = rowOf({
  ...receiptFields,
  status: knownWord(statusesOf(receiptMachine), 'Its status is not known.'),
  bouncedOn: optionalDay('Bounced On is not a date.'),
  docNo: docNoRule,
  companyId: optionalIdentity('Its company'),
  firstAllocations: allocationsRule.optional().default(undefined),
  released: releasedRule,
  refunds: listed('Refund', refundFields).optional().default(undefined),
  recipient: recipientRule,
});
