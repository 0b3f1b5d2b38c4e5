import { nanoid } from '@reduxjs/toolkit';
import { accountNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { ProformaDraft } from '@/store/billing/proformas/proformaOf';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

interface Quoted {
  id: string;
  accountId: string;
  /** ISO date. */
  on: string;
  /** What the account's package comes to, as it is counted where the fact is said. */
  draft?: ProformaDraft;
}

/** What may be said of proforma invoices. */
export const proformaFacts = facts(
  'proformas',
  {
    by: ['sales'],
    schemas: async () => (await import('@/store/billing/proformas/proformaFactSchemas')).proformaFactSchemas,
  },
  {
    /** An account's quotation is issued as a proforma invoice, with its number. */
    proformaIssued: fact((accountId: string, on: string = todaysDate()): Quoted => ({ id: nanoid(), accountId, on }), {
      about: ({ id, accountId }) => [id, accountId],
      words: ({ accountId }, state: WithAccountRows) =>
        `issued a proforma invoice for ${accountNamed(state, accountId)}`,
    }),
  },
);

export const { proformaIssued } = proformaFacts.creators;
