import { createSelector } from '@reduxjs/toolkit';
import type { Assignment } from '@/store/stock/configured/configured';
import { selectConfigurations } from '@/store/stock/configured/configuredSlice';
import type { Device } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { simNumberOf } from '@/store/stock/sims/sim';

/** A row of a file of configured devices: a device, the SIM in it, and maybe what it is assigned to. */
export interface PairingRow {
  imei: string;
  /** By the number that it is known by. */
  sim: string;
  action?: Assignment['action'] | undefined;
  selectName?: Assignment['selectName'] | undefined;
}

/** A device as a file of configured devices would say it. */
export interface PairedDevice extends Partial<PairingRow> {
  device: Device;
}

/** What a row changes: the SIM that goes into a device, and what that is assigned to. */
export interface PairingEdit {
  /** The device's identity. */
  device: string;
  /** The SIM's identity; none where it is in there already. */
  sim?: string;
  to?: Assignment;
}

/** Every device, with the SIM that is in it and what it is assigned to. */
export const selectPaired = createSelector(
  [selectDevices, selectStock, selectConfigurations],
  (devices, { sims }, configurations): PairedDevice[] => {
    const assignments = new Map(configurations.map((one) => [one.deviceId, one]));
    return devices.map((device) => {
      const sim = sims.entities[device.simId ?? ''];
      const { action = 'Select', selectName = 'Select' } = assignments.get(device.id) ?? {};
      return { device, imei: device.id, ...(sim && { sim: simNumberOf(sim) }), action, selectName };
    });
  },
);
