import type { Refusal } from '@/journal/port/model';
import { installerFacts } from '@/store/facts/installers';
import { rulesOf } from '@/store/facts/rules';
import type { Branch } from '@/store/places/branches/branch';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { fittingPart, noneFits } from '@/store/kit/sheets/fitting';
import type { Table } from '@/store/kit/table';
import { INSTALLER_LABELS, type Installer } from './installer';
import { installerFitting } from './installerFitting';

interface WithInstallers {
  installers: Table<Installer>;
  branches: Table<Branch>;
}

/** Why an installer cannot belong to a branch: there is none such. */
const noBranch = ({ branches }: WithInstallers, id: string | null | undefined): Refusal | undefined =>
  typeof id === 'string' ? gone(branches, id, 'This branch') : undefined;

function nameTaken({ installers }: WithInstallers, name: string | null | undefined, own: string): Refusal | undefined {
  const other =
    name &&
    Object.values(installers.entities).find((one) => one.id !== own && comparedName(one.name) === comparedName(name));
  return other ? { reason: `There is an installer ${other.name} already.` } : undefined;
}

/** When the facts of the installers cannot be: a name is one installer's. */
export const installerRules = rulesOf<WithInstallers>()(installerFacts, {
  installerAdded: (state, fact) =>
    firstOf(
      known(state.installers, fact, 'This installer'),
      nameTaken(state, fact.name, fact.id),
      noBranch(state, fact.branchId),
    ),
  installerEdited: (state, { id, edit }) => {
    const installer = state.installers.entities[id];
    if (!installer) return gone(state.installers, id, 'This installer');
    return firstOf(
      changedMeanwhile(installer, edit, INSTALLER_LABELS),
      nameTaken(state, edit.to.name, id),
      noBranch(state, edit.to.branchId),
    );
  },
  installersImported: {
    refuse: (state, imported) => noneFits(installerFitting(state.installers, imported)),
    goesIn: (state, imported) => fittingPart(imported, installerFitting(state.installers, imported)),
  },
});
