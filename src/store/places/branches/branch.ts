import type { Numbered } from '@/store/kit/table';

/** What the form of a branch holds; `stateCode` is that of GST, two digits. */
export interface BranchDraft {
  branch: string;
  stateCode?: string | undefined;
}

/** A branch of ours, by its name. */
export interface Branch extends Numbered, BranchDraft {}

/** What the fields of a branch are called. */
export const BRANCH_LABELS: Record<keyof BranchDraft, string> = { branch: 'Branch', stateCode: 'State Code' };
