import type { ConfiguredAction, ConfiguredDevice, ConfiguredName } from './configuredSlice';

/** What the two menus of a device's row say. */
export interface Assignment {
  action: ConfiguredAction;
  name: ConfiguredName;
}

/** To what a device is assigned, in words; undefined until both are chosen (D24). */
export const assignedTo = ({ action, selectName }: ConfiguredDevice): string | undefined =>
  action === 'Select' || selectName === 'Select' ? undefined : `${action}, ${selectName}`;
