import type { Numbered } from '@/store/table';

/** What the two menus of a configured device offer (spec 3); Select stands for nothing chosen yet. */
export const CONFIGURED_ACTIONS = ['Select', 'Branches', 'Software', 'Installer'] as const;
export const CONFIGURED_NAMES = ['Select', 'Kolkata', 'Ahmedabad', 'Mumbai', 'Delhi', 'Chennai', 'Bangalore'] as const;

export type ConfiguredAction = (typeof CONFIGURED_ACTIONS)[number];
export type ConfiguredName = (typeof CONFIGURED_NAMES)[number];

/** What the two menus of a device's row say: it is assigned once both are chosen (D24). */
export interface Assignment {
  action: ConfiguredAction;
  selectName: ConfiguredName;
}

/** A device with its SIM, ready to go out (spec 3). */
export interface ConfiguredDevice extends Numbered, Assignment {
  productName: string;
  itgcId: string;
  deviceIMEI: string;
  usedSim: string;
}

/** To what a device is assigned, in words; undefined until both are chosen (D24). */
export const assignedTo = ({ action, selectName }: Assignment): string | undefined =>
  action === 'Select' || selectName === 'Select' ? undefined : `${action}, ${selectName}`;
