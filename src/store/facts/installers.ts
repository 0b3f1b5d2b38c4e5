import { nanoid } from '@reduxjs/toolkit';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { importWords } from '@/store/kit/sheets/importWords';
import type { Table } from '@/store/kit/table';
import { INSTALLER_LABELS, type Installer, type InstallerDraft } from '@/store/places/installers/installer';
import type { InstallerImport } from '@/store/places/installers/installerFitting';
import { fact, facts } from './fact';

interface WithInstallers {
  installers: Table<Installer>;
}

/** What may be said of installers. */
export const installerFacts = facts(
  'installers',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/places/installers/installerFactSchemas')).installerFactSchemas,
  },
  {
    installerAdded: fact((draft: InstallerDraft) => ({ ...draft, id: nanoid() }), {
      about: ({ id }) => [id],
      words: ({ name }) => `added the installer ${name}`,
    }),
    /** Carries only what was changed, and what it was. */
    installerEdited: fact((id: string, edit: Edit<InstallerDraft>) => ({ id, edit }), {
      about: ({ id }) => [id],
      words: ({ id }, { installers }: WithInstallers) =>
        `edited the installer ${installers.entities[id]?.name ?? 'who is gone'}`,
      changes: ({ edit }) => valueChanges<InstallerDraft>(edit, INSTALLER_LABELS),
    }),
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    installersImported: fact(
      ({ added, edits }: InstallerImport<InstallerDraft>): InstallerImport => ({
        added: added.map((draft) => ({ ...draft, id: nanoid() })),
        edits,
      }),
      {
        about: ({ added, edits }) => [...added, ...edits].map(({ id }) => id),
        words: (imported) => importWords('installers', imported),
        changes: ({ edits }) =>
          edits.flatMap(({ id, edit }) =>
            valueChanges<InstallerDraft>(edit, INSTALLER_LABELS).map((one) => ({ ...one, records: [id] })),
          ),
      },
    ),
  },
);

export const { installerAdded, installerEdited, installersImported } = installerFacts.creators;
