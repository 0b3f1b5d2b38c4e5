import { createSelector, createSlice } from '@reduxjs/toolkit';
import { tableOf, type Numbered } from '@/store/table';

/** Why a vehicle was last seen to: what the filter buttons of Not Working tell apart (spec 2, D33). */
export const SERVICE_REASONS = ['Not Working Vehicles', 'Service', 'Device Removed'] as const;

/** A vehicle whose device has gone quiet (spec 3, D33). */
export interface Vehicle extends Numbered {
  vehicleNo: string;
  imei: string;
  /** The person at the client, and the client's company. */
  client: string;
  company: string;
  /** ISO date. */
  lastServiceDate: string;
  /** ISO minute such as `2026-11-19T14:05`, in India's time. */
  lastContactTime: string;
  lastServiceReason: (typeof SERVICE_REASONS)[number];
  /** Degrees north and east, such as `28.6139, 77.2090`. */
  latLong: string;
  /** Degrees Celsius in the cargo space. */
  temp: number;
}

const vehicles = tableOf<Vehicle>();

/** A table of the given vehicles. */
export const vehicleTable = vehicles.of;

export const vehiclesSlice = createSlice({
  name: 'vehicles',
  initialState: vehicles.empty,
  reducers: {},
  selectors: { ...vehicles.getSelectors() },
});

export const { selectAll: selectVehicles, selectTotal: selectVehicleCount } = vehiclesSlice.selectors;

/** The clients of the not-working vehicles by name, each once, in the order of the alphabet. */
export const selectVehicleClients = createSelector([selectVehicles], (all) =>
  [...new Set(all.map(({ company }) => company))].toSorted((a, b) => a.localeCompare(b)),
);

export interface VehicleFilter {
  /** Part of the person's or the company's name, ignoring case; empty for all clients. */
  client: string;
  /** Undefined for all services. */
  reason: Vehicle['lastServiceReason'] | undefined;
}

/** The vehicles that a filter leaves (D33). */
export function filteredVehicles(all: readonly Vehicle[], filter: VehicleFilter): Vehicle[] {
  const wanted = filter.client.trim().toLowerCase();
  return all.filter(
    ({ client, company, lastServiceReason }) =>
      `${client}\n${company}`.toLowerCase().includes(wanted) &&
      (filter.reason === undefined || filter.reason === lastServiceReason),
  );
}

/** The days without contact up to `today` (ISO date): the networking days of a vehicle (spec 3). */
export const networkingDays = ({ lastContactTime }: Vehicle, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(lastContactTime.slice(0, 10))) / 86_400_000));
