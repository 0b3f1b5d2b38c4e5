import { nanoid } from '@reduxjs/toolkit';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { importWords } from '@/store/kit/sheets/importWords';
import type { Table } from '@/store/kit/table';
import { BRANCH_LABELS, type Branch, type BranchDraft } from '@/store/places/branches/branch';
import type { BranchImport } from '@/store/places/branches/branchFitting';
import { fact, facts } from './fact';

interface WithBranches {
  branches: Table<Branch>;
}

/** What may be said of branches. */
export const branchFacts = facts(
  'branches',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/places/branches/branchFactSchemas')).branchFactSchemas,
  },
  {
    branchAdded: fact((draft: BranchDraft) => ({ ...draft, id: nanoid() }), {
      about: ({ id }) => [id],
      words: ({ branch }) => `added the branch ${branch}`,
    }),
    /** Carries only what was changed, and what it was. */
    branchEdited: fact((id: string, edit: Edit<BranchDraft>) => ({ id, edit }), {
      about: ({ id }) => [id],
      words: ({ id }, { branches }: WithBranches) =>
        `edited the branch ${branches.entities[id]?.branch ?? 'that is gone'}`,
      changes: ({ edit }) => valueChanges<BranchDraft>(edit, BRANCH_LABELS),
    }),
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    branchesImported: fact(
      ({ added, edits }: BranchImport<BranchDraft>): BranchImport => ({
        added: added.map((draft) => ({ ...draft, id: nanoid() })),
        edits,
      }),
      {
        about: ({ added, edits }) => [...added, ...edits].map(({ id }) => id),
        words: (imported) => importWords('branches', imported),
        changes: ({ edits }) =>
          edits.flatMap(({ id, edit }) =>
            valueChanges<BranchDraft>(edit, BRANCH_LABELS).map((one) => ({ ...one, records: [id] })),
          ),
      },
    ),
  },
);

export const { branchAdded, branchEdited, branchesImported } = branchFacts.creators;
