import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { comparedName } from '@/store/cleanText';
import { changedMeanwhile } from '@/store/edit';
import { firstOf, gone, known } from '@/store/refusals';
import { leftOutRefusals, noneFits } from '@/store/sheets/fitting';
import type { Table } from '@/store/table';
import { BRANCH_LABELS, type Branch } from './branch';
import { branchFitting } from './branchFitting';
import { branchAdded, branchEdited, branchesImported } from './branchesSlice';

interface WithBranches {
  branches: Table<Branch>;
}

function nameTaken({ branches }: WithBranches, name: string | null | undefined, own: string): Refusal | undefined {
  const other =
    name &&
    Object.values(branches.entities).find((one) => one.id !== own && comparedName(one.branch) === comparedName(name));
  return other ? { reason: `There is a branch ${other.branch} already.` } : undefined;
}

/** What the facts of the branches are about, and when they cannot be: a name is one branch's. */
export const branchRules = rules<WithBranches>()
  .about(
    branchAdded,
    ({ id }) => [id],
    (state, fact) => firstOf(known(state.branches, fact, 'This branch'), nameTaken(state, fact.branch, fact.id)),
  )
  .about(
    branchEdited,
    ({ id }) => [id],
    (state, { id, edit }) => {
      const branch = state.branches.entities[id];
      if (!branch) return gone(state.branches, id, 'This branch');
      return changedMeanwhile(branch, edit, BRANCH_LABELS) ?? nameTaken(state, edit.to.branch, id);
    },
  )
  .about(
    branchesImported,
    ({ added, edits }) => [...added, ...edits].map(({ id }) => id),
    (state, imported) => noneFits(branchFitting(state.branches, imported)),
    (state, imported) => leftOutRefusals(branchFitting(state.branches, imported)),
  );
