import { weakMapMemoize } from '@reduxjs/toolkit';
import { plateText, unspaced } from '@/store/kit/typed/typedNumbers';
import { clientOf, type Job } from './job';
import { servicePlate } from './jobSubject';
import type { VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';

/** How many hits of each kind the header's search shows at most: more of what is typed narrows them down. */
const MOST = { vehicles: 5, clients: 3, jobs: 3 };

/** A client's company, with how many of its vehicles do not work. */
interface ClientHit {
  company: string;
  silent: number;
}

export interface CareHits {
  vehicles: readonly VehicleRow[];
  clients: readonly ClientHit[];
  jobs: readonly Job[];
}

const plain = (text: string) => unspaced(text).toLowerCase();

/** The words by which a row is found, as they are compared, with a sign between them that nobody types; made once for each row, as there may be very many. */
const textOf = <Row extends object>(wordsOf: (row: Row) => readonly string[]) =>
  weakMapMemoize((row: Row): string => plain(wordsOf(row).join('\0')));

const vehicleText = textOf(({ vehicleNo, imei }: VehicleRow) => [vehicleNo, imei]);
const clientText = textOf(({ company, client }: VehicleRow) => [company, client]);
const jobText = textOf((job: Job) => [
  `Job ${job.number}`,
  clientOf(job),
  job.request.companyName,
  job.request.location,
  servicePlate(job) ?? '',
]);

function clientHits(vehicleRows: readonly VehicleRow[], silent: readonly VehicleRow[], wanted: string): ClientHit[] {
  const companies = new Set(
    vehicleRows.filter((vehicle) => clientText(vehicle).includes(wanted)).map(({ company }) => company),
  );
  return [...companies]
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, MOST.clients)
    .map((company) => ({ company, silent: silent.filter((vehicle) => vehicle.company === company).length }));
}

/** The first so many that fit: the others are not looked at. */
function firstOf<Item>(items: readonly Item[], fits: (item: Item) => boolean, most: number): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (fits(item)) found.push(item);
  }
  return found;
}

/** Whom and what the header's search looks through; `silent` are those of the vehicles that do not work. */
interface Searched {
  vehicleRows: readonly VehicleRow[];
  silent: readonly VehicleRow[];
  jobs: readonly Job[];
}

/**
 * The vehicles (by number or IMEI), clients (by company or person) and jobs (by number, client, location or vehicle) of
 * customer care that hold what was typed, compared without spaces and case; nothing for a blank text.
 */
export function searchCare({ vehicleRows, silent, jobs }: Searched, typed: string): CareHits {
  const wanted = plain(plateText(typed));
  if (wanted === '') return { vehicles: [], clients: [], jobs: [] };
  return {
    vehicles: firstOf(vehicleRows, (vehicle) => vehicleText(vehicle).includes(wanted), MOST.vehicles),
    clients: clientHits(vehicleRows, silent, wanted),
    jobs: firstOf(jobs, (job) => jobText(job).includes(wanted), MOST.jobs),
  };
}
