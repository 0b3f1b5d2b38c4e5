import { LATEST_MINUTES } from '@/store/kit/latestMinutes';
import { createSelector } from '@reduxjs/toolkit';
import { selectHeard } from '@/store/browser/selectHeard';
import { lastContactOf } from '@/store/vehicles/vehicles/lastContact';
import { silentDays } from '@/store/vehicles/vehicles/notWorking';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { doneAt, isOpenJob, jobType, type Job } from './job';
import { selectJobs } from './jobsSlice';

/** A vehicle that was silent when its job was raised, and tells something again; `at` is an ISO minute. */
export interface HeardAgain {
  vehicleNo: string;
  at: string;
}

/** When each vehicle of an open service job had told its last as that was raised, where that was on an earlier day. */
function silences(job: Job): readonly { vehicleId: string; at: string }[] {
  const { request, raisedOn } = job;
  if (!isOpenJob(job) || jobType(job) !== 'Service') return [];
  const done = doneAt(job);
  const told =
    request.kind === 'job'
      ? (request.lastContacts ?? [])
      : (request.vehicleIds ?? []).map((vehicleId) => ({ vehicleId, at: request.notWorking ?? raisedOn }));
  return told.filter(({ vehicleId, at }) => at.slice(0, 10) < raisedOn && !done.has(vehicleId));
}

/** The vehicles of an open service job that were silent as it was raised, by their identities. */
export const jobVehicles = (job: Job): readonly string[] => silences(job).map(({ vehicleId }) => vehicleId);

/**
 * The vehicles of open service jobs that were silent as these were raised and are heard again since, at `now` (ISO minute in India's
 * time), by the job's identity: nobody need go there, or not for that.
 */
export const selectHeardAgain = createSelector(
  [
    selectJobs,
    ({ vehicles }: WithVehicles) => vehicles,
    selectDeviceInVehicle,
    selectHeard,
    (_state: unknown, now: string) => now,
  ],
  (jobs, vehicles, devices, heard, now): ReadonlyMap<string, readonly HeardAgain[]> => {
    const again = jobs.map((job) => {
      const back = silences(job).flatMap(({ vehicleId }): HeardAgain[] => {
        const vehicle = vehicles.entities[vehicleId];
        const at = vehicle && lastContactOf(vehicle, devices.get(vehicleId), heard)?.at;
        if (!vehicle || at === undefined || at.slice(0, 10) < job.raisedOn) return [];
        return silentDays(at, now) === undefined ? [{ vehicleNo: vehicle.vehicleNo, at }] : [];
      });
      return [job.id, back] as const;
    });
    return new Map(again.filter(([, back]) => back.length > 0));
  },
  LATEST_MINUTES,
);
