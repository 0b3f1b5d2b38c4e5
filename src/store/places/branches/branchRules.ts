import type { Refusal } from '@/journal/port/model';
import { branchFacts } from '@/store/facts/branches';
import { rulesOf } from '@/store/facts/rules';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile, reapplied, type Edit } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { fittingPart, noneFits } from '@/store/kit/sheets/fitting';
import type { Numbered, Table } from '@/store/kit/table';
import {
  addressMissing,
  BRANCH_LABELS,
  registeredForOthers,
  registeredInOtherState,
  type Branch,
  type BranchDraft,
} from './branch';
import { branchFitting, type BranchImport } from './branchFitting';

interface WithBranches {
  branches: Table<Branch>;
  /** The company's details, the last of which hold now. */
  company: Table<Numbered & { gstin: string; panNo: string }>;
}

function nameTaken({ branches }: WithBranches, name: string | null | undefined, own: string): Refusal | undefined {
  const other =
    name &&
    Object.values(branches.entities).find((one) => one.id !== own && comparedName(one.branch) === comparedName(name));
  return other ? { reason: `There is a branch ${other.branch} already.` } : undefined;
}

/** Why the registration of a branch cannot be: it is of another state or of somebody else, or has no address. */
function registrationRefusal({ company }: WithBranches, branch: BranchDraft): Refusal | undefined {
  const ours = company.entities[company.ids.at(-1) ?? ''];
  const reason = registeredInOtherState(branch) ?? registeredForOthers(branch, ours) ?? addressMissing(branch);
  return reason === undefined ? undefined : { reason: `${branch.branch}: ${reason}` };
}

/** Why what an import adds or edits cannot be. */
const importedRefusal = (state: WithBranches, { added, edits }: BranchImport): Refusal | undefined =>
  firstOf(
    [
      ...added,
      ...edits.flatMap(({ id, edit }) => {
        const branch = state.branches.entities[id];
        return branch && touchesRegistration(edit) ? [reapplied(branch, edit)] : [];
      }),
    ].map((branch) => registrationRefusal(state, branch)),
  );

const touchesRegistration = ({ to }: Edit<BranchDraft>) => 'gstin' in to || 'stateCode' in to || 'address' in to;

/** When the facts of the branches cannot be: a name is one branch's, and a GST number is its own. */
export const branchRules = rulesOf<WithBranches>()(branchFacts, {
  branchAdded: (state, fact) =>
    firstOf(
      known(state.branches, fact, 'This branch'),
      nameTaken(state, fact.branch, fact.id),
      registrationRefusal(state, fact),
    ),
  branchEdited: (state, { id, edit }) => {
    const branch = state.branches.entities[id];
    if (!branch) return gone(state.branches, id, 'This branch');
    return firstOf(
      changedMeanwhile(branch, edit, BRANCH_LABELS),
      nameTaken(state, edit.to.branch, id),
      touchesRegistration(edit) ? registrationRefusal(state, reapplied(branch, edit)) : undefined,
    );
  },
  branchesImported: {
    refuse: (state, imported) =>
      firstOf(noneFits(branchFitting(state.branches, imported)), importedRefusal(state, imported)),
    goesIn: (state, imported) => fittingPart(imported, branchFitting(state.branches, imported)),
  },
});
