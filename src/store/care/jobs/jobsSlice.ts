import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { todaysDate } from '@/store/kit/dates';
import { numbered, tableOf, type Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { isOpenJob, leftOf, jobVehicleCount, type Job, type JobRequest, type ServiceRequest, type Visit } from './job';
import type { JobClosing, KeptOutcome } from './outcome';

/** What may happen to a job; the vehicles that a count is held against, the reducer knows itself. */
export type JobEvent =
  | { type: 'approve'; devices: number }
  | { type: 'sendBack' }
  | { type: 'sendAgain' }
  | { type: 'dispatch'; devices: number };

const jobs = tableOf<Job>();

/** A table of the given jobs. */
export const jobTable = jobs.of;

/** What somebody raised: the identity of the job that it becomes, and the ISO date. */
interface Raised<Request> {
  id: string;
  on: string;
  request: Request;
}

const raised = <Request>(request: Request) => ({ payload: { id: nanoid(), on: todaysDate(), request } });

const raise = (state: Table<Job>, { id, on, request }: Raised<Job['request']>) =>
  jobs.number(state, { id, raisedOn: on, status: initialOf(jobMachine), request });

/** Whether the machine allows the event, and the status that it leads to. */
export const nextStatus = (job: Job, event: JobEvent) =>
  advance(jobMachine, job.status, 'devices' in event ? { ...event, vehicles: jobVehicleCount(job) } : event);

interface Assigned {
  /** The job's identity. */
  id: string;
  visit: Visit;
}

const isSameVisit = (one: Visit | undefined, other: Visit) =>
  one?.installerId === other.installerId && one.on === other.on && one.slot === other.slot;

/** What its machine hears of a job's visit, with the outcomes of that already among the job's. */
const closingOf = (after: Job, outcomes: JobClosing['outcomes']) => ({
  type: 'close' as const,
  left: leftOf(after),
  failed: outcomes.some(({ workDone }) => workDone === 'Not Done'),
});

export const jobsSlice = createSlice({
  name: 'jobs',
  initialState: jobs.empty,
  reducers: {
    /** A service request is a job of its own (D34). */
    serviceRaised: {
      prepare: (request: ServiceRequest) => raised(request),
      reducer: (state, { payload }: PayloadAction<Raised<ServiceRequest>>) =>
        raise(state, { ...payload, request: { kind: 'service', ...payload.request } }),
    },
    jobRaised: {
      prepare: (request: JobRequest) => raised(request),
      reducer: (state, { payload }: PayloadAction<Raised<JobRequest>>) =>
        raise(state, { ...payload, request: { kind: 'job', ...payload.request } }),
    },
    /** Only as far as the machine allows it, with a count of at most the job's vehicles (D34). */
    jobAdvanced: {
      prepare: (id: string, event: JobEvent) => ({ payload: { id, event } }),
      reducer(state, { payload: { id, event } }: PayloadAction<{ id: string; event: JobEvent }>) {
        const job = state.entities[id];
        const next = job && nextStatus(job, event);
        if (!next) return;
        job.status = next;
        if ('devices' in event) job.approvedDevices = event.devices;
      },
    },
    /** A dispatched job goes to an installer, on a day and in one of the client's times; also when it is moved to another. */
    jobAssigned: {
      prepare: (id: string, visit: Visit): { payload: Assigned } => ({ payload: { id, visit } }),
      reducer(state, { payload: { id, visit } }: PayloadAction<Assigned>) {
        const job = state.entities[id];
        const next = job && advance(jobMachine, job.status, { type: 'assign' });
        if (!next) return;
        job.status = next;
        if (!isSameVisit(job.visit, visit)) job.visit = visit;
      },
    },
    /** What a visit came to, vehicle by vehicle: one fact, which moves devices, SIMs and goods and fits out the vehicles as well. */
    jobClosed: {
      prepare: (closing: JobClosing) => ({ payload: closing }),
      reducer(state, { payload: { id, on, installerId, outcomes } }: PayloadAction<JobClosing>) {
        const job = state.entities[id];
        if (!job) return;
        const kept = outcomes.map(
          ({ addition: _row, registered: _whose, begins: _subscription, simOff: _sim, ...outcome }): KeptOutcome => ({
            ...outcome,
            on,
            installerId,
          }),
        );
        const after = { ...job, outcomes: [...(job.outcomes ?? []), ...kept] };
        const next = advance(jobMachine, job.status, closingOf(after, outcomes));
        if (!next) return;
        job.outcomes = after.outcomes;
        job.status = next;
      },
    },
  },
  selectors: {
    ...jobs.getSelectors(),
    /** The job with the number in an address. */
    selectJobNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { serviceRaised, jobRaised, jobAdvanced, jobAssigned, jobClosed } = jobsSlice.actions;
export const { selectAll: selectJobs, selectById: selectJob, selectJobNumbered } = jobsSlice.selectors;

/** How many jobs are not done. */
export const selectOpenJobCount = createSelector([selectJobs], (all) => all.filter(isOpenJob).length);

/** The jobs, newest first. */
export const selectNewestJobs = createSelector([selectJobs], (all) => all.toReversed());

/** The open service request for a vehicle, if it has one: a second one may be a mistake. */
export const openServiceOf = (all: readonly Job[], vehicleNo: string): Job | undefined =>
  all
    .filter(isOpenJob)
    .find(({ request }) => request.kind === 'service' && sameVehicleNo(request.registrationNo, vehicleNo));
