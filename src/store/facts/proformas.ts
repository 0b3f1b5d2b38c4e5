import { nanoid } from '@reduxjs/toolkit';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { Proforma } from '@/store/billing/proformas/proforma';
import type { ProformaDraft } from '@/store/billing/proformas/proformaOf';
import { movedAlong, todaysDate } from '@/store/kit/dates';
import type { Table } from '@/store/kit/table';
import { facts, factWith } from './fact';

interface ProformaOutcome {
  /** What the account's package comes to, as it is counted where the fact is said. */
  draft: ProformaDraft;
}

/** The proforma invoices, with the accounts that they are for. */
type Quoted = WithAccountRows & { proformas: Table<Proforma> };

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
        confirmedOn: ({ draft, ...said }, on) => ({
          ...said,
          on,
          draft: { ...draft, issuedOn: on, validUntil: movedAlong(draft.validUntil, said.on, on) },
        }),
        confirmedDay: ({ id }, { proformas }: Quoted) => proformas.entities[id]?.issuedOn,
        about: ({ id, accountId }) => [id, accountId],
        words: ({ accountId }, state: Quoted) => `issued a proforma invoice for ${accountWords(state, accountId)}`,
      },
    ),
  },
);

export const { proformaIssued } = proformaFacts.creators;
