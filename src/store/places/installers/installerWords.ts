import { formatCount } from '@/format';
import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { telling } from '@/store/kit/words';
import { INSTALLER_LABELS, type Installer, type InstallerDraft } from './installer';
import { installerAdded, installerEdited, installersImported } from './installersSlice';

/** The facts of the installers in words. */
export const installerWords = [
  telling(installerAdded, ({ name }) => `added the installer ${name}`),
  telling(
    installerEdited,
    ({ id }, { installers }: { installers: Table<Installer> }) =>
      `edited the installer ${installers.entities[id]?.name ?? 'who is gone'}`,
  ),
  telling(
    installersImported,
    ({ added, edits }) => `imported installers: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`,
  ),
];

/** What the facts of the installers changed, value by value. */
export const installerChanges = [
  telling(installerEdited, ({ edit }) => valueChanges<InstallerDraft>(edit, INSTALLER_LABELS)),
  telling(installersImported, ({ edits }) =>
    edits.flatMap(({ id, edit }) =>
      valueChanges<InstallerDraft>(edit, INSTALLER_LABELS).map((one) => ({ ...one, records: [id] })),
    ),
  ),
];
