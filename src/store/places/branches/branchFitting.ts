import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile, type Edit } from '@/store/kit/edit';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted } from '@/store/kit/sheets/importable';
import type { Table } from '@/store/kit/table';
import { BRANCH_LABELS, type Branch, type BranchDraft } from './branch';

/** What changes of one branch. */
export interface BranchEdit {
  id: string;
  edit: Edit<BranchDraft>;
}

/** What an import brings to the branches: those that are new, and what changes of those that are there. */
export type BranchImport<Added extends BranchDraft = BranchDraft & { id: string }> = Brought<Added, BranchEdit>;

/** What of an import fits the branches that are there now, and why the rest of it does not: somebody was faster. */
export function branchFitting<Added extends BranchDraft>(
  { entities }: Table<Branch>,
  brought: BranchImport<Added>,
): Fitted<Added, BranchEdit> {
  const names = new Set(Object.values(entities).map(({ branch }) => comparedName(branch)));
  return fittingOf(
    brought,
    ({ id, edit }) => {
      const branch = entities[id];
      if (!branch) return { reason: 'This branch is not there any more: somebody undid adding it.' };
      const name = edit.to.branch && comparedName(edit.to.branch);
      if (name && name !== comparedName(branch.branch) && names.has(name))
        return { reason: `There is a branch ${edit.to.branch} already.` };
      return changedMeanwhile<BranchDraft>(branch, edit, BRANCH_LABELS);
    },
    ({ branch }) => {
      const isThere = names.has(comparedName(branch));
      names.add(comparedName(branch));
      return isThere ? { reason: `There is a branch ${branch} already.` } : undefined;
    },
  );
}
