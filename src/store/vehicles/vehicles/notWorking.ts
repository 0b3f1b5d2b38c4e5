import { LATEST_MINUTES } from '@/store/kit/latestMinutes';
import { createSelector } from '@reduxjs/toolkit';
import { MINUTE_MS } from '@/journal/kit/durations';
import { comparedDays, daysBefore, daysBetween } from '@/store/kit/dates';
import type { VehicleStatus } from '@/machines/vehicle';
import { vehicleStatus, type Vehicle } from './vehicle';
import { selectVehicleRows, type VehicleRow } from './vehicleRows';

export type StandingWord = VehicleStatus | 'Active';

/** A device that told nothing for so long has gone quiet. */
const SILENT_MINUTES = 24 * 60;

/** A vehicle whose device has gone quiet. */
export interface NotWorkingVehicle extends VehicleRow {
  lastContactTime: string;
}

/** The ISO minute so many minutes before another one. */
const minutesBefore = (minute: string, minutes: number) =>
  new Date(Date.parse(`${minute}Z`) - minutes * MINUTE_MS).toISOString().slice(0, 16);

/** The vehicles that told nothing after an ISO minute. */
const silentSince = (vehicleRows: readonly VehicleRow[], last: string) =>
  vehicleRows.filter(
    (vehicle): vehicle is NotWorkingVehicle => vehicle.lastContactTime !== undefined && vehicle.lastContactTime <= last,
  );

/** For how many days a device with a last contact is silent at `now` (ISO minute in India's time); undefined before 24 hours are over. */
export function silentDays(lastContactTime: string | undefined, now: string): number | undefined {
  if (lastContactTime === undefined || lastContactTime > minutesBefore(now, SILENT_MINUTES)) return undefined;
  return networkingDays({ lastContactTime }, now.slice(0, 10));
}

/** Where a vehicle stands, in a word: one with a device in it is live as long as that is not silent. */
export const standingWord = (
  vehicle: Pick<Vehicle, 'closedOn' | 'contact'>,
  hasDevice: boolean,
  now: string,
): StandingWord => {
  const status = vehicleStatus(vehicle, hasDevice);
  return status === 'Live' && silentDays(vehicle.contact?.at, now) !== undefined ? 'Active' : status;
};

/** The vehicles that are silent for at least 24 hours at `now` (ISO minute in India's time), longest silent first. */
export const selectNotWorking = createSelector(
  [selectVehicleRows, (_state: unknown, now: string) => now],
  (vehicleRows, now): NotWorkingVehicle[] =>
    silentSince(vehicleRows, minutesBefore(now, SILENT_MINUTES)).toSorted(
      (one, other) => comparedDays(one.lastContactTime, other.lastContactTime) || one.number - other.number,
    ),
  LATEST_MINUTES,
);

/** For how many networking days vehicles may be silent, at most, by the word that an address says it with; the shortest first. */
export const SILENCES = {
  '1-3': { label: '1–3 days', to: 3 },
  '4-7': { label: '4–7 days', to: 7 },
  '8-30': { label: '8–30 days', to: 30 },
  'over-30': { label: 'Over 30 days', to: Infinity },
} as const;
export type Silence = keyof typeof SILENCES;
export const SILENCE_WORDS = Object.keys(SILENCES) as Silence[];

/** Tells how long vehicles are silent on `today` (ISO date): very many are asked at once. */
function silenceOn(today: string) {
  const since = SILENCE_WORDS.map(
    (word) => [word, Number.isFinite(SILENCES[word].to) ? daysBefore(today, SILENCES[word].to) : ''] as const,
  );
  return ({ lastContactTime }: Pick<NotWorkingVehicle, 'lastContactTime'>): Silence =>
    since.find(([, first]) => lastContactTime >= first)?.[0] ?? 'over-30';
}

/** How many of the vehicles are silent for how long on `today` (ISO date). */
export function silenceCounts(
  vehicles: readonly NotWorkingVehicle[],
  today: string,
): Readonly<Record<Silence, number>> {
  const counts = { '1-3': 0, '4-7': 0, '8-30': 0, 'over-30': 0 };
  const silenceOf = silenceOn(today);
  for (const vehicle of vehicles) counts[silenceOf(vehicle)] += 1;
  return counts;
}

export interface VehicleFilter {
  /** Part of the person's or the company's name, ignoring case; empty for all clients. */
  client: string;
  /** Undefined for all services. */
  reason: VehicleRow['lastServiceReason'];
  /** Undefined for however long they are silent. */
  silence?: Silence | undefined;
}

/** The vehicles of a client, and with a last service, that a filter names, however long they are silent. */
export function filteredVehicles(
  all: readonly NotWorkingVehicle[],
  { client: name, reason }: VehicleFilter,
): readonly NotWorkingVehicle[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '' && reason === undefined) return all;
  return all.filter(
    ({ client, company, lastServiceReason }) =>
      (reason === undefined || reason === lastServiceReason) &&
      (wanted === '' || `${client}\n${company}`.toLowerCase().includes(wanted)),
  );
}

/** Of these vehicles those that are silent as long as a filter says on `today` (ISO date). */
export function silentVehicles(
  all: readonly NotWorkingVehicle[],
  { silence }: VehicleFilter,
  today: string,
): readonly NotWorkingVehicle[] {
  if (silence === undefined) return all;
  const silenceOf = silenceOn(today);
  return all.filter((vehicle) => silenceOf(vehicle) === silence);
}

/** The days without contact up to `today` (ISO date): the networking days of a vehicle. */
export const networkingDays = (
  { lastContactTime }: Pick<NotWorkingVehicle, 'lastContactTime'>,
  today: string,
): number => Math.max(0, daysBetween(lastContactTime.slice(0, 10), today));
