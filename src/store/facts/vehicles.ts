import { nanoid } from '@reduxjs/toolkit';
import { formatCountOf, formatDate } from '@/format';
import { todaysDate } from '@/store/kit/dates';
import { valueChanges, type Edit } from '@/store/kit/edit';
import {
  TERM_LABELS,
  type ContactOf,
  type RanBefore,
  type TakenOver,
  type TermsChange,
  type VehicleDraft,
  type VehicleMove,
  type VehicleTerms,
  type WithVehicles,
} from '@/store/vehicles/vehicles/vehicle';
import { fact, facts } from './fact';

/** What may be said of vehicles. */
export const vehicleFacts = facts(
  'vehicles',
  {
    by: ['care', 'sales'],
    schemas: async () => (await import('@/store/vehicles/vehicles/vehicleFactSchemas')).vehicleFactSchemas,
  },
  {
    /** A vehicle of a client, before any device is in it. */
    vehicleRegistered: fact((draft: VehicleDraft): VehicleDraft & { id: string } => ({ id: nanoid(), ...draft }), {
      about: ({ id }) => [id],
      words: ({ vehicleNo }) => `registered vehicle ${vehicleNo}`,
    }),
    /** What a vehicle's subscription costs, and whether it is paid for: from a day on, or as it always was. */
    vehicleTermsChanged: fact(
      (id: string, edit: Edit<VehicleTerms>, from?: string, on: string = todaysDate()): TermsChange => ({
        id,
        edit,
        ...(from !== undefined && { from }),
        on,
      }),
      {
        by: ['sales'],
        about: ({ id }) => [id],
        words: ({ id, from }, { vehicles }: WithVehicles) =>
          `changed the subscription of ${vehicles.entities[id]?.vehicleNo ?? 'a vehicle that is gone'}${from === undefined ? '' : ` from ${formatDate(from)} on`}`,
        changes: ({ edit }) => valueChanges<VehicleTerms>(edit, TERM_LABELS, ['price']),
      },
    ),
    /** Vehicles ran before they were entered here: until when they were billed, and since when their subscriptions run. */
    vehiclesTakenOver: fact(
      (vehicles: readonly RanBefore[]): { vehicles: readonly TakenOver[] } => ({
        vehicles: vehicles.map((one) => ({ ...one, ...(one.from !== undefined && { begins: nanoid() }) })),
      }),
      {
        by: ['sales'],
        about: ({ vehicles }) => vehicles.flatMap(({ id, begins }) => [id, ...(begins === undefined ? [] : [begins])]),
        words: ({ vehicles }) => `took over ${formatCountOf(vehicles.length, 'vehicle')} as they ran before`,
      },
    ),
    vehicleMoved: fact((move: Omit<VehicleMove, 'on'>, on: string = todaysDate()): VehicleMove => ({ ...move, on }), {
      about: ({ id }) => [id],
      words: ({ was, to }) =>
        was.vehicleNo === to.vehicleNo
          ? `moved vehicle ${was.vehicleNo} to another client`
          : `gave vehicle ${was.vehicleNo} the number ${to.vehicleNo}`,
    }),
    /** A vehicle is none of ours any more, and keeps its history. */
    vehicleClosed: fact((id: string, on: string = todaysDate()) => ({ id, on }), {
      about: ({ id }) => [id],
      words: ({ id }, { vehicles }: WithVehicles) =>
        `closed vehicle ${vehicles.entities[id]?.vehicleNo ?? 'that is gone'}`,
    }),
    /** What the devices told last, many at once; what a vehicle told later already stays. */
    contactsImported: fact((contacts: readonly ContactOf[]) => ({ contacts }), {
      by: ['care'],
      about: ({ contacts }) => contacts.map(({ id }) => id),
      words: ({ contacts }) => `imported the last contacts of ${formatCountOf(contacts.length, 'vehicle')}`,
    }),
  },
);

export const {
  vehicleRegistered,
  vehicleTermsChanged,
  vehiclesTakenOver,
  vehicleMoved,
  vehicleClosed,
  contactsImported,
} = vehicleFacts.creators;
