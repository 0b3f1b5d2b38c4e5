import { formatDate } from '@/format';
import { HOUR_MS } from '@/journal/kit/durations';
import type { Job } from '@/store/care/jobs/job';
import type { KeptOutcome } from '@/store/care/jobs/outcome';
import { byKey } from '@/store/kit/byKey';
import { daysAfter } from '@/store/kit/dates';
import type { Table } from '@/store/kit/table';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';

/** From so many hours of silence on credit is given for it. */
const LEAST_SILENT_HOURS = 72;
/** What is our fault, and not the client's. */
const OURS: ReadonlySet<KeptOutcome['fault']> = new Set(['Device', 'SIM', 'Wiring']);

/** A day and its month: the bill says the year. */
const dayWord = (date: string) => formatDate(date).slice(0, 6);

/** From the day after the last sign of a vehicle up to the day on which it was mended, both ISO dates. */
export interface Outage {
  from: string;
  to: string;
  /** In words. */
  described: string;
}

/**
 * For how long a vehicle was dark before a visit mended it. It was silent since its last contact, where that was before the visit; where
 * it was heard since, since the minute that its request told. Of the visit only the day is known: it counts as mended with the
 * beginning of that day, and as dark on each whole day in between.
 */
function outageOf(
  { request }: Job,
  { on, fault, workDone, vehicleId }: KeptOutcome,
  { contact }: Pick<Vehicle, 'contact'>,
): Outage | undefined {
  if (fault === undefined || !OURS.has(fault) || workDone === 'Not Done') return undefined;
  const described =
    request.kind === 'service'
      ? request.notWorking
      : request.lastContacts?.find((heard) => heard.vehicleId === vehicleId)?.at;
  const since = contact && contact.at < on ? contact.at : described;
  if (since === undefined || since >= on) return undefined;
  const hours = (Date.parse(`${on}T00:00`) - Date.parse(since)) / HOUR_MS;
  if (hours < LEAST_SILENT_HOURS) return undefined;
  const day = since.slice(0, 10);
  return {
    from: daysAfter(day, 1),
    to: on,
    described: `No signal ${dayWord(day)} to ${dayWord(on)} (${fault === 'SIM' ? fault : fault.toLowerCase()})`,
  };
}

/** A state that tells what visits came to. */
export type WithOutages = WithVehicles & { jobs: Table<Job> };

const jobsAt = byKey<Job>(({ outcomes = [] }) => [...new Set(outcomes.map(({ vehicleId }) => vehicleId))]);

/** The outages of a vehicle that were ours. */
export function outagesOf({ jobs, vehicles }: WithOutages, vehicleId: string): readonly Outage[] {
  const vehicle = vehicles.entities[vehicleId];
  if (!vehicle) return [];
  return jobsAt
    .of(jobs, vehicleId)
    .flatMap((job) =>
      (job.outcomes ?? [])
        .filter((outcome) => outcome.vehicleId === vehicleId)
        .flatMap((outcome) => outageOf(job, outcome, vehicle) ?? []),
    );
}

/** The outages of each vehicle that had any, by its identity. */
export function outagesByVehicle(state: WithOutages): ReadonlyMap<string, readonly Outage[]> {
  const visited = Object.values(state.jobs.entities).flatMap(({ outcomes = [] }) =>
    outcomes.map(({ vehicleId }) => vehicleId),
  );
  const outages = [...new Set(visited)].map((id) => [id, outagesOf(state, id)] as const);
  return new Map(outages.filter(([, own]) => own.length > 0));
}
