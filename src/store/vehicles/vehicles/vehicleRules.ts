import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { openElsewhere, vehicleRefusal, type WithFleet } from './vehicleChecks';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehicleTermsChanged,
  type VehicleMove,
  type VehicleTerms,
} from './vehiclesSlice';
import { TERM_LABELS } from './vehicleWords';

const accountGone = ({ accounts }: WithFleet, accountId: string | undefined) =>
  accountId === undefined ? undefined : gone(accounts, accountId, 'This account');

function moveRefusal(state: WithFleet, { id, was, to }: VehicleMove): Refusal | undefined {
  const vehicle = state.vehicles.entities[id];
  const isAsWas = vehicle?.vehicleNo === was.vehicleNo && vehicle.accountId === was.accountId;
  return firstOf(
    vehicleRefusal(state, id, 'move'),
    isAsWas ? undefined : { reason: `${was.vehicleNo} was moved meanwhile.` },
    openElsewhere(state, [{ id, vehicleNo: to.vehicleNo }]),
    accountGone(state, to.accountId),
  );
}

/** What the facts of the vehicles are about, and when they cannot be. */
export const vehicleRules = rules<WithFleet>()
  .about(
    vehicleRegistered,
    ({ id }) => [id],
    (state, draft) =>
      firstOf(
        known(state.vehicles, draft, 'This vehicle'),
        openElsewhere(state, [draft]),
        accountGone(state, draft.accountId),
      ),
  )
  .about(vehicleMoved, ({ id }) => [id], moveRefusal)
  .about(
    vehicleTermsChanged,
    ({ id }) => [id],
    (state, { id, edit }) => {
      const vehicle = state.vehicles.entities[id];
      return firstOf(
        vehicleRefusal(state, id, 'agree'),
        vehicle && changedMeanwhile<VehicleTerms>(vehicle, edit, TERM_LABELS, ['price']),
      );
    },
  )
  .about(
    vehicleClosed,
    ({ id }) => [id],
    (state, { id }) => vehicleRefusal(state, id, 'close'),
  )
  .about(
    contactsImported,
    ({ contacts }) => contacts.map(({ id }) => id),
    (state, { contacts }) =>
      contacts.some(({ id }) => !vehicleRefusal(state, id, 'hear'))
        ? undefined
        : { reason: 'None of these vehicles is there any more.' },
  );
