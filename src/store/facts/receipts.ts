import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type {
  Allocation,
  ReceiptDraft,
  ReceiptOutcome,
  RefundDraft,
  WithReceipts,
} from '@/store/billing/receipts/receipt';
import type { VoucherOutcome } from '@/store/billing/refundVouchers/refundVoucher';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts, factWith } from './fact';

type Books = WithAccountRows & WithReceipts;

/** A receipt as it is spoken of: its money, and whose it was. */
function nameOf(state: Books, id: string): string {
  const receipt = state.receipts.entities[id];
  return receipt
    ? `the ${formatMoney(receipt.cash)} of ${accountWords(state, receipt.accountId)}`
    : 'a receipt that is gone';
}

/** What is said where money on account, by its identity, settles bills from a day (ISO date) on. */
export const allocating = (id: string, allocations: readonly Allocation[], on: string = todaysDate()) => ({
  id,
  allocations: allocations.map((one) => ({ id: nanoid(), ...one })),
  on,
});

/** What is decided of a refund where its fact is said; nothing in facts of before it had a document. */
interface RefundOutcome {
  voucher?: VoucherOutcome | undefined;
}

/** What may be said of receipts. */
export const receiptFacts = facts(
  'receipts',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/receipts/receiptFactSchemas')).receiptFactSchemas,
  },
  {
    /** Money came in. */
    receiptRecorded: factWith<ReceiptOutcome>()(
      (draft: ReceiptDraft, recordedOn: string = todaysDate()) => ({ id: nanoid(), recordedOn, ...draft }),
      {
        booked: ({ on }) => [on],
        about: ({ id, accountId, allocations }) => [id, accountId, ...allocations.map(({ billId }) => billId)],
        words: ({ accountId, cash }, state: Books) =>
          `recorded ${formatMoney(cash)} of ${accountWords(state, accountId)}`,
      },
    ),
    /** What was on account settles bills. */
    receiptAllocated: fact(allocating, {
      booked: ({ on }) => [on],
      about: ({ id, allocations }) => [id, ...allocations.map(({ billId }) => billId)],
      words: ({ id }, state: Books) => `allocated ${nameOf(state, id)}`,
    }),
    /** Some of what is on account was paid back to the client. */
    receiptRefunded: factWith<RefundOutcome>()(
      (id: string, refund: RefundDraft, recordedOn: string = todaysDate()) => ({
        id,
        refundId: nanoid(),
        recordedOn,
        ...refund,
      }),
      {
        booked: ({ on }) => [on],
        about: ({ id, refundId }) => [id, refundId],
        words: ({ id, amount, why }, state: Books) =>
          `paid back ${formatMoney(amount)} of ${nameOf(state, id)}: ${why}`,
      },
    ),
    /** The money did not come after all: what it settled is open again. */
    receiptBounced: fact((id: string, on: string = todaysDate()) => ({ id, on }), {
      booked: ({ on }) => [on],
      about: ({ id }) => [id],
      words: ({ id }, state: Books) => `noted that ${nameOf(state, id)} bounced`,
    }),
  },
);

export const { receiptRecorded, receiptAllocated, receiptRefunded, receiptBounced } = receiptFacts.creators;
