import type { Numbered } from '@/store/kit/table';

/** What the form of an installer holds. */
export interface InstallerDraft {
  name: string;
  mobile?: string | undefined;
  /** The identity of the branch that the installer belongs to. */
  branchId?: string | undefined;
}

/** Who carries devices in a bag and fits them. */
export interface Installer extends Numbered, InstallerDraft {}

/** What the fields of an installer are called. */
export const INSTALLER_LABELS: Record<keyof InstallerDraft, string> = {
  name: 'Name',
  mobile: 'Mobile Number',
  branchId: 'Branch',
};
