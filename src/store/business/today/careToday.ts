import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import {
  visitToCome,
  isWithInstaller,
  clientOf,
  isOpenJob,
  jobType,
  type Job,
  type Visit,
} from '@/store/care/jobs/job';
import { jobStepsOf } from '@/store/care/jobs/jobSteps';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { selectToday } from '@/store/stock/leaks/leakInputs';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { oldestFirst, type TodayItem } from './todayItem';

const nameOf = (job: Job) => `Job ${job.number}, ${jobType(job)}`;
const whoseJob = (job: Job) => `${clientOf(job)}, ${job.request.companyName}`;

/** The jobs that wait for a step of the office: an approval, the dispatcher, an installer. */
export const selectJobsToMove = createSelector([selectJobs], (jobs): readonly TodayItem[] =>
  oldestFirst(
    jobs
      .filter((job) => isOpenJob(job) && !isWithInstaller(job))
      .map((job) => ({
        id: `job-${job.id}-${job.status}`,
        what: nameOf(job),
        who: whoseJob(job),
        since: job.raisedOn,
        step: {
          label: jobStepsOf(job).at(-1)?.label ?? 'Assign',
          to: paths.care.viewJobOf(jobType(job), job.number),
        },
      })),
  ),
);

/** The jobs that are with an installer, with whom and when. */
const selectVisits = createSelector([selectJobs], (jobs) =>
  jobs.flatMap((job) => {
    const visit = visitToCome(job);
    return visit ? [{ job, visit }] : [];
  }),
);

const visitsFor = (stepOf: (job: Job) => TodayItem['step']) =>
  createSelector([selectVisits, selectInstallers, selectToday], (visits, installers, today): readonly TodayItem[] => {
    const names = new Map(installers.map(({ id, name }) => [id, name]));
    const item = ({ job, visit }: { job: Job; visit: Visit }): TodayItem => ({
      id: `visit-${job.id}-${visit.on}`,
      what: `${nameOf(job)}, ${visit.slot}`,
      who: [whoseJob(job), names.get(visit.installerId) ?? ''].filter((name) => name !== '').join(', '),
      since: visit.on,
      step: stepOf(job),
    });
    return oldestFirst(visits.filter(({ visit }) => visit.on <= today).map(item));
  });

/** The visits of `today` (ISO date), and those before it that nobody has closed, as customer care sees them. */
export const selectVisitsToClose = visitsFor((job) => ({
  label: 'Open Job',
  to: paths.care.viewJobOf(jobType(job), job.number),
}));

/** The same, as the installer sees those of his own. */
export const selectOwnVisits = visitsFor(({ number }) => ({
  label: 'Open Visit',
  to: paths.installerVisitOf(number),
}));

/** The vehicles that a client wants deleted, and nobody has. */
export const selectDeletionsToDo = createSelector([selectDeletions], (deletions): readonly TodayItem[] =>
  oldestFirst(
    deletions
      .filter((deletion) => !isDeleted(deletion))
      .map(({ id, number, vehicleNo, company, date }) => ({
        id: `deletion-${id}`,
        what: vehicleNo,
        who: company,
        since: date,
        step: { label: 'Delete Vehicle', to: paths.care.deletionOf(number) },
      })),
  ),
);
