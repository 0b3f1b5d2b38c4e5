import { createSlice } from '@reduxjs/toolkit';
import { accountOpened, billSaved, clientsImported, vehiclesBilled } from '@/store/facts/accounts';
import type { BillChange } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned, newSlot } from '@/store/clients/accounts/newAccount';
import { additionRecorded } from '@/store/facts/additions';
import { vehicleDeleted } from '@/store/facts/deletions';
import { putEdit } from '@/store/kit/edit';
import { jobClosed } from '@/store/facts/jobs';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehicleTermsChanged,
} from '@/store/facts/vehicles';
import { tableOf, type Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import type { Vehicle, VehicleTerms } from './vehicle';
import type { VehicleFields } from '@/store/clients/accounts/account';

const vehicles = tableOf<Vehicle>();

/** A table of the given vehicles. */
export const vehicleTable = vehicles.of;

/** One bill's vehicle as it is kept: with its own fields alone. */
const billed = ({ id, vehicleNo, duration, price, selected }: VehicleFields & { id: string }, accountId: string) => ({
  id,
  vehicleNo,
  duration,
  price,
  selected,
  accountId,
});

/** Leaves behind what a vehicle was until a day, where it was something else. */
function keepPast(vehicle: Vehicle, until: string, { vehicleNo, accountId }: Pick<Vehicle, 'vehicleNo' | 'accountId'>) {
  vehicle.past = [...(vehicle.past ?? []), { until, vehicleNo, ...(accountId !== undefined && { accountId }) }];
}

function putChanges(state: Table<Vehicle>, { accountId, vehicles: { added, edited, removed }, on }: BillChange) {
  for (const { id } of removed) {
    const vehicle = state.entities[id];
    if (!vehicle) continue;
    // A slot was never any vehicle.
    if (isUnassigned(vehicle.vehicleNo) && !vehicle.past) vehicles.removeOne(state, id);
    else vehicle.closedOn ??= on;
  }
  for (const { id, edit } of edited) {
    const vehicle = state.entities[id];
    if (!vehicle) continue;
    const { vehicleNo: plate } = edit.to;
    // Under its old number it is found from then on; a slot had none.
    if (typeof plate === 'string' && !isUnassigned(vehicle.vehicleNo) && !sameVehicleNo(plate, vehicle.vehicleNo))
      keepPast(vehicle, on, vehicle);
    putEdit<VehicleFields>(vehicle, edit);
  }
  for (const one of added) vehicles.number(state, billed(one, accountId));
}

/** What a file says of an account's vehicles; a number that it corrects was never theirs. */
function putImported(
  state: Table<Vehicle>,
  { accountId, vehicles: { added, edited } }: Pick<ClientEdit, 'accountId' | 'vehicles'>,
) {
  for (const { id, edit } of edited) {
    const vehicle = state.entities[id];
    if (vehicle) putEdit<VehicleFields>(vehicle, edit);
  }
  for (const one of added) vehicles.number(state, billed(one, accountId));
}

/** Puts what may be absent: what is undefined takes the field away. */
function putOptional(
  vehicle: Vehicle,
  fields: Partial<Pick<Vehicle, 'accountId' | 'client' | 'company' | 'type' | 'chassisNo'>>,
) {
  putEdit<Partial<Vehicle>>(vehicle, {
    was: {},
    to: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? null])),
  });
}

export const vehiclesSlice = createSlice({
  name: 'vehicles',
  initialState: vehicles.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(vehicleRegistered, (state, { payload }) => vehicles.number(state, { ...payload, selected: true }))
      .addCase(vehicleMoved, (state, { payload: { id, on, was, to } }) => {
        const vehicle = state.entities[id];
        if (!vehicle) return;
        keepPast(vehicle, on, was);
        vehicle.vehicleNo = to.vehicleNo;
        putOptional(vehicle, { accountId: to.accountId, client: to.client, company: to.company });
      })
      .addCase(vehicleTermsChanged, (state, { payload: { id, edit } }) => {
        const vehicle = state.entities[id];
        if (vehicle) putEdit<VehicleTerms>(vehicle, edit);
      })
      .addCase(vehicleClosed, (state, { payload: { id, on } }) => {
        const vehicle = state.entities[id];
        if (vehicle) vehicle.closedOn ??= on;
      })
      .addCase(contactsImported, (state, { payload: { contacts } }) => {
        for (const { id, contact } of contacts) {
          const vehicle = state.entities[id];
          if (vehicle && (vehicle.contact === undefined || vehicle.contact.at < contact.at)) vehicle.contact = contact;
        }
      })
      .addCase(accountOpened, (state, { payload: { id, slotId, draft } }) =>
        vehicles.number(state, billed({ id: slotId, ...newSlot(draft.package) }, id)),
      )
      .addCase(clientsImported, (state, { payload: { added, edits } }) => {
        for (const edit of edits) putImported(state, edit);
        for (const client of added) for (const one of client.vehicles) vehicles.number(state, billed(one, client.id));
      })
      .addCase(billSaved, (state, { payload }) => putChanges(state, payload))
      .addCase(vehiclesBilled, (state, { payload }) => putChanges(state, payload))
      .addCase(
        additionRecorded,
        (state, { payload: { date, vehicleId, vehicleNo, accountId, clientName, company, terms } }) => {
          const vehicle = state.entities[vehicleId];
          const owner = accountId === undefined ? { client: clientName, company } : { accountId };
          if (!vehicle) {
            const { duration = 'Monthly', price = 0 } = terms ?? {};
            vehicles.number(state, { id: vehicleId, vehicleNo, ...owner, duration, price, selected: true });
            return;
          }
          if (vehicle.accountId === accountId && (accountId !== undefined || vehicle.company === company)) return;
          keepPast(vehicle, date, vehicle);
          putOptional(vehicle, { accountId: undefined, client: undefined, company: undefined, ...owner });
        },
      )
      .addCase(vehicleDeleted, (state, { payload: { vehicleId, draft } }) => {
        const vehicle = vehicleId === undefined ? undefined : state.entities[vehicleId];
        if (vehicle) vehicle.closedOn ??= draft.deletionDate;
      })
      .addCase(jobClosed, (state, { payload: { on, outcomes } }) => {
        for (const { workDone, vehicleId, vehicleNo, deviceIn, chassisNo, registered } of outcomes) {
          if (workDone === 'Not Done') continue;
          if (registered && !state.entities[vehicleId]) {
            vehicles.number(state, { id: vehicleId, vehicleNo, ...registered, selected: true });
          }
          const vehicle = state.entities[vehicleId];
          if (!vehicle) continue;
          // Only a slot gets its plate by a visit: what came under another number meanwhile keeps that.
          if (deviceIn !== undefined && isUnassigned(vehicle.vehicleNo)) vehicle.vehicleNo = vehicleNo;
          if (chassisNo !== undefined) vehicle.chassisNo = chassisNo;
          vehicle.serviced = { on, reason: workDone === 'Removed' ? 'Device Removed' : 'Service' };
        }
      }),
  selectors: { ...vehicles.getSelectors() },
});

export const { selectAll: selectVehicles, selectById: selectVehicle } = vehiclesSlice.selectors;
