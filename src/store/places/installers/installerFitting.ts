import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile, type Edit } from '@/store/kit/edit';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought, Fitted } from '@/store/kit/sheets/importable';
import type { Table } from '@/store/kit/table';
import { INSTALLER_LABELS, type Installer, type InstallerDraft } from './installer';

/** What changes of one installer. */
export interface InstallerEdit {
  id: string;
  edit: Edit<InstallerDraft>;
}

/** What an import brings to the installers: those that are new, and what changes of those that are there. */
export type InstallerImport<Added extends InstallerDraft = InstallerDraft & { id: string }> = Brought<
  Added,
  InstallerEdit
>;

/** What of an import fits the installers that are there now, and why the rest of it does not: somebody was faster. */
export function installerFitting<Added extends InstallerDraft>(
  { entities }: Table<Installer>,
  brought: InstallerImport<Added>,
): Fitted<Added, InstallerEdit> {
  const names = new Set(Object.values(entities).map(({ name }) => comparedName(name)));
  return fittingOf(
    brought,
    ({ id, edit }) => {
      const installer = entities[id];
      if (!installer) return { reason: 'This installer is not there any more: somebody undid adding it.' };
      const name = edit.to.name && comparedName(edit.to.name);
      if (name && name !== comparedName(installer.name) && names.has(name))
        return { reason: `There is an installer ${edit.to.name} already.` };
      return changedMeanwhile<InstallerDraft>(installer, edit, INSTALLER_LABELS);
    },
    ({ name }) => {
      const isThere = names.has(comparedName(name));
      names.add(comparedName(name));
      return isThere ? { reason: `There is an installer ${name} already.` } : undefined;
    },
  );
}
