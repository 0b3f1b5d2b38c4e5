import { nanoid } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import {
  TIME_SLOTS,
  type Job,
  type JobEvent,
  type JobRequest,
  type ServiceRequest,
  type Visit,
} from '@/store/care/jobs/job';
import type { VisitFailure } from '@/store/care/jobs/failedVisit';
import type { WorkDone, JobClosing } from '@/store/care/jobs/outcome';
import { todaysDate } from '@/store/kit/dates';
import type { Table } from '@/store/kit/table';
import type { Installer } from '@/store/places/installers/installer';
import { binId } from '@/store/stock/bins/bin';
import { fact, facts } from './fact';

interface WithJobs {
  jobs: Table<Job>;
  installers: Table<Installer>;
}

/** What somebody raised: the identity of the job that it becomes, and the ISO date. */
export interface Raised<Request> {
  id: string;
  on: string;
  request: Request;
}

const raised = <Request>(request: Request): Raised<Request> => ({ id: nanoid(), on: todaysDate(), request });

const ADVANCED: Record<JobEvent['type'], (job: string) => string> = {
  approve: (job) => `approved ${job}`,
  sendBack: (job) => `gave back the form of ${job}`,
  sendAgain: (job) => `sent ${job} to the admin again`,
  dispatch: (job) => `sent ${job} to the dispatcher`,
};

const DONE: Record<WorkDone, string> = {
  Fitted: 'fitted',
  Swapped: 'swapped in',
  Repaired: 'repaired',
  Removed: 'removed from',
  'Not Done': 'not done at',
};

const nameOf = ({ jobs }: WithJobs, id: string) => {
  const job = jobs.entities[id];
  return job ? `job ${job.number}` : 'a job that is gone';
};

/** The records that a visit changes. */
const recordsOf = ({ id, installerId, outcomes, used = [] }: JobClosing): string[] => [
  id,
  ...outcomes.flatMap(({ vehicleId, deviceIn, deviceOut, simIn, simOff, addition, begins }) =>
    [vehicleId, deviceIn, deviceOut, simIn, simOff, addition?.id, begins].filter((one) => one !== undefined),
  ),
  ...used.map(({ qty: _count, ...goods }) => binId({ at: 'installer', id: installerId }, goods)),
];

/** What may be said of jobs, and of the visits in which they are done. */
export const jobFacts = facts(
  'jobs',
  {
    by: ['care'],
    schemas: async () => (await import('@/store/care/jobs/jobFactSchemas')).jobFactSchemas,
  },
  {
    /** A service request is a job of its own. */
    serviceRaised: fact((request: ServiceRequest) => raised(request), {
      about: ({ id }) => [id],
      words: ({ request }) => `raised a service request for ${request.registrationNo}`,
    }),
    jobRaised: fact((request: JobRequest) => raised(request), {
      about: ({ id }) => [id],
      words: ({ request: { jobType, companyName } }) => `raised a job for ${companyName}: ${jobType}`,
    }),
    /** Only as far as the machine allows it, with a count of at most the job's vehicles. */
    jobAdvanced: fact((id: string, event: JobEvent) => ({ id, event }), {
      about: ({ id }) => [id],
      words: ({ id, event }, state: WithJobs) => ADVANCED[event.type](nameOf(state, id)),
    }),
    /** A dispatched job goes to an installer, on a day and in one of the client's times; also when it is moved to another. */
    jobAssigned: fact((id: string, visit: Visit) => ({ id, visit }), {
      about: ({ id }) => [id],
      words: ({ id, visit: { installerId, on, slot } }, state: WithJobs) =>
        `assigned ${nameOf(state, id)} to ${state.installers.entities[installerId]?.name ?? 'an installer who is gone'} for ${formatDate(on)}, ${TIME_SLOTS[slot]}`,
    }),
    /** What a visit came to, vehicle by vehicle: one fact, which moves devices, SIMs and goods and fits out the vehicles as well. */
    jobClosed: fact((closing: JobClosing) => closing, {
      // An installer closes his own visit.
      by: ['care', 'installer'],
      about: recordsOf,
      words: ({ id, outcomes, signed }, state: WithJobs) => {
        const done = outcomes.map(
          ({ workDone, vehicleNo, deviceIn, deviceOut }) =>
            `${DONE[workDone]} ${vehicleNo}${(deviceIn ?? deviceOut) ? ` (${[deviceOut, deviceIn].filter(Boolean).join(' → ')})` : ''}`,
        );
        return `closed ${nameOf(state, id)}: ${[...done, ...(signed ? [`signed by ${signed.by}`] : [])].join(', ')}`;
      },
    }),
    /** An installer could do nothing where he was sent: the job is to be scheduled again. */
    visitFailed: fact((failure: VisitFailure) => failure, {
      by: ['care', 'installer'],
      about: ({ id }) => [id],
      words: ({ id, cause, remark }, state: WithJobs) =>
        `could not do ${nameOf(state, id)}: ${[cause, remark].filter(Boolean).join(', ')}`,
    }),
  },
);

export const { serviceRaised, jobRaised, jobAdvanced, jobAssigned, jobClosed, visitFailed } = jobFacts.creators;
