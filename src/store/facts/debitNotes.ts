import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import type { Amounts, Recipient } from '@/store/billing/bills/bill';
import { accountWords, billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Debited } from '@/store/billing/debitNotes/debitAmounts';
import {
  debitNoteName,
  type DebitNote,
  type DebitReason,
  type WithDebitNotes,
} from '@/store/billing/debitNotes/debitNote';
import type { WaivedInterest } from '@/store/billing/interest/interest';
import type { WaivedDebit } from '@/store/billing/shortBilled/waivedDebit';
import type { Issuer } from '@/store/billing/receipts/receipt';
import { movedAlong, todaysDate } from '@/store/kit/dates';
import { datedAnew, fact, facts, factWith } from './fact';

/** What is told of a debit note. */
export interface DebitDraft extends Debited {
  accountId: string;
  billId: string;
  reason: DebitReason;
  remark?: string | undefined;
}

/** A debit note that is none any more. */
interface Cancelled extends Pick<DebitNote, 'id' | 'billId' | 'accountId'> {
  /** ISO date; a fact of before it was kept tells none. */
  on?: string | undefined;
}

/** Interest of a bill that is not charged. */
export interface InterestWaiving extends WaivedInterest {
  accountId: string;
  billId: string;
}

/** What of a bill is not charged though it was short. */
export interface DebitWaiving extends WaivedDebit {
  accountId: string;
  billId: string;
}

/** What is decided of a debit note where its fact is said. */
interface DebitOutcome {
  issuer: Issuer;
  recipient: Recipient;
  /** ISO date. */
  dueOn: string;
  /** What it comes to. */
  amounts: Amounts;
}

/** A debit note as the fact carries it that issues it. */
export type CountedDebit = DebitDraft & DebitOutcome & { id: string; on: string };

/** The debit notes, with the bills that they are over. */
type Noted = WithAccountRows & Pick<WithBills, 'bills'> & WithDebitNotes;

/** What may be said of debit notes. */
export const debitNoteFacts = facts(
  'debitNotes',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/debitNotes/debitNoteFactSchemas')).debitNoteFactSchemas,
  },
  {
    /** A client owes more for a bill than that says. */
    debitNoteIssued: factWith<DebitOutcome>()(
      (draft: DebitDraft, on: string = todaysDate()) => ({ id: nanoid(), on, ...draft }),
      {
        booked: ({ on }) => [on],
        confirmedOn: (said, on) => ({ ...said, on, dueOn: movedAlong(said.dueOn, said.on, on) }),
        confirmedDay: ({ id }, { debitNotes }: Noted) => debitNotes.entities[id]?.issuedOn,
        about: ({ id, billId, accountId }) => [id, billId, accountId],
        words: ({ billId: id, accountId }, state: Noted) =>
          `issued a debit note over ${billNamed(state, { id, accountId })}`,
      },
    ),
    /** One that was issued by mistake raises its bill no more: it keeps its number, and what it charged may be charged again. */
    debitNoteCancelled: fact(
      (
        { id, billId, accountId }: Pick<DebitNote, 'id' | 'billId' | 'accountId'>,
        on: string = todaysDate(),
      ): Cancelled => ({
        id,
        billId,
        accountId,
        on,
      }),
      {
        confirmedOn: datedAnew,
        confirmedDay: ({ id }, { debitNotes }: WithAccountRows & WithDebitNotes) =>
          debitNotes.entities[id]?.cancelledOn,
        booked: ({ id }, { debitNotes }: WithAccountRows & WithDebitNotes) =>
          [debitNotes.entities[id]?.issuedOn ?? []].flat(),
        about: ({ id, billId, accountId }) => [id, billId, accountId],
        words: ({ id, accountId }, state: WithAccountRows & WithDebitNotes) => {
          const note = state.debitNotes.entities[id];
          return `cancelled ${note ? debitNoteName(note) : 'a debit note'} of ${accountWords(state, accountId)}`;
        },
      },
    ),
    /** Interest that is proposed for days is not charged, for a reason: it is proposed no more. The bills hear it. */
    interestWaived: fact(
      (waiving: Omit<InterestWaiving, 'on'>, on: string = todaysDate()): InterestWaiving => ({ ...waiving, on }),
      {
        about: ({ billId, accountId }) => [billId, accountId],
        words: ({ billId: id, accountId, amount, why }, state: WithAccountRows & Pick<WithBills, 'bills'>) =>
          `waived ${formatMoney(amount)} of interest over ${billNamed(state, { id, accountId })}: ${why}`,
      },
    ),
    /** What a bill says too little for a vehicle is not charged, for a reason: it is proposed no more. The bills hear it. */
    debitWaived: fact(
      (waiving: Omit<DebitWaiving, 'on'>, on: string = todaysDate()): DebitWaiving => ({ ...waiving, on }),
      {
        about: ({ billId, accountId, vehicleId }) => [billId, accountId, vehicleId],
        words: ({ billId: id, accountId, amount, why }, state: WithAccountRows & Pick<WithBills, 'bills'>) =>
          `waived ${formatMoney(amount)} that ${billNamed(state, { id, accountId })} says too little: ${why}`,
      },
    ),
  },
);

export const { debitNoteCancelled, debitNoteIssued, debitWaived, interestWaived } = debitNoteFacts.creators;
