import { comparedName } from '@/store/kit/typed/cleanText';
import { STATE_CODES } from '@/store/kit/typed/taxIds';
import { MOBILE_SYNONYMS, pastedMobile } from '@/store/kit/typed/mobile';
import { broughtBy } from '@/store/kit/sheets/broughtBy';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { branchFieldsOf, BRANCH_LABELS, type Branch, type BranchDraft } from './branch';
import type { BranchImport } from './branchFitting';
import { branchSchema } from './branchSchema';

/** A state's name as it is compared: both ways to write “and” are one. */
const comparedState = (name: string) => comparedName(name).replaceAll(/\s*(?:&|\band\b)\s*/g, ' & ');

/** The code of a state that is named; a spreadsheet makes a number of 07, and leaves out its 0. */
function twoDigits(typed: string): string {
  const name = comparedState(typed);
  const [code] = STATE_CODES.find(([, state]) => comparedState(state) === name) ?? [];
  return code ?? (/^\s*\d\s*$/.test(typed) ? `0${typed.trim()}` : typed);
}

/** The branches, as people bring them along in a file. */
export const branchImportable: Importable<BranchDraft, Branch> = {
  one: 'branch',
  many: 'branches',
  columns: [
    { key: 'branch', title: BRANCH_LABELS.branch, kind: 'text', synonyms: ['Branch Name', 'Name', 'City', 'Location'] },
    {
      key: 'stateCode',
      title: BRANCH_LABELS.stateCode,
      kind: 'identifier',
      synonyms: ['GST State Code', 'State', 'GST Code'],
      optional: true,
      cleaned: twoDigits,
    },
    {
      key: 'mobile',
      title: BRANCH_LABELS.mobile,
      kind: 'identifier',
      synonyms: MOBILE_SYNONYMS,
      optional: true,
      cleaned: pastedMobile,
    },
    {
      key: 'gstin',
      title: BRANCH_LABELS.gstin,
      kind: 'identifier',
      synonyms: ['GSTIN', 'GST No', 'GST'],
      optional: true,
    },
    { key: 'address', title: BRANCH_LABELS.address, kind: 'text', synonyms: ['Branch Address'], optional: true },
    { key: 'town', title: BRANCH_LABELS.town, kind: 'text', synonyms: ['Branch Town'], optional: true },
    {
      key: 'pinCode',
      title: BRANCH_LABELS.pinCode,
      kind: 'identifier',
      synonyms: ['PIN', 'Pincode', 'Postal Code'],
      optional: true,
    },
  ],
  schema: branchSchema,
  knownBy: [{ column: 'branch', compared: comparedName }],
  fieldsOf: branchFieldsOf,
  examples: [{ branch: 'Delhi', stateCode: '07', mobile: '9820012345' }],
};

/** What validated rows bring to the branches. */
export const branchImportOf = (rows: readonly ValidatedRow<BranchDraft, Branch>[]): BranchImport<BranchDraft> =>
  broughtBy(rows, branchFieldsOf, (id, edit) => ({ id, edit }));
