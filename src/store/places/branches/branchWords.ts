import { formatCount } from '@/format';
import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { telling } from '@/store/kit/words';
import { BRANCH_LABELS, type Branch, type BranchDraft } from './branch';
import { branchAdded, branchEdited, branchesImported } from './branchesSlice';

/** The facts of the branches in words. */
export const branchWords = [
  telling(branchAdded, ({ branch }) => `added the branch ${branch}`),
  telling(
    branchEdited,
    ({ id }, { branches }: { branches: Table<Branch> }) =>
      `edited the branch ${branches.entities[id]?.branch ?? 'that is gone'}`,
  ),
  telling(
    branchesImported,
    ({ added, edits }) => `imported branches: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`,
  ),
];

/** What the facts of the branches changed, value by value. */
export const branchChanges = [
  telling(branchEdited, ({ edit }) => valueChanges<BranchDraft>(edit, BRANCH_LABELS)),
  telling(branchesImported, ({ edits }) =>
    edits.flatMap(({ id, edit }) =>
      valueChanges<BranchDraft>(edit, BRANCH_LABELS).map((one) => ({ ...one, records: [id] })),
    ),
  ),
];
