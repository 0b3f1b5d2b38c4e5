import { nanoid } from '@reduxjs/toolkit';
import { billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { CreditNote, CreditReason } from '@/store/billing/creditNotes/creditNote';
import type { Issuer, Released } from '@/store/billing/receipts/receipt';
import { todaysDate } from '@/store/kit/dates';
import { datedAnew, facts, factWith } from './fact';

/** What is told of a credit note. */
export interface CreditDraft {
  accountId: string;
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

/** What may be said of credit notes. */
export const creditNoteFacts = facts(
  'creditNotes',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/creditNotes/creditNoteFactSchemas')).creditNoteFactSchemas,
  },
  {
    /** Something of a bill is taken off. */
    creditNoteIssued: factWith<CreditOutcome>()(
      (draft: CreditDraft, on: string = todaysDate()) => ({ id: nanoid(), on, ...draft }),
      {
        booked: ({ on }) => [on],
        confirmedOn: datedAnew,
        confirmedDay: ({ id }, { creditNotes }: WithAccountRows & WithBills) => creditNotes.entities[id]?.issuedOn,
        about: ({ id, billId, accountId, released }) => [id, billId, accountId, ...released.map(({ from }) => from)],
        words: ({ billId: id, accountId }, state: WithAccountRows & WithBills) =>
          `issued a credit note against ${billNamed(state, { id, accountId })}`,
      },
    ),
  },
);

export const { creditNoteIssued } = creditNoteFacts.creators;
