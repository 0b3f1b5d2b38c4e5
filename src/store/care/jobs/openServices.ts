import { createSelector } from '@reduxjs/toolkit';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { doneAt, isOpenJob, jobType, type Job } from './job';
import { servicePlate } from './jobSubject';
import { selectJobs } from './jobsSlice';

/** The open service jobs by the vehicles that they name: by their identities, and by the plates of those that name none. */
interface OpenServices {
  byVehicle: ReadonlyMap<string, Job>;
  byPlate: ReadonlyMap<string, Job>;
}

/** The open service jobs, the one raised first of each vehicle. */
export const selectOpenServices = createSelector([selectJobs], (jobs): OpenServices => {
  const byVehicle = new Map<string, Job>();
  const byPlate = new Map<string, Job>();
  for (const job of jobs) {
    if (!isOpenJob(job) || jobType(job) !== 'Service') continue;
    const { request } = job;
    const done = doneAt(job);
    for (const id of request.vehicleIds ?? []) if (!done.has(id) && !byVehicle.has(id)) byVehicle.set(id, job);
    const plate = request.vehicleIds === undefined ? plateKey(servicePlate(job) ?? '') : '';
    if (plate !== '' && !byPlate.has(plate)) byPlate.set(plate, job);
  }
  return { byVehicle, byPlate };
});

/** The open service job of a vehicle, where it has one. */
export const openServiceAt = (
  { byVehicle, byPlate }: OpenServices,
  { id, vehicleNo }: { id: string; vehicleNo: string },
): Job | undefined => byVehicle.get(id) ?? byPlate.get(plateKey(vehicleNo));
