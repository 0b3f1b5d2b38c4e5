import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehiclesOfJob } from './jobAccount';
import { doneAt, jobType, leftOf, type Job, type JobType } from '@/store/care/jobs/job';
import { servicePlate } from '@/store/care/jobs/jobSubject';
import type { WorkDone } from '@/store/care/jobs/outcome';
import type { ClosingContext } from './closingContext';
import type { ClosingLine } from './closingDraft';
import { isFit } from './meantVehicle';

const WORK_OF: Record<JobType, WorkDone> = { Installation: 'Fitted', Service: 'Repaired', Removal: 'Removed' };

/** What is done at most vehicles of a job. */
export const usualWork = (job: Job): WorkDone => WORK_OF[jobType(job)];

/** More vehicles than these are added by hand. */
const MOST_LINES = 20;

/** The vehicle of a service request that names none by its identity. */
function plated(context: ClosingContext, job: Job): ClosingLine[] {
  const vehicleNo = servicePlate(job);
  if (vehicleNo === undefined) return [];
  const vehicle = openVehicle(context, vehicleNo);
  return [{ workDone: 'Repaired', vehicleNo, ...(vehicle && { vehicleId: vehicle.id }) }];
}

const lineOf = (workDone: WorkDone, { id, vehicleNo }: Vehicle): ClosingLine => ({
  workDone,
  vehicleId: id,
  ...(!isUnassigned(vehicleNo) && { vehicleNo }),
});

/** What the form of a visit begins with: the vehicles of the job at which nothing is done yet, as far as they are known. */
export function firstLines(context: ClosingContext, job: Job): ClosingLine[] {
  const workDone = usualWork(job);
  const done = doneAt(job);
  const { vehicleIds = [] } = job.request;
  const named = vehicleIds.flatMap((id) => (done.has(id) ? [] : (context.vehicles.entities[id] ?? [])));
  const begun = named.length > 0 ? named.map((vehicle) => lineOf(workDone, vehicle)) : plated(context, job);
  const left = Math.min(Math.max(leftOf(job), 1), MOST_LINES);
  const own = vehiclesOfJob(context, job).filter(
    (one) => !done.has(one.id) && !vehicleIds.includes(one.id) && isFit(context, workDone, one),
  );
  // Which of many vehicles are meant, only a plate says; of slots one is as good as the other.
  const sure =
    workDone === 'Fitted' ? own.filter(({ vehicleNo }) => isUnassigned(vehicleNo)) : own.length <= left ? own : [];
  const lines = [...begun, ...sure.map((vehicle) => lineOf(workDone, vehicle))].slice(0, Math.max(left, begun.length));
  return [...lines, ...Array.from({ length: Math.max(0, left - lines.length) }, () => ({ workDone }))];
}
