import { factCheck } from '@/store/kit/schema/factCheck';
import { line } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { editOf, identity, list, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { contactRule, vehicleCharge, vehicleFields, vehicleTraits } from './vehicleSchema';
import { contactsImported, vehicleClosed, vehicleMoved, vehicleRegistered, vehicleTermsChanged } from './vehiclesSlice';

const { vehicleNo, duration, price } = vehicleFields;
const { accountId, client, company } = vehicleTraits;

/** What the facts of the vehicles say. */
export const vehicleFacts = [
  factCheck(vehicleRegistered, part('It', { id: identity, vehicleNo, duration, price, ...vehicleTraits })),
  factCheck(
    vehicleMoved,
    part('It', {
      id: identity,
      on: movedOn,
      was: part('What was', { vehicleNo: line('Vehicle Number'), accountId: optionalIdentity('Its account') }),
      to: part('What shall be', { vehicleNo, accountId, client, company }),
    }),
  ),
  factCheck(vehicleTermsChanged, part('It', { id: identity, edit: editOf({ price, duration, ...vehicleCharge }) })),
  factCheck(vehicleClosed, part('It', { id: identity, on: movedOn })),
  factCheck(
    contactsImported,
    part('It', { contacts: list(part('A contact', { id: identity, contact: contactRule })) }),
  ),
];
