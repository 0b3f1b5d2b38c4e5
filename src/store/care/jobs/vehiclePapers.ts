import { createSelector } from '@reduxjs/toolkit';
import { isoDate } from '@/store/kit/dates';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import type { Job } from './job';
import { servicePlate } from './jobSubject';
import { selectJobs } from './jobsSlice';
import type { KeptOutcome } from './outcome';
import type { Sent } from '@/store/care/messages/message';
import { selectMessagesByPlate } from '@/store/care/messages/platesIn';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { bearerOn, selectBearers, type Bearers } from '@/store/vehicles/vehicles/bearers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { selectVehicle } from '@/store/vehicles/vehicles/vehiclesSlice';

/** The day of an instant, as an ISO date by the office's clock. */
export const dayOf = ({ sentAt }: Sent): string => isoDate(new Date(sentAt));

/** The plates that a vehicle has and had, as they are compared. */
const platesOf = ({ vehicleNo, past = [] }: Vehicle): readonly string[] => [
  ...new Set([...past, { vehicleNo }].map((one) => plateKey(one.vehicleNo))),
];

/** Tells whether a typed plate, on an ISO date, meant a vehicle that has and had these plates. */
function meaning(vehicleId: string, plates: readonly string[], bearers: Bearers) {
  const [ends, named] = [new Set(plates.map((plate) => plate.at(-1))), new Set(plates)];
  return (vehicleNo: string, on: string): boolean =>
    // Of very many, few end alike: only these are worth being spelt as plates are compared.
    ends.has(vehicleNo.at(-1)?.toUpperCase()) &&
    named.has(plateKey(vehicleNo)) &&
    bearerOn(bearers, vehicleNo, on) === vehicleId;
}

/** Whether a job is about a vehicle: it names it, something was done at it, or it says its plate. */
function isJobAt(job: Job, vehicleId: string, means: ReturnType<typeof meaning>): boolean {
  const { request, outcomes, raisedOn } = job;
  if (outcomes?.some((outcome) => outcome.vehicleId === vehicleId)) return true;
  if (request.vehicleIds !== undefined) return request.vehicleIds.includes(vehicleId);
  const plate = servicePlate(job);
  return plate !== undefined && means(plate, raisedOn);
}

/** What an outcome of a job says of a vehicle. */
export interface OutcomeAt {
  job: Job;
  outcome: KeptOutcome;
}

/** What is written down about one vehicle, oldest first; what names a plate alone is of the vehicle that had it then. */
export interface VehiclePapers {
  jobs: readonly Job[];
  outcomes: readonly OutcomeAt[];
  deletions: readonly Deletion[];
  messages: readonly Sent[];
}

const NONE: VehiclePapers = { jobs: [], outcomes: [], deletions: [], messages: [] };

/** What is written down about the vehicle with that identity. */
export const selectVehiclePapers = createSelector(
  [
    selectJobs,
    selectDeletions,
    selectMessagesByPlate,
    selectBearers,
    (state: WithVehicles, id: string) => selectVehicle(state, id) as Vehicle | undefined,
  ],
  (allJobs, allDeletions, byPlate, bearers, vehicle): VehiclePapers => {
    if (!vehicle) return NONE;
    const { id } = vehicle;
    const plates = platesOf(vehicle);
    const means = meaning(id, plates, bearers);
    const jobs = allJobs.filter((job) => isJobAt(job, id, means));
    const messages = plates.flatMap((plate) =>
      (byPlate.get(plate) ?? []).filter((sent) => bearerOn(bearers, plate, dayOf(sent)) === id),
    );
    return {
      jobs,
      outcomes: jobs.flatMap((job) =>
        (job.outcomes ?? []).filter(({ vehicleId }) => vehicleId === id).map((outcome) => ({ job, outcome })),
      ),
      deletions: allDeletions.filter(({ vehicleId }) => vehicleId === id),
      messages: [...new Set(messages)].toSorted((one, other) => one.number - other.number),
    };
  },
);
