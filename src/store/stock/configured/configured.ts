import type { Numbered } from '@/store/kit/table';

/** What the two menus of a configured device offer; Select stands for nothing chosen yet. */
export const CONFIGURED_ACTIONS = ['Select', 'Branches', 'Software', 'Installer'] as const;
export const CONFIGURED_NAMES = ['Select', 'Kolkata', 'Ahmedabad', 'Mumbai', 'Delhi', 'Chennai', 'Bangalore'] as const;

export type ConfiguredAction = (typeof CONFIGURED_ACTIONS)[number];
export type ConfiguredName = (typeof CONFIGURED_NAMES)[number];

/** What the two menus of a device's row say: it is assigned once both are chosen. */
export interface Assignment {
  action: ConfiguredAction;
  selectName: ConfiguredName;
}

/** That a device was configured: it got a SIM and our own number, and is to be assigned. */
export interface Configuration extends Numbered, Assignment {
  /** The device's identity. */
  deviceId: string;
  itgcId: string;
}

/** A device with its SIM, ready to go out. */
export interface ConfiguredDevice extends Configuration {
  productName: string;
  deviceIMEI: string;
  usedSim: string;
  /** The challan that it is on its way by, and where that goes. */
  onItsWay?: { challan: number; to: string } | undefined;
}

/** To what a device is assigned, in words; undefined until both are chosen. */
export const assignedTo = ({ action, selectName }: Assignment): string | undefined =>
  action === 'Select' || selectName === 'Select' ? undefined : `${action}, ${selectName}`;
