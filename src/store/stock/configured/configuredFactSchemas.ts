import { identity, list, part } from '@/store/kit/schema/rowRules';
import { configuredRowSchema } from './configuredSchema';

const { action, selectName, itgcId } = configuredRowSchema.fields;
const assignment = part('Its assignment', { action, selectName });

/** What each fact of the configured devices says. */
export const configuredFactSchemas = {
  deviceAssigned: part('It', { id: identity, edit: part('The edit', { was: assignment, to: assignment }) }),
  devicesRenamed: part('It', {
    to: part('Its name', { selectName }),
    devices: list(part('Device', { id: identity, was: selectName })),
  }),
  devicesDeleted: part('It', { devices: list(part('Device', { id: identity, itgcId })) }),
};
