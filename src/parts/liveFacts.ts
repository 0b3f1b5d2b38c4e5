import { formatCount } from '@/format';
import type { LastContact } from '@/store/vehicles/vehicles/lastContact';

/** What a device told of its vehicle besides where it is, as far as it did. */
export const liveFacts = ({ ignition, volts }: Partial<LastContact> = {}) => [
  ...(ignition === undefined ? [] : [{ label: 'Ignition', value: ignition ? 'On' : 'Off' }]),
  ...(volts === undefined ? [] : [{ label: 'Power', value: `${formatCount(volts)} V` }]),
];
