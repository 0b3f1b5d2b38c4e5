import type { Numbered } from '@/store/kit/table';

/** What the form of a branch holds. */
export interface BranchDraft {
  branch: string;
  /** That of GST, two digits. */
  stateCode?: string | undefined;
  /** Of whoever receives goods there: ten digits. */
  mobile?: string | undefined;
}

/** A branch of ours, by its name. */
export interface Branch extends Numbered, BranchDraft {}

/** What the fields of a branch are called. */
export const BRANCH_LABELS: Record<keyof BranchDraft, string> = {
  branch: 'Branch',
  stateCode: 'State Code',
  mobile: 'Mobile Number',
};
