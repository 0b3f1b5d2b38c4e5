import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { putEdit, type Edit } from '@/store/kit/edit';
import { numbered, tableBefore, tableOf } from '@/store/kit/table';
import type { Installer, InstallerDraft } from './installer';
import { installerFitting, type InstallerImport } from './installerFitting';

const installers = tableOf<Installer>();

/** A table of the given installers. */
export const installerTable = installers.of;

export const installersSlice = createSlice({
  name: 'installers',
  initialState: installers.empty,
  reducers: {
    installerAdded: {
      prepare: (draft: InstallerDraft) => ({ payload: { ...draft, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<InstallerDraft & { id: string }>) =>
        installers.number(state, payload),
    },
    /** Carries only what was changed, and what it was. */
    installerEdited: {
      prepare: (id: string, edit: Edit<InstallerDraft>) => ({ payload: { id, edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<InstallerDraft> }>) {
        const installer = state.entities[id];
        if (installer) putEdit<InstallerDraft>(installer, edit);
      },
    },
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    installersImported: {
      prepare: ({ added, edits }: InstallerImport<InstallerDraft>) => ({
        payload: { added: added.map((draft) => ({ ...draft, id: nanoid() })), edits },
      }),
      reducer(state, { payload }: PayloadAction<InstallerImport>) {
        const { added, edits } = installerFitting(tableBefore(state), payload);
        for (const { id, edit } of edits) {
          const installer = state.entities[id];
          if (installer) putEdit<InstallerDraft>(installer, edit);
        }
        for (const one of added) installers.number(state, one);
      },
    },
  },
  selectors: {
    ...installers.getSelectors(),
    /** The installer with the number in an address. */
    selectInstallerNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { installerAdded, installerEdited, installersImported } = installersSlice.actions;
export const {
  selectAll: selectInstallers,
  selectById: selectInstaller,
  selectInstallerNumbered,
} = installersSlice.selectors;
