import { nanoid } from '@reduxjs/toolkit';
import type { Requisition, RequisitionDraft } from '@/store/care/requisitions/requisition';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

/** What may be said of requisitions. */
export const requisitionFacts = facts(
  'requisitions',
  {
    by: ['care'],
    schemas: async () => (await import('@/store/care/requisitions/requisitionFactSchemas')).requisitionFactSchemas,
  },
  {
    requisitionRaised: fact(
      (draft: RequisitionDraft): Omit<Requisition, 'number'> => ({ ...draft, id: nanoid(), raisedOn: todaysDate() }),
      { about: ({ id }) => [id], words: ({ locationInput }) => `raised a requisition for ${locationInput}` },
    ),
  },
);

export const { requisitionRaised } = requisitionFacts.creators;
