import { createSlice } from '@reduxjs/toolkit';
import { accountOpened, billSaved, clientsImported, vehiclesBilled } from '@/store/facts/accounts';
import type { BillChange } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned, newSlot, type NewVehicle } from '@/store/clients/accounts/newAccount';
import { additionRecorded } from '@/store/facts/additions';
import { vehicleDeleted } from '@/store/facts/deletions';
import { jobClosed } from '@/store/facts/jobs';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehiclesTakenOver,
  vehicleTermsChanged,
} from '@/store/facts/vehicles';
import { tableOf, type Table } from '@/store/kit/table';
import { isOwnedBy, type Vehicle } from './vehicle';
import { keepPast, putBillEdit, putOptional, putRanBefore, putTerms, putVehicleEdit } from './vehicleEdits';

const UNAGREED = { duration: 'Monthly', price: 0 };
const vehicles = tableOf<Vehicle>();

/** A table of the given vehicles. */
export const vehicleTable = vehicles.of;

/** One bill's vehicle as it is kept: with its own fields alone. */
const billed = ({ id, vehicleNo, duration, price, selected, gst }: NewVehicle & { id: string }, accountId: string) => ({
  id,
  vehicleNo,
  duration,
  price,
  selected,
  accountId,
  ...(gst && { gst }),
});

function putChanges(state: Table<Vehicle>, { accountId, vehicles: { added, edited, removed }, on }: BillChange) {
  for (const { id } of removed) {
    const vehicle = state.entities[id];
    if (!vehicle) continue;
    // A slot was never any vehicle.
    if (isUnassigned(vehicle.vehicleNo) && !vehicle.past) vehicles.removeOne(state, id);
    else vehicle.closedOn ??= on;
  }
  for (const one of edited) {
    const vehicle = state.entities[one.id];
    if (vehicle) putBillEdit(vehicle, one, on);
  }
  for (const one of added) vehicles.number(state, billed(one, accountId));
}

/** What a file says of an account's vehicles on an ISO date; a number that it corrects was never theirs. */
function putImported(
  state: Table<Vehicle>,
  { accountId, vehicles: { added, edited } }: Pick<ClientEdit, 'accountId' | 'vehicles'>,
  on: string,
) {
  for (const one of edited) {
    const vehicle = state.entities[one.id];
    if (vehicle) putVehicleEdit(vehicle, one, on);
  }
  for (const one of added) vehicles.number(state, billed(one, accountId));
}

/** What was written down in the Addition List is known from there on, and is its client's from that day. */
function add(
  state: Table<Vehicle>,
  {
    payload: { date, vehicleId, vehicleNo, accountId, clientName, company, terms },
  }: ReturnType<typeof additionRecorded>,
) {
  const vehicle = state.entities[vehicleId];
  const owner = accountId === undefined ? { client: clientName, company } : { accountId };
  if (!vehicle) {
    vehicles.number(state, { id: vehicleId, vehicleNo, ...owner, ...(terms ?? UNAGREED), selected: true });
    return;
  }
  if (isOwnedBy(vehicle, { accountId, company })) return;
  keepPast(vehicle, date, vehicle);
  putOptional(vehicle, { accountId: undefined, client: undefined, company: undefined, ...owner });
}

/** What a visit did to its vehicles; one that nobody knew is known from there on. */
function visit(state: Table<Vehicle>, { payload: { on, outcomes } }: ReturnType<typeof jobClosed>) {
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
      .addCase(vehicleTermsChanged, (state, { payload: { id, ...change } }) => {
        const vehicle = state.entities[id];
        if (vehicle) putTerms(vehicle, change);
      })
      .addCase(vehiclesTakenOver, (state, { payload: { vehicles: all } }) => {
        for (const one of all) putRanBefore(state.entities[one.id], one);
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
        vehicles.number(state, billed({ id: slotId, ...newSlot(draft) }, id)),
      )
      .addCase(clientsImported, (state, { payload: { added, edits, openedOn } }) => {
        for (const edit of edits) putImported(state, edit, openedOn);
        for (const client of added) for (const one of client.vehicles) vehicles.number(state, billed(one, client.id));
      })
      .addCase(billSaved, (state, { payload }) => putChanges(state, payload))
      .addCase(vehiclesBilled, (state, { payload }) => putChanges(state, payload))
      .addCase(additionRecorded, add)
      .addCase(vehicleDeleted, (state, { payload: { vehicleId, draft } }) => {
        const vehicle = state.entities[vehicleId];
        if (vehicle) vehicle.closedOn ??= draft.deletionDate;
      })
      .addCase(jobClosed, visit),
  selectors: { ...vehicles.getSelectors() },
});

export const { selectAll: selectVehicles, selectById: selectVehicle } = vehiclesSlice.selectors;
