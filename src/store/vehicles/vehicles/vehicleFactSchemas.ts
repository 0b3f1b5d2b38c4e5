import { line, optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { editOf, identity, list, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { contactRule, vehicleCharge, vehicleTraits } from './vehicleSchema';
import { vehicleFields } from '@/store/clients/accounts/accountSchema';

const { vehicleNo, duration, price } = vehicleFields;
const { accountId, client, company } = vehicleTraits;

/** What each fact of the vehicles says. */
export const vehicleFactSchemas = {
  vehicleRegistered: part('It', { id: identity, vehicleNo, duration, price, gst: vehicleCharge.gst, ...vehicleTraits }),
  vehicleMoved: part('It', {
    id: identity,
    on: movedOn,
    was: part('What was', { vehicleNo: line('Vehicle Number'), accountId: optionalIdentity('Its account') }),
    to: part('What shall be', { vehicleNo, accountId, client, company }),
  }),
  vehicleTermsChanged: part('It', {
    id: identity,
    edit: editOf({ price, duration, ...vehicleCharge }),
    from: optionalDay('The day from which they hold is not a date.'),
    on: movedOn,
  }),
  vehiclesTakenOver: part('It', {
    vehicles: list(
      part('A vehicle', {
        id: identity,
        type: vehicleTraits.type,
        billedUntil: vehicleCharge.billedUntil,
        from: optionalDay('Its day is not a date.'),
        begins: optionalIdentity('Its subscription'),
      }),
    ),
  }),
  vehicleClosed: part('It', { id: identity, on: movedOn }),
  contactsImported: part('It', { contacts: list(part('A contact', { id: identity, contact: contactRule })) }),
};
