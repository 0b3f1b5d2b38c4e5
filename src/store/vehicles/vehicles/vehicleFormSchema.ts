import type { InferType } from 'yup';
import { GST_CHOICES, PLANS } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { choice, day, plate } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { optionalIdentity } from '@/store/kit/schema/rowRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import type { Vehicle } from './vehicle';
import { openElsewhere, vehicleRefusal, type WithVehicleTables } from './vehicleChecks';

/** A vehicle's number, which no other open vehicle than the one with that identity has. */
const freePlate = (state: WithVehicleTables, id: string) =>
  plate('Vehicle No')
    .test('plate', 'Type the number of a vehicle.', (vehicleNo) => !isUnassigned(vehicleNo))
    .test('free', '', (vehicleNo, { createError }) => {
      const refusal = openElsewhere(state, [{ id, vehicleNo }]);
      return refusal ? createError({ message: refusal.reason }) : true;
    });

/** The Register Vehicle form of a client's page. */
export const registerSchema = (state: WithVehicleTables) =>
  record({
    vehicleNo: freePlate(state, ''),
    type: typedLine('Type'),
    chassisNo: typedLine('Chassis No'),
    duration: choice(PLANS, 'Duration is required.'),
    price: typedRupees('Price').required('Price is required.'),
    gst: choice(GST_CHOICES, 'GST is required.'),
  });

export type RegisterValues = InferType<ReturnType<typeof registerSchema>>;

/** The Move Vehicle form: to another client's account, to another number, or both. */
export const moveSchema = (state: WithVehicleTables, { id, vehicleNo: before, accountId: owner }: Vehicle) =>
  record({
    accountId: optionalIdentity('Client'),
    vehicleNo: freePlate(state, id).test(
      'moved',
      'Choose another client, or type another number.',
      (vehicleNo, { parent }) => vehicleNo !== before || (parent as { accountId?: string }).accountId !== owner,
    ),
  });

export type MoveValues = InferType<ReturnType<typeof moveSchema>>;

/** The Close Vehicle form, up to `today` (ISO date): none while a device is inside. */
export const vehicleClosingSchema = (state: WithVehicleTables, { id }: Vehicle, today: string) =>
  record({
    on: day('On is required.', 'On is not a date.')
      .test('past', 'On cannot be in the future.', (on) => !(on > today))
      .test('inside', '', (_on, { createError }) => {
        const refusal = vehicleRefusal(state, id, 'close');
        return refusal ? createError({ message: refusal.reason }) : true;
      }),
  });

export type ClosingValues = InferType<ReturnType<typeof vehicleClosingSchema>>;
