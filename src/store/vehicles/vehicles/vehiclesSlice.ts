import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { accountOpened, billSaved, clientsImported, vehiclesBilled } from '@/store/clients/accounts/accountsSlice';
import type { BillChange } from '@/store/clients/accounts/billChange';
import type { ClientEdit } from '@/store/clients/accounts/clientChange';
import { isUnassigned, newSlot } from '@/store/clients/accounts/newAccount';
import { additionRecorded } from '@/store/vehicles/additions/additionsSlice';
import { todaysDate } from '@/store/kit/dates';
import { vehicleDeleted } from '@/store/vehicles/deletions/deletionsSlice';
import { putEdit, type Edit } from '@/store/kit/edit';
import { jobClosed } from '@/store/care/jobs/jobsSlice';
import { tableOf, type Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { type Contact, type Vehicle, type VehicleFields } from './vehicle';

const vehicles = tableOf<Vehicle>();

/** A table of the given vehicles. */
export const vehicleTable = vehicles.of;

/** What is told of a new vehicle; in the bill editor's terms as far as it is known there. */
export type VehicleDraft = Pick<
  Vehicle,
  'vehicleNo' | 'accountId' | 'client' | 'company' | 'type' | 'chassisNo' | 'duration' | 'price'
>;

/** A vehicle comes to another client, or under another number. */
export interface VehicleMove {
  id: string;
  /** ISO date. */
  on: string;
  /** As it was. */
  was: Pick<Vehicle, 'vehicleNo' | 'accountId'>;
  /** As it is from now on. */
  to: Pick<Vehicle, 'vehicleNo' | 'accountId' | 'client' | 'company'>;
}

/** What a vehicle's subscription is agreed to be. */
export type VehicleTerms = Pick<Vehicle, 'price' | 'duration' | 'gst' | 'charge'>;

/** The last that the device of a vehicle told, by the vehicle's identity. */
export interface ContactOf {
  id: string;
  contact: Contact;
}

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
  reducers: {
    /** A vehicle of a client, before any device is in it. */
    vehicleRegistered: {
      prepare: (draft: VehicleDraft) => ({ payload: { id: nanoid(), ...draft } }),
      reducer: (state, { payload }: PayloadAction<VehicleDraft & { id: string }>) =>
        vehicles.number(state, { ...payload, selected: true }),
    },
    vehicleMoved: {
      prepare: (move: Omit<VehicleMove, 'on'>, on: string = todaysDate()): { payload: VehicleMove } => ({
        payload: { ...move, on },
      }),
      reducer(state, { payload: { id, on, was, to } }: PayloadAction<VehicleMove>) {
        const vehicle = state.entities[id];
        if (!vehicle) return;
        keepPast(vehicle, on, was);
        vehicle.vehicleNo = to.vehicleNo;
        putOptional(vehicle, { accountId: to.accountId, client: to.client, company: to.company });
      },
    },
    /** What a vehicle's subscription costs, and whether it is paid for (D41). */
    vehicleTermsChanged: {
      prepare: (id: string, edit: Edit<VehicleTerms>) => ({ payload: { id, edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<VehicleTerms> }>) {
        const vehicle = state.entities[id];
        if (vehicle) putEdit<VehicleTerms>(vehicle, edit);
      },
    },
    /** A vehicle is none of ours any more, and keeps its history. */
    vehicleClosed: {
      prepare: (id: string, on: string = todaysDate()) => ({ payload: { id, on } }),
      reducer(state, { payload: { id, on } }: PayloadAction<{ id: string; on: string }>) {
        const vehicle = state.entities[id];
        if (vehicle) vehicle.closedOn ??= on;
      },
    },
    /** What the devices told last, many at once; what a vehicle told later already stays. */
    contactsImported: {
      prepare: (contacts: readonly ContactOf[]) => ({ payload: { contacts } }),
      reducer(state, { payload: { contacts } }: PayloadAction<{ contacts: readonly ContactOf[] }>) {
        for (const { id, contact } of contacts) {
          const vehicle = state.entities[id];
          if (vehicle && (vehicle.contact === undefined || vehicle.contact.at < contact.at)) vehicle.contact = contact;
        }
      },
    },
  },
  extraReducers: (builder) =>
    builder
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
        for (const { deed, vehicleId, vehicleNo, deviceIn, chassisNo, registered } of outcomes) {
          if (deed === 'Not Done') continue;
          if (registered && !state.entities[vehicleId]) {
            vehicles.number(state, { id: vehicleId, vehicleNo, ...registered, selected: true });
          }
          const vehicle = state.entities[vehicleId];
          if (!vehicle) continue;
          // Only a slot gets its plate by a visit: what came under another number meanwhile keeps that.
          if (deviceIn !== undefined && isUnassigned(vehicle.vehicleNo)) vehicle.vehicleNo = vehicleNo;
          if (chassisNo !== undefined) vehicle.chassisNo = chassisNo;
          vehicle.serviced = { on, reason: deed === 'Removed' ? 'Device Removed' : 'Service' };
        }
      }),
  selectors: { ...vehicles.getSelectors() },
});

export const { vehicleRegistered, vehicleTermsChanged, vehicleMoved, vehicleClosed, contactsImported } =
  vehiclesSlice.actions;
export const { selectAll: selectVehicles, selectById: selectVehicle } = vehiclesSlice.selectors;
