import { factCheck } from '@/store/kit/schema/factCheck';
import { identity, list, part } from '@/store/kit/schema/rowRules';
import { configuredRowSchema } from './configuredSchema';
import { deviceAssigned, devicesDeleted, devicesRenamed } from './configuredSlice';

const { action, selectName, itgcId } = configuredRowSchema.fields;
const assignment = part('Its assignment', { action, selectName });

/** What the facts of the configured devices say. */
export const configuredFacts = [
  factCheck(deviceAssigned, part('It', { id: identity, edit: part('The edit', { was: assignment, to: assignment }) })),
  factCheck(
    devicesRenamed,
    part('It', {
      to: part('Its name', { selectName }),
      devices: list(part('Device', { id: identity, was: selectName })),
    }),
  ),
  factCheck(devicesDeleted, part('It', { devices: list(part('Device', { id: identity, itgcId })) })),
];
