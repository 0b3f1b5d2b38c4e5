import { factCheck } from '@/store/kit/schema/factCheck';
import { identity, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { deletionRowSchema, deletionSchema } from './deletionSchema';
import { vehicleDeleted, vehicleDeletionRequested } from './deletionsSlice';

/** What the facts of the deletions say. */
export const deletionFacts = [
  factCheck(
    vehicleDeleted,
    part('It', {
      id: identity,
      draft: part('Its answers', deletionSchema.fields),
      vehicleId: optionalIdentity('Its vehicle'),
      ends: optionalIdentity('Its subscription'),
    }),
  ),
  factCheck(vehicleDeletionRequested, deletionRowSchema.omit(['number', 'simDeactivation', 'deletionDate'])),
];
