import { createSlice } from '@reduxjs/toolkit';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { putEdit } from '@/store/kit/edit';
import { numbered, tableBefore, tableOf } from '@/store/kit/table';
import type { Installer, InstallerDraft } from './installer';
import { installerFitting } from './installerFitting';

const installers = tableOf<Installer>();

/** A table of the given installers. */
export const installerTable = installers.of;

export const installersSlice = createSlice({
  name: 'installers',
  initialState: installers.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(installerAdded, (state, { payload }) => installers.number(state, payload))
      .addCase(installerEdited, (state, { payload: { id, edit } }) => {
        const installer = state.entities[id];
        if (installer) putEdit<InstallerDraft>(installer, edit);
      })
      .addCase(installersImported, (state, { payload }) => {
        const { added, edits } = installerFitting(tableBefore(state), payload);
        for (const { id, edit } of edits) {
          const installer = state.entities[id];
          if (installer) putEdit<InstallerDraft>(installer, edit);
        }
        for (const one of added) installers.number(state, one);
      }),
  selectors: {
    ...installers.getSelectors(),
    /** The installer with the number in an address. */
    selectInstallerNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const {
  selectAll: selectInstallers,
  selectById: selectInstaller,
  selectInstallerNumbered,
} = installersSlice.selectors;
