import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { simPaired } from '@/store/stock/devices/devicesSlice';
import { putEdit } from '@/store/kit/edit';
import { byKey } from '@/store/kit/byKey';
import { tableBefore, tableOf } from '@/store/kit/table';
import type { Assignment, Configuration, ConfiguredName } from './configured';

const configured = tableOf<Configuration>();

/** A table of the given configured devices. */
export const configuredTable = configured.of;

const byDevice = byKey<Configuration>(({ deviceId }) => deviceId);

interface Assigned {
  id: string;
  /** Both of the two, also where only one of them changes: together they are one place. */
  edit: { was: Assignment; to: Assignment };
}

interface Renamed {
  to: Pick<Assignment, 'selectName'>;
  /** Each device with the name that it had. */
  devices: { id: string; was: ConfiguredName }[];
}

interface Deleted {
  /** With their names, by which they are told of later. */
  devices: { id: string; itgcId: string }[];
}

export const configuredSlice = createSlice({
  name: 'configured',
  initialState: configured.empty,
  reducers: {
    /** A row's Submit: the device as it was when somebody began to choose, and what was chosen. */
    deviceAssigned: {
      prepare: ({ id, action, selectName }: Configuration, to: Assignment) => ({
        payload: { id, edit: { was: { action, selectName }, to: { action: to.action, selectName: to.selectName } } },
      }),
      reducer(state, { payload: { id, edit } }: PayloadAction<Assigned>) {
        const device = state.entities[id];
        if (device) putEdit<Assignment>(device, edit);
      },
    },
    /** The toolbar's Edit: one name for all these devices. */
    devicesRenamed: {
      prepare: (devices: readonly Configuration[], selectName: ConfiguredName): { payload: Renamed } => ({
        payload: { to: { selectName }, devices: devices.map((device) => ({ id: device.id, was: device.selectName })) },
      }),
      reducer(state, { payload: { to, devices } }: PayloadAction<Renamed>) {
        for (const { id } of devices) {
          const device = state.entities[id];
          if (device) device.selectName = to.selectName;
        }
      },
    },
    /** The toolbar's Delete. */
    devicesDeleted: {
      prepare: (devices: readonly Configuration[]): { payload: Deleted } => ({
        payload: { devices: devices.map(({ id, itgcId }) => ({ id, itgcId })) },
      }),
      reducer(state, { payload: { devices } }: PayloadAction<Deleted>) {
        configured.removeMany(
          state,
          devices.map(({ id }) => id),
        );
      },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(simPaired, (state, { payload: { device, sim, itgcId } }) => {
      if (sim === undefined || byDevice.of(tableBefore(state), device).length > 0) return;
      configured.number(state, { id: device, deviceId: device, itgcId, action: 'Select', selectName: 'Select' });
    }),
  selectors: { ...configured.getSelectors() },
});

export const { deviceAssigned, devicesRenamed, devicesDeleted } = configuredSlice.actions;
export const { selectAll: selectConfigurations } = configuredSlice.selectors;
