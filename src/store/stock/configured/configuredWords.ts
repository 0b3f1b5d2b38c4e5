import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { oneOrMany, telling } from '@/store/kit/words';
import { assignedTo, type Assignment, type Configuration } from './configured';
import { deviceAssigned, devicesDeleted, devicesRenamed } from './configuredSlice';

interface WithConfigured {
  configured: Table<Configuration>;
}

const nameOf = ({ configured }: WithConfigured, id: string) =>
  configured.entities[id]?.itgcId ?? 'a device that is gone';

/** The facts of the configured devices in words. */
export const configuredWords = [
  telling(
    deviceAssigned,
    ({ id, edit }, state: WithConfigured) => `assigned ${nameOf(state, id)} to ${assignedTo(edit.to)}`,
  ),
  telling(devicesRenamed, ({ devices, to }, state: WithConfigured) => {
    const names = devices.map(({ id }) => nameOf(state, id));
    return `set ${oneOrMany(names, 'devices')} to ${to.selectName}`;
  }),
  telling(devicesDeleted, ({ devices }) => {
    const names = devices.map(({ itgcId }) => itgcId);
    return `deleted ${oneOrMany(names, 'devices')} from the configured stock`;
  }),
];

const LABELS: Record<keyof Assignment, string> = { action: 'Action', selectName: 'Select Name' };

/** What the facts of the configured devices changed, value by value. */
export const configuredChanges = [
  telling(deviceAssigned, ({ edit }) => valueChanges<Assignment>(edit, LABELS)),
  telling(devicesRenamed, ({ devices, to }, state: WithConfigured) =>
    devices.map(({ id, was }) => ({ label: `${LABELS.selectName} of ${nameOf(state, id)}`, was, is: to.selectName })),
  ),
];
