import type { Refusal } from '@/journal/port/model';
import { configuredFacts } from '@/store/facts/configured';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { oneOrMany } from '@/store/kit/words';
import { assignedTo, type Assignment, type Configuration } from './configured';

interface WithConfigured {
  configured: Table<Configuration>;
}

const because = (reason: string | false): Refusal | undefined => (reason ? { reason } : undefined);

/** What the columns call the two, and of which device they are. */
const labelsOf = ({ itgcId }: Configuration) => ({
  action: `Action of ${itgcId}`,
  selectName: `Select Name of ${itgcId}`,
});

const idsOf = ({ devices }: { devices: readonly { id: string }[] }) => devices.map(({ id }) => id);

function allGone({ configured }: WithConfigured, ids: readonly string[]): Refusal | undefined {
  if (ids.length === 0) return { reason: 'No device is selected.' };
  if (ids.some((id) => configured.entities[id])) return undefined;
  if (ids.length === 1) return gone(configured, ids, 'This device');
  return { reason: 'These devices are not there any more: somebody deleted them.' };
}

function assignRefusal(device: Configuration, was: Assignment, to: Assignment): Refusal | undefined {
  const place = assignedTo(to);
  return firstOf(
    because(to.action === 'Select' && 'Choose an action.'),
    because(to.selectName === 'Select' && 'Choose a name.'),
    because(assignedTo(device) === place && `${device.itgcId} is assigned to ${place} already.`),
    changedMeanwhile<Assignment>(device, { was, to }, labelsOf(device)),
  );
}

/**
 * When the facts of the configured devices cannot be. Of many devices, those that somebody
 * deleted meanwhile are left out; one that somebody named otherwise meanwhile stops the naming of all, as the one who
 * named them was told that all have the name.
 */
export const configuredRules = rulesOf<WithConfigured>()(configuredFacts, {
  deviceAssigned: ({ configured }, { id, edit: { was, to } }) => {
    const device = configured.entities[id];
    return device ? assignRefusal(device, was, to) : gone(configured, id, 'This device');
  },
  devicesRenamed: (state, { devices, to }) => {
    const found = devices.flatMap(({ id, was }) => {
      const device = state.configured.entities[id];
      return device ? [{ device, was }] : [];
    });
    const what = oneOrMany(
      found.map(({ device }) => device.itgcId),
      'devices',
    );
    const named = found.every(({ device }) => device.selectName === to.selectName);
    return firstOf(
      because(to.selectName === 'Select' && 'Choose a name.'),
      allGone(state, idsOf({ devices })),
      because(named && `${what} ${found.length === 1 ? 'is' : 'are'} set to ${to.selectName} already.`),
      found.map(({ device, was }) =>
        changedMeanwhile<Pick<Assignment, 'selectName'>>(device, { was: { selectName: was }, to }, labelsOf(device)),
      ),
    );
  },
  devicesDeleted: (state, fact) => allGone(state, idsOf(fact)),
});
