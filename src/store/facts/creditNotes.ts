import { nanoid } from '@reduxjs/toolkit';
import { billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { CreditNote, CreditReason } from '@/store/billing/creditNotes/creditNote';
import type { Issuer } from '@/store/billing/receipts/receipt';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

/** What is told of a credit note. */
export interface CreditDraft {
  accountId: string;
  billId: string;
  reason: CreditReason;
  remark?: string | undefined;
  lines: readonly CreditedLine[];
}

/** A credit note as the fact carries it that issues it. */
export type CountedCredit = CreditDraft & {
  id: string;
  on: string;
  issuer?: Issuer;
  /** What it comes to, as it is counted where the fact is said. */
  amounts?: Pick<CreditNote, 'lines' | 'taxes' | 'roundOff' | 'total'>;
  /** The credit notes over the bill from which that is counted. */
  before?: readonly string[];
};

/** What may be said of credit notes. */
export const creditNoteFacts = facts(
  'creditNotes',
  {
    by: ['sales'],
    schemas: async () => (await import('@/store/billing/creditNotes/creditNoteFactSchemas')).creditNoteFactSchemas,
  },
  {
    /** Something of a bill is taken off. */
    creditNoteIssued: fact(
      (draft: CreditDraft, on: string = todaysDate()): CountedCredit => ({ id: nanoid(), on, ...draft }),
      {
        about: ({ id, billId, accountId }) => [id, billId, accountId],
        words: ({ billId: id, accountId }, state: WithAccountRows & WithBills) =>
          `issued a credit note over ${billNamed(state, { id, accountId })}`,
      },
    ),
  },
);

export const { creditNoteIssued } = creditNoteFacts.creators;
