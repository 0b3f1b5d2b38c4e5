import { docNoRule } from '@/store/kit/schema/taxedFields';
import { statusesOf } from '@/machines/advance';
import { receiptMachine } from '@/machines/receipt';
import { recipientRule } from '@/store/billing/bills/documentFields';
import { day, knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import {
  identity,
  list,
  listed,
  mark,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  rowOf,
  sum,
  text,
} from '@/store/kit/schema/rowRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { RECEIPT_MODES } from './receipt';

/** What settles a bill, with an amount in rupees. */
const allocation = { billId: reference('Its bill'), amount: sum('Amount') };

/** What settles bills, or settles them no more, from a day on. */
export const datedRule = listed('Allocation', { ...allocation, on: day('Date is required.', 'Date is not a date.') })
  .optional()
  .default(undefined);

/** What is told where money on account settles bills. */
export const allocatedFields = { id: identity, allocations: listed('Allocation', allocation), on: movedOn };

/** The day of which money is that became known when its month was closed. */
export const cameOn = optionalDay('Its own day is not a date.');

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
  allocations: list(part('Allocation', allocation)),
  forGoods: mark('Whether it is for goods').optional(),
  of: cameOn,
};

/** What is told of money that is paid back. */
export const refundFields = {
  on: day('Date is required.', 'Date is not a date.'),
  mode: knownWord(RECEIPT_MODES, 'Mode is not known.'),
  reference: typedLine('Reference'),
  amount: sum('Amount'),
  why: line('Reason'),
  of: cameOn,
};

/** What of money was paid back, as it is kept. */
export const refundsRule = listed('Refund', refundFields).optional().default(undefined);

/** A receipt as it is kept. */
export const receiptRowSchema = rowOf({
  ...receiptFields,
  status: knownWord(statusesOf(receiptMachine), 'Its status is not known.'),
  knownOn: optionalDay('The day on which it was recorded is not a date.'),
  bouncedOn: optionalDay('Bounced On is not a date.'),
  bouncedOf: cameOn,
  docNo: docNoRule,
  companyId: optionalIdentity('Its company'),
  later: datedRule,
  released: datedRule,
  refunds: refundsRule,
  recipient: recipientRule,
});
