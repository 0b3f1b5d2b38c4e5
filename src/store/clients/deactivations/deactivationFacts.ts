import { deletionRowSchema } from '@/store/vehicles/deletions/deletionSchema';
import { identity, list } from '@/store/kit/schema/rowRules';
import { factCheck } from '@/store/kit/schema/factCheck';
import { deactivationRowSchema } from './deactivationSchema';
import { accountDeactivated } from './deactivationsSlice';

/** What the facts of the deactivations say. */
export const deactivationFacts = [
  factCheck(
    accountDeactivated,
    deactivationRowSchema.omit(['number']).shape({
      offboarding: list(deletionRowSchema.omit(['number', 'simDeactivation', 'deletionDate']))
        .optional()
        .default(undefined),
      subscriptionIds: list(identity).optional().default(undefined),
    }),
  ),
];
