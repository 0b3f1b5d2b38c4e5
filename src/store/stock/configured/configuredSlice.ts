import { createSlice } from '@reduxjs/toolkit';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { simPaired } from '@/store/facts/devices';
import { putEdit } from '@/store/kit/edit';
import { byKey } from '@/store/kit/byKey';
import { tableBefore, tableOf, type Table } from '@/store/kit/table';
import type { Assignment, Configuration } from './configured';

const configured = tableOf<Configuration>();

/** A table of the given configured devices. */
export const configuredTable = configured.of;

const byDevice = byKey<Configuration>(({ deviceId }) => deviceId);

/** That a device was configured; undefined while it was not, or no more. */
export const configurationOf = (table: Table<Configuration>, device: string): Configuration | undefined =>
  byDevice.of(table, device)[0];

export const configuredSlice = createSlice({
  name: 'configured',
  initialState: configured.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(deviceAssigned, (state, { payload: { id, edit } }) => {
        const device = state.entities[id];
        if (device) putEdit<Assignment>(device, edit);
      })
      .addCase(devicesRenamed, (state, { payload: { to, devices } }) => {
        for (const { id } of devices) {
          const device = state.entities[id];
          if (device) device.selectName = to.selectName;
        }
      })
      .addCase(devicesDeleted, (state, { payload: { devices } }) => {
        configured.removeMany(
          state,
          devices.map(({ id }) => id),
        );
      })
      .addCase(simPaired, (state, { payload: { device, sim, itgcId } }) => {
        if (sim === undefined || configurationOf(tableBefore(state), device)) return;
        configured.number(state, { id: device, deviceId: device, itgcId, action: 'Select', selectName: 'Select' });
      }),
  selectors: { ...configured.getSelectors() },
});

export const { selectAll: selectConfigurations } = configuredSlice.selectors;
