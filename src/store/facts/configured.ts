import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { oneOrMany } from '@/store/kit/words';
import {
  assignedTo,
  type Assignment,
  type Configuration,
  type ConfiguredName,
} from '@/store/stock/configured/configured';
import { fact, facts } from './fact';

interface WithConfigured {
  configured: Table<Configuration>;
}

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

const LABELS: Record<keyof Assignment, string> = { action: 'Action', selectName: 'Select Name' };

const nameOf = ({ configured }: WithConfigured, id: string) =>
  configured.entities[id]?.itgcId ?? 'a device that is gone';

const idsOf = ({ devices }: { devices: readonly { id: string }[] }) => devices.map(({ id }) => id);

/** What may be said of configured devices. */
export const configuredFacts = facts(
  'configured',
  {
    by: ['stock'],
    schemas: async () => (await import('@/store/stock/configured/configuredFactSchemas')).configuredFactSchemas,
  },
  {
    /** A row's Submit: the device as it was when somebody began to choose, and what was chosen. */
    deviceAssigned: fact(
      ({ id, action, selectName }: Configuration, to: Assignment): Assigned => ({
        id,
        edit: { was: { action, selectName }, to: { action: to.action, selectName: to.selectName } },
      }),
      {
        about: ({ id }) => [id],
        words: ({ id, edit }, state: WithConfigured) => `assigned ${nameOf(state, id)} to ${assignedTo(edit.to)}`,
        changes: ({ edit }) => valueChanges<Assignment>(edit, LABELS),
      },
    ),
    /** The toolbar's Edit: one name for all these devices. */
    devicesRenamed: fact(
      (devices: readonly Configuration[], selectName: ConfiguredName): Renamed => ({
        to: { selectName },
        devices: devices.map((device) => ({ id: device.id, was: device.selectName })),
      }),
      {
        about: idsOf,
        words: ({ devices, to }, state: WithConfigured) => {
          const names = devices.map(({ id }) => nameOf(state, id));
          return `set ${oneOrMany(names, 'devices')} to ${to.selectName}`;
        },
        changes: ({ devices, to }, state: WithConfigured) =>
          devices.map(({ id, was }) => ({
            label: `${LABELS.selectName} of ${nameOf(state, id)}`,
            was,
            is: to.selectName,
          })),
      },
    ),
    /** The toolbar's Delete. */
    devicesDeleted: fact(
      (devices: readonly Configuration[]): Deleted => ({ devices: devices.map(({ id, itgcId }) => ({ id, itgcId })) }),
      {
        about: idsOf,
        words: ({ devices }) => {
          const names = devices.map(({ itgcId }) => itgcId);
          return `deleted ${oneOrMany(names, 'devices')} from the configured stock`;
        },
      },
    ),
  },
);

export const { deviceAssigned, devicesRenamed, devicesDeleted } = configuredFacts.creators;
