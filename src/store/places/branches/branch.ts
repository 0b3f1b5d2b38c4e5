import type { Numbered } from '@/store/kit/table';
import { panOfGstin } from '@/store/kit/typed/gstin';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';

/** What the form of a branch holds. */
export interface BranchDraft {
  branch: string;
  /** That of GST, two digits. */
  stateCode?: string | undefined;
  /** Of whoever receives goods there: ten digits. */
  mobile?: string | undefined;
  /** Of a branch that is registered for GST by itself; of all others the company's counts. */
  gstin?: string | undefined;
  /** What its tax invoices and challans bear. */
  address?: string | undefined;
  /** What the e-invoices of its transfers ask for besides. */
  town?: string | undefined;
  pinCode?: string | undefined;
}

/** A branch of ours, by its name. */
export interface Branch extends Numbered, BranchDraft {}

/** What the fields of a branch are called. */
export const BRANCH_LABELS: Record<keyof BranchDraft, string> = {
  branch: 'Branch',
  stateCode: 'State Code',
  mobile: 'Mobile Number',
  gstin: 'GST Number',
  address: 'Address',
  town: 'Town',
  pinCode: 'PIN Code',
};

/** All that the form of a branch holds; undefined of what is left empty. */
export const branchFieldsOf = (branch: BranchDraft): BranchDraft =>
  Object.fromEntries(
    (Object.keys(BRANCH_LABELS) as (keyof BranchDraft)[]).map((field) => [field, branch[field] || undefined]),
  ) as Partial<BranchDraft> as BranchDraft;

/** That the GST number of a branch is registered in another state than its own, and what cures it; undefined while it is not, or is none. */
export function registeredInOtherState({
  gstin = '',
  stateCode = '',
}: Pick<BranchDraft, 'gstin' | 'stateCode'>): string | undefined {
  const code = gstin.slice(0, 2);
  if (!GSTIN.test(gstin)) return undefined;
  const state = stateNamed(code);
  if (state === undefined) return `The GST number begins with ${code}, which is no state. Check its first two digits.`;
  return stateCode === '' || stateCode === code
    ? undefined
    : `The GST number is registered in ${state} (${code}), and State Code is ${stateCode}. Correct one of the two.`;
}

/** That a branch with a GST number tells no address, which its tax invoices must bear (rule 46(a) of the CGST Rules). */
export const addressMissing = ({ gstin = '', address = '' }: Pick<BranchDraft, 'gstin' | 'address'>) =>
  gstin !== '' && address === '' ? 'Address is required with a GST number: tax invoices bear it.' : undefined;

/** That a branch is registered under another PAN than the company, in which it would be somebody else; undefined while either PAN is not known. */
export function registeredForOthers(
  { gstin = '' }: Pick<BranchDraft, 'gstin'>,
  company: { gstin: string; panNo: string } | undefined,
): string | undefined {
  const [own, ours] = [panOfGstin(gstin), panOfGstin(company?.gstin ?? '') ?? company?.panNo ?? ''];
  return own === undefined || ours === '' || own === ours
    ? undefined
    : `The GST number has the PAN ${own}, and the company’s PAN is ${ours}: branches are registered under one PAN. Check both numbers.`;
}
