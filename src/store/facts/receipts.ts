import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import type { WithOpenings } from '@/store/billing/openings/opening';
import { knownMoney, recordedAnew } from '@/store/billing/receipts/confirmedMoney';
import { knownLater } from '@/store/billing/receipts/knownLater';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type {
  Allocation,
  ReceiptDraft,
  ReceiptOutcome,
  RefundDraft,
  WithReceipts,
  Settling,
} from '@/store/billing/receipts/receipt';
import type { VoucherOutcome, WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { todaysDate } from '@/store/kit/dates';
import type { Numbered, Table } from '@/store/kit/table';
import { datedAnew, fact, facts, factWith } from './fact';

type Books = WithAccountRows & WithReceipts & WithOpenings & WithRefundVouchers;

/** Money as it is spoken of: that of a receipt, or the opening balance, and whose it was. */
function nameOf(state: Books, id: string): string {
  const opening = state.openings.entities[id];
  if (opening) return `the opening balance of ${accountWords(state, opening.accountId)}`;
  const receipt = state.receipts.entities[id];
  return receipt
    ? `the ${formatMoney(receipt.cash)} of ${accountWords(state, receipt.accountId)}`
    : 'a receipt that is gone';
}

const knownWords = (money: Parameters<typeof knownLater>[0] | undefined) => {
  const words = money && knownLater(money);
  return words ? `, ${words}` : '';
};

const refundIn = ({ receipts, openings }: Books, id: string, refundId: string) =>
  (receipts.entities[id] ?? openings.entities[id])?.refunds?.find((one) => one.id === refundId);

/** What is said where money on account, by its identity, settles bills from a day (ISO date) on. */
export const allocating = (id: string, allocations: readonly Allocation[], on: string = todaysDate()) => ({
  id,
  allocations: allocations.map((one) => ({ id: nanoid(), ...one })),
  on,
});

/** The day (ISO date) from which on money of a table settles what it was allocated to; undefined where that did not happen. */
export const allocatedOn = (
  { id, allocations: [first] }: ReturnType<typeof allocating>,
  { entities }: Table<Numbered & Settling>,
): string | undefined => entities[id]?.later?.find((one) => one.id === first?.id)?.on;

/** What is said where money did not come after all. */
interface Bounce {
  id: string;
  on: string;
  /** The ISO date on which it bounced, where the month of that was closed when it became known. */
  of?: string | undefined;
}

/** What is decided of a refund where its fact is said. */
interface RefundOutcome {
  voucher: VoucherOutcome;
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
        booked: ({ id, on }, { receipts }: Books) => [receipts.entities[id]?.on ?? on],
        knownOn: knownMoney,
        confirmedOn: recordedAnew,
        confirmedDay({ id }, { receipts }: Books) {
          const { on, knownOn = on } = receipts.entities[id] ?? {};
          return knownOn;
        },
        about: ({ id, accountId, allocations }) => [id, accountId, ...allocations.map(({ billId }) => billId)],
        words: ({ id, accountId, cash }, state: Books) =>
          `recorded ${formatMoney(cash)} of ${accountWords(state, accountId)}${knownWords(state.receipts.entities[id])}`,
      },
    ),
    /** What was on account settles bills. */
    receiptAllocated: fact(allocating, {
      booked: (said, { receipts }: Books) => [allocatedOn(said, receipts) ?? said.on],
      confirmedDay: (said, { receipts }: Books) => allocatedOn(said, receipts),
      knownOn: datedAnew,
      confirmedOn: datedAnew,
      about: ({ id, allocations }) => [id, ...allocations.map(({ billId }) => billId)],
      words: ({ id }, state: Books) => `allocated ${nameOf(state, id)}`,
    }),
    /** Some of what is on account, of a receipt or of what the client had to its credit before the first bill, was paid back. */
    receiptRefunded: factWith<RefundOutcome>()(
      (id: string, refund: RefundDraft, recordedOn: string = todaysDate()) => ({
        id,
        refundId: nanoid(),
        recordedOn,
        ...refund,
      }),
      {
        booked: ({ id, refundId, on }, state: Books) => [refundIn(state, id, refundId)?.on ?? on],
        typedDay: ({ on }) => on,
        knownOn: knownMoney,
        confirmedOn: recordedAnew,
        confirmedDay: ({ id, refundId }, state: Books) => refundIn(state, id, refundId)?.on,
        recordedDay: ({ refundId }, { refundVouchers }: Books) => refundVouchers.entities[refundId]?.knownOn,
        about: ({ id, refundId }) => [id, refundId],
        words: ({ id, refundId, amount, why }, state: Books) =>
          `paid back ${formatMoney(amount)} of ${nameOf(state, id)}: ${why}${knownWords(refundIn(state, id, refundId))}`,
      },
    ),
    /** The money did not come after all: what it settled is open again. */
    receiptBounced: fact((id: string, on: string = todaysDate()): Bounce => ({ id, on }), {
      booked: ({ id, on }, { receipts }: Books) => {
        const { status, bouncedOn = on } = receipts.entities[id] ?? {};
        // The day of a bounce that was taken back stays.
        return [status === 'Bounced' ? bouncedOn : on];
      },
      knownOn: (said, on) => ({ ...said, on, of: said.on }),
      confirmedOn: datedAnew,
      confirmedDay({ id }, { receipts }: Books) {
        const { bouncedOn, bouncedOf } = receipts.entities[id] ?? {};
        return bouncedOf === undefined ? bouncedOn : undefined;
      },
      about: ({ id }) => [id],
      words: ({ id }, state: Books) => {
        const { bouncedOn: on = '', bouncedOf: of } = state.receipts.entities[id] ?? {};
        return `noted that ${nameOf(state, id)} bounced${knownWords({ on, of })}`;
      },
    }),
  },
);

export const { receiptRecorded, receiptAllocated, receiptRefunded, receiptBounced } = receiptFacts.creators;
