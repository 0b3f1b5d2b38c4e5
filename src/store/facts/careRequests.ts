import { nanoid } from '@reduxjs/toolkit';
import type { CareRequest, CareRequestDraft } from '@/store/care/requisitions/careRequest';
import type { Table } from '@/store/kit/table';
import { fact, facts } from './fact';

interface WithCareRequests {
  careRequests: Table<CareRequest>;
}

/** What may be said of customer care's stock requests. */
export const careRequestFacts = facts(
  'careRequests',
  {
    by: ['care'],
    schemas: async () => (await import('@/store/care/requisitions/careRequestFactSchemas')).careRequestFactSchemas,
  },
  {
    stockAsked: fact((draft: CareRequestDraft) => ({ ...draft, id: nanoid() }), {
      about: ({ id }) => [id],
      words: ({ productName, qty }) => `asked the stock for ${qty} ${productName}`,
    }),
    /** Once for a request: there is no way back. */
    stockApproved: fact((id: string) => ({ id }), {
      // Whoever asks for stock does not approve it.
      by: ['stock'],
      about: ({ id }) => [id],
      words: ({ id }, { careRequests }: WithCareRequests) => {
        const request = careRequests.entities[id];
        return `approved ${request ? `stock request ${request.number}` : 'a stock request'} of customer care`;
      },
    }),
  },
);

export const { stockAsked, stockApproved } = careRequestFacts.creators;
