import { factCheck } from '@/store/kit/schema/factCheck';
import { editOf, identity, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { vehicleFields } from '@/store/vehicles/vehicles/vehicleSchema';
import { additionRowSchema, additionSchema } from './additionSchema';
import { additionEdited, additionRecorded } from './additionsSlice';

const { duration, price } = vehicleFields;

/** What the facts of the new devices say. */
export const additionFacts = [
  factCheck(
    additionRecorded,
    additionRowSchema.omit(['number', 'jobId']).shape({
      accountId: optionalIdentity('Its account'),
      terms: part('Its terms', { duration, price }).optional().default(undefined),
      begins: optionalIdentity('Its subscription'),
    }),
  ),
  factCheck(additionEdited, part('It', { id: identity, edit: editOf(additionSchema.fields) })),
];
