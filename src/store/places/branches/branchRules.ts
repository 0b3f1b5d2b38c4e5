import type { Refusal } from '@/journal/port/model';
import { branchFacts } from '@/store/facts/branches';
import { rulesOf } from '@/store/facts/rules';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { fittingPart, noneFits } from '@/store/kit/sheets/fitting';
import type { Table } from '@/store/kit/table';
import { BRANCH_LABELS, type Branch } from './branch';
import { branchFitting } from './branchFitting';

interface WithBranches {
  branches: Table<Branch>;
}

function nameTaken({ branches }: WithBranches, name: string | null | undefined, own: string): Refusal | undefined {
  const other =
    name &&
    Object.values(branches.entities).find((one) => one.id !== own && comparedName(one.branch) === comparedName(name));
  return other ? { reason: `There is a branch ${other.branch} already.` } : undefined;
}

/** When the facts of the branches cannot be: a name is one branch's. */
export const branchRules = rulesOf<WithBranches>()(branchFacts, {
  branchAdded: (state, fact) =>
    firstOf(known(state.branches, fact, 'This branch'), nameTaken(state, fact.branch, fact.id)),
  branchEdited: (state, { id, edit }) => {
    const branch = state.branches.entities[id];
    if (!branch) return gone(state.branches, id, 'This branch');
    return changedMeanwhile(branch, edit, BRANCH_LABELS) ?? nameTaken(state, edit.to.branch, id);
  },
  branchesImported: {
    refuse: (state, imported) => noneFits(branchFitting(state.branches, imported)),
    goesIn: (state, imported) => fittingPart(imported, branchFitting(state.branches, imported)),
  },
});
