import { identity, optionalIdentity, part, reference } from '@/store/kit/schema/rowRules';
import { deletionRowSchema, deletionSchema } from './deletionSchema';

/** What each fact of the deletions says. */
export const deletionFactSchemas = {
  vehicleDeletionRequested: deletionRowSchema.omit(['number', 'simDeactivation', 'deletionDate']),
  vehicleDeleted: part('It', {
    id: identity,
    draft: part('Its answers', deletionSchema.fields),
    vehicleId: reference('Its vehicle'),
    ends: optionalIdentity('Its subscription'),
    simOff: optionalIdentity('The SIM that is deactivated'),
  }),
};
