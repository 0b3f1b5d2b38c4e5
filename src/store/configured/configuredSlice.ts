import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the two menus of a configured device offer (spec 3); Select stands for nothing chosen yet. */
export const CONFIGURED_ACTIONS = ['Select', 'Branches', 'Software', 'Installer'] as const;
export const CONFIGURED_NAMES = ['Select', 'Kolkata', 'Ahmedabad', 'Mumbai', 'Delhi', 'Chennai', 'Bangalore'] as const;

export type ConfiguredAction = (typeof CONFIGURED_ACTIONS)[number];
export type ConfiguredName = (typeof CONFIGURED_NAMES)[number];

/** A device with its SIM, ready to go out (spec 3); assigned to `action` and `selectName` once both are chosen. */
export interface ConfiguredDevice {
  id: number;
  productName: string;
  itgcId: string;
  deviceIMEI: string;
  usedSim: string;
  action: ConfiguredAction;
  selectName: ConfiguredName;
}

const configured = createEntityAdapter<ConfiguredDevice>();

/** A table of the given configured devices. */
export const configuredTable = (rows: readonly ConfiguredDevice[]) => configured.getInitialState(undefined, rows);

export const configuredSlice = createSlice({
  name: 'configured',
  initialState: configured.getInitialState(),
  reducers: {
    /** A row's Submit; with one of the two still at Select it changes nothing (D24). */
    deviceAssigned: {
      prepare: (id: number, action: ConfiguredAction, name: ConfiguredName) => ({ payload: { id, action, name } }),
      reducer(state, { payload }: PayloadAction<{ id: number; action: ConfiguredAction; name: ConfiguredName }>) {
        const device = state.entities[payload.id];
        if (!device || payload.action === 'Select' || payload.name === 'Select') return;
        device.action = payload.action;
        device.selectName = payload.name;
      },
    },
    /** The toolbar's Edit: one name for all these devices (D24); Select changes nothing. */
    devicesRenamed: {
      prepare: (ids: readonly number[], name: ConfiguredName) => ({ payload: { ids, name } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly number[]; name: ConfiguredName }>) {
        if (payload.name === 'Select') return;
        for (const id of payload.ids) {
          const device = state.entities[id];
          if (device) device.selectName = payload.name;
        }
      },
    },
    /** The toolbar's Delete (D24). */
    devicesDeleted: {
      prepare: (ids: readonly number[]) => ({ payload: { ids } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly number[] }>) {
        configured.removeMany(state, payload.ids);
      },
    },
  },
  selectors: { ...configured.getSelectors() },
});

export const { deviceAssigned, devicesRenamed, devicesDeleted } = configuredSlice.actions;
export const { selectAll: selectConfigured } = configuredSlice.selectors;
