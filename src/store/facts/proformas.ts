import { nanoid } from '@reduxjs/toolkit';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { ProformaDraft } from '@/store/billing/proformas/proformaOf';
import { todaysDate } from '@/store/kit/dates';
import { datedAnew, facts, factWith } from './fact';

interface ProformaOutcome {
  /** What the account's package comes to, as it is counted where the fact is said. */
  draft: ProformaDraft;
}

/** What may be said of proforma invoices. */
export const proformaFacts = facts(
  'proformas',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/proformas/proformaFactSchemas')).proformaFactSchemas,
  },
  {
    /** An account's quotation is issued as a proforma invoice, with its number. */
    proformaIssued: factWith<ProformaOutcome>()(
      (accountId: string, on: string = todaysDate()) => ({ id: nanoid(), accountId, on }),
      {
        confirmedOn: datedAnew,
        about: ({ id, accountId }) => [id, accountId],
        words: ({ accountId }, state: WithAccountRows) =>
          `issued a proforma invoice for ${accountWords(state, accountId)}`,
      },
    ),
  },
);

export const { proformaIssued } = proformaFacts.creators;
