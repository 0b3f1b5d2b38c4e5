import type { Custody } from '@/machines/custody';
import type { SimStatus } from '@/machines/sim';
import type { Device } from '@/store/stock/devices/device';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of a device's place. */
export const CUSTODY_TONES: Record<Custody, Tone> = {
  'At Manufacturer': 'grey',
  'In Transit': 'blue',
  'In Stock': 'green',
  'In Bag': 'green',
  Fitted: 'green',
  'In Repair': 'orange',
  Lost: 'red',
  Scrapped: 'grey',
};

/** The badge's colour of a device's condition. */
export const CONDITION_TONES: Record<Device['condition'], Tone> = {
  Good: 'green',
  Damaged: 'red',
  Repair: 'orange',
  Dead: 'red',
  Removal: 'grey',
};

/** The badge's colour of a SIM's status. */
export const SIM_TONES: Record<SimStatus, Tone> = {
  Blank: 'grey',
  Active: 'green',
  Suspended: 'orange',
  Deactivated: 'red',
};
