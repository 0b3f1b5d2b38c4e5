import { identity, list } from '@/store/kit/schema/rowRules';
import { deactivationRowSchema } from '@/store/clients/deactivations/deactivationSchema';
import { deletionRowSchema } from './deletionSchema';

/** What each fact of the deactivations says: with the deletions that follow, so it stands beside theirs. */
export const deactivationFactSchemas = {
  accountDeactivated: deactivationRowSchema.omit(['number']).shape({
    offboarding: list(deletionRowSchema.omit(['number', 'simDeactivation', 'deletionDate']))
      .optional()
      .default(undefined),
    subscriptionIds: list(identity).optional().default(undefined),
  }),
};
