import type { Refusal } from '@/journal/port/model';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { dayRefusal, openElsewhere, vehicleRefusal, type WithVehicleTables } from './vehicleChecks';
import type { TakenOver, VehicleMove } from './vehicle';
import { endedRefusal, type WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { repeated } from '@/store/stock/onHand/checks';
import { beginningRefusal } from './subscriptionRules';
import type { PayloadOf } from '@/store/facts/fact';
import type { vehicleFacts } from '@/store/facts/vehicles';

type Subscribed = WithVehicleTables & WithSubscriptions & WithDeactivations;

/** Why an account gets no vehicle: it is gone, or has ended. */
const accountRefusal = (state: Subscribed, accountId: string | undefined): Refusal | undefined =>
  accountId === undefined
    ? undefined
    : (gone(state.accounts, accountId, 'This account') ?? endedRefusal(state, state.accounts.entities[accountId]));

function moveRefusal(state: Subscribed, { id, was, to, on }: VehicleMove): Refusal | undefined {
  const vehicle = state.vehicles.entities[id];
  const isAsWas = vehicle?.vehicleNo === was.vehicleNo && vehicle.accountId === was.accountId;
  return firstOf(
    vehicleRefusal(state, id, 'move'),
    isAsWas ? undefined : { reason: `${was.vehicleNo} has moved meanwhile: review it again.` },
    openElsewhere(state, [{ id, vehicleNo: to.vehicleNo }]),
    to.accountId === was.accountId ? undefined : accountRefusal(state, to.accountId),
    dayRefusal(vehicle, on),
  );
}

/** Why a vehicle cannot have run before as is told: it is gone or closed, or has a subscription of that time. */
function takenOverRefusal(state: Subscribed, { id, begins, from }: TakenOver): Refusal | undefined {
  if (begins === undefined || from === undefined) return vehicleRefusal(state, id, 'agree');
  const vehicle = state.vehicles.entities[id];
  return firstOf(
    vehicleRefusal(state, id, 'subscribe'),
    known(state.subscriptions, { id: begins }, 'This subscription'),
    vehicle && beginningRefusal(state.subscriptions, vehicle, from),
  );
}

type Declared = typeof vehicleFacts.declared;
type Said<Name extends keyof Declared> = PayloadOf<Declared[Name]>;

/** When the facts of the vehicles cannot be, but for those of their terms. */
export const rulesBesidesTerms = {
  vehicleRegistered: (state: Subscribed, draft: Said<'vehicleRegistered'>) =>
    firstOf(
      known(state.vehicles, draft, 'This vehicle'),
      openElsewhere(state, [draft]),
      accountRefusal(state, draft.accountId),
    ),
  vehicleMoved: moveRefusal,
  vehiclesTakenOver: (state: Subscribed, { vehicles }: Said<'vehiclesTakenOver'>) =>
    vehicles.length === 0
      ? { reason: 'No vehicle is named.' }
      : firstOf(
          repeated(
            vehicles.map(({ id }) => state.vehicles.entities[id]?.vehicleNo ?? id),
            'Vehicle',
          ),
          vehicles.map((one) => takenOverRefusal(state, one)),
        ),
  vehicleClosed: (state: Subscribed, { id }: Said<'vehicleClosed'>) => vehicleRefusal(state, id, 'close'),
  contactsImported: (state: Subscribed, { contacts }: Said<'contactsImported'>) =>
    contacts.some(({ id }) => !vehicleRefusal(state, id, 'hear'))
      ? undefined
      : { reason: 'None of these vehicles is there any more.' },
};
