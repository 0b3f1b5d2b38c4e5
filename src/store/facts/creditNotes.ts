import { nanoid } from '@reduxjs/toolkit';
import { accountWords, billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { CreditNote, CreditReason } from '@/store/billing/creditNotes/creditNote';
import { debitNoteName, type WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { Issuer, Released } from '@/store/billing/receipts/receipt';
import { todaysDate } from '@/store/kit/dates';
import { datedAnew, facts, factWith } from './fact';

/** What is told of a credit note. */
export interface CreditDraft {
  accountId: string;
  /** The bill or the debit note that it is against. */
  billId: string;
  reason: CreditReason;
  remark?: string | undefined;
  lines: readonly CreditedLine[];
}

/** What is decided of a credit note where its fact is said. */
interface CreditOutcome {
  issuer: Issuer;
  /** What it comes to. */
  amounts: Pick<CreditNote, 'lines' | 'taxes' | 'roundOff' | 'total'>;
  /** The credit notes over the bill from which that is counted. */
  before: readonly string[];
  /** What was paid of it and is on account again. */
  released: readonly Released[];
}

/** A credit note as the fact carries it that issues it. */
export type CountedCredit = CreditDraft & CreditOutcome & { id: string; on: string };

/** What is credited as it is spoken of, and whose it is. */
function creditedNamed(state: WithAccountRows & WithBills & WithDebitNotes, of: { id: string; accountId: string }) {
  const note = state.debitNotes.entities[of.id];
  return note ? `${debitNoteName(note)} of ${accountWords(state, of.accountId)}` : billNamed(state, of);
}

/** What may be said of credit notes. */
export const creditNoteFacts = facts(
  'creditNotes',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/creditNotes/creditNoteFactSchemas')).creditNoteFactSchemas,
  },
  {
    /** Something of a bill, or of a debit note, is taken off. */
    creditNoteIssued: factWith<CreditOutcome>()(
      (draft: CreditDraft, on: string = todaysDate()) => ({ id: nanoid(), on, ...draft }),
      {
        booked: ({ on }) => [on],
        confirmedOn: datedAnew,
        confirmedDay: ({ id }, { creditNotes }: WithAccountRows & WithBills & WithDebitNotes) =>
          creditNotes.entities[id]?.issuedOn,
        about: ({ id, billId, accountId, released }) => [id, billId, accountId, ...released.map(({ from }) => from)],
        words: ({ billId: id, accountId }, state: WithAccountRows & WithBills & WithDebitNotes) =>
          `issued a credit note against ${creditedNamed(state, { id, accountId })}`,
      },
    ),
  },
);

export const { creditNoteIssued } = creditNoteFacts.creators;
