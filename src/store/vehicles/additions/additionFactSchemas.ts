import { editOf, identity, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { vehicleFields } from '@/store/clients/accounts/accountSchema';
import { vehicleCharge } from '@/store/vehicles/vehicles/vehicleSchema';
import { additionRowSchema, additionSchema } from './additionSchema';

const { duration, price } = vehicleFields;

/** What each fact of the new devices says. */
export const additionFactSchemas = {
  additionRecorded: additionRowSchema.omit(['number', 'jobId']).shape({
    accountId: optionalIdentity('Its account'),
    terms: part('Its terms', { duration, price, gst: vehicleCharge.gst }).optional().default(undefined),
    begins: optionalIdentity('Its subscription'),
  }),
  additionEdited: part('It', { id: identity, edit: editOf(additionSchema.fields) }),
};
