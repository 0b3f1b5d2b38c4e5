import { comparedName } from '@/store/kit/typed/cleanText';
import { record } from '@/store/kit/schema/formRules';
import { MOBILE_SYNONYMS, pastedMobile } from '@/store/kit/typed/mobile';
import { broughtBy } from '@/store/kit/sheets/broughtBy';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { typedLine } from '@/store/kit/typed/typedText';
import { INSTALLER_LABELS, type Installer, type InstallerDraft } from './installer';
import type { InstallerImport } from './installerFitting';
import { installerFields } from './installerSchema';

/** An installer as a file has one: the branch by its name. */
interface InstallerRow {
  name: string;
  mobile?: string | undefined;
  branch?: string | undefined;
}

/** The branches that installers can belong to. */
type Branches = readonly { id: string; branch: string }[];

/** The installers, as people bring them along in a file; `branches` are those that there are. */
export const installerImportable = (branches: Branches): Importable<InstallerRow, Installer> => ({
  one: 'installer',
  many: 'installers',
  columns: [
    {
      key: 'name',
      title: INSTALLER_LABELS.name,
      kind: 'text',
      synonyms: ['Installer', 'Installer Name', 'Technician', 'Person', 'Employee'],
    },
    {
      key: 'mobile',
      title: INSTALLER_LABELS.mobile,
      kind: 'identifier',
      synonyms: MOBILE_SYNONYMS,
      optional: true,
      cleaned: pastedMobile,
    },
    {
      key: 'branch',
      title: INSTALLER_LABELS.branchId,
      kind: 'text',
      synonyms: ['Branch Name', 'City', 'Location'],
      optional: true,
      ...(branches.length > 0 && { words: branches.map(({ branch }) => branch) }),
    },
  ],
  schema: record({ ...installerFields, branch: typedLine(INSTALLER_LABELS.branchId) }),
  knownBy: [{ column: 'name', compared: comparedName }],
  fieldsOf: ({ branchId, ...known }) => {
    const branch = branches.find(({ id }) => id === branchId)?.branch;
    return { name: known.name, ...(known.mobile && { mobile: known.mobile }), ...(branch !== undefined && { branch }) };
  },
  examples: [{ name: 'Ravi Kumar', mobile: '9820012345', branch: branches[0]?.branch ?? '' }],
});

/** What validated rows bring to the installers. */
export const installerImportOf =
  (branches: Branches) =>
  (rows: readonly ValidatedRow<InstallerRow, Installer>[]): InstallerImport<InstallerDraft> =>
    broughtBy(
      rows,
      ({ name, mobile, branch }): InstallerDraft => {
        const branchId = branches.find((one) => one.branch === branch)?.id;
        return { name, ...(mobile && { mobile }), ...(branchId !== undefined && { branchId }) };
      },
      (id, edit) => ({ id, edit }),
    );
