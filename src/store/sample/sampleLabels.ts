import type { Business } from '@/store/business/business';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';

/** Where our own numbers of the configured, of the returned and of the newly fitted devices begin. */
export const NUMBERED_FROM = { configured: 501, returned: 1001, fitted: 1501 };

/** The devices whose labels have numbers of ours that were chosen, by their IMEIs. */
export type LabelledDevices = Readonly<Record<keyof typeof NUMBERED_FROM, readonly string[]>>;

/** Our own numbers, as the labels of the sample's devices have them; all others are numbered on. */
export function relabelled({ devices, configured, ...business }: Business, labelled: LabelledDevices): Business {
  const kinds = Object.keys(NUMBERED_FROM) as (keyof LabelledDevices)[];
  const numbers = new Map(
    kinds.flatMap((kind) => labelled[kind].map((imei, index) => [imei, NUMBERED_FROM[kind] + index] as const)),
  );
  let next = 0;
  const rows = Object.values(devices.entities).map((device) => ({
    ...device,
    number: numbers.get(device.id) ?? (next += 1),
  }));
  // Those that still lie in the store are the first of their list.
  const paired = Object.values(configured.entities).toSorted(
    (one, other) => (numbers.get(one.id) ?? 0) - (numbers.get(other.id) ?? 0),
  );
  return {
    ...business,
    configured: configuredTable(paired.map((one, index) => ({ ...one, number: index + 1 }))),
    devices: deviceTable(rows.toSorted((one, other) => one.number - other.number)),
  };
}
