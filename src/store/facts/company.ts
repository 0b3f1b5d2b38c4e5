import { nanoid } from '@reduxjs/toolkit';
import type { Company } from '@/store/billing/company/company';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { fact, facts } from './fact';

/** What may be said of the company's details. */
export const companyFacts = facts(
  'company',
  {
    // What every document says of all of us.
    by: [],
    schemas: async () => (await import('@/store/billing/company/companyFactSchemas')).companyFactSchemas,
  },
  {
    /** Something of the company's details is another from now on; what they were stays with what was issued. */
    companyChanged: fact((edit: Edit<Company>) => ({ id: nanoid(), edit }), {
      about: ({ id }) => [id],
      words: () => "changed the company's details",
      changes: ({ edit }) => valueChanges<Company>(edit, COMPANY_LABELS),
    }),
  },
);

export const { companyChanged } = companyFacts.creators;
