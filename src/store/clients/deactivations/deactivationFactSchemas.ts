import { deletionRowSchema } from '@/store/vehicles/deletions/deletionSchema';
import { identity, list } from '@/store/kit/schema/rowRules';
import { deactivationRowSchema } from './deactivationSchema';

/** What each fact of the deactivations says. */
export const deactivationFactSchemas = {
  accountDeactivated: deactivationRowSchema.omit(['number']).shape({
    offboarding: list(deletionRowSchema.omit(['number', 'simDeactivation', 'deletionDate']))
      .optional()
      .default(undefined),
    subscriptionIds: list(identity).optional().default(undefined),
  }),
};
