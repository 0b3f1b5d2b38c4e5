import { moveStatus } from '@/store/kit/moveStatus';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import {
  jobAdvanced,
  jobAssigned,
  jobClosed,
  jobRaised,
  serviceRaised,
  visitFailed,
  type Raised,
} from '@/store/facts/jobs';
import { numbered, tableOf, type Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { isOpenJob, leftOf, jobVehicleCount, type Job, type JobEvent, type Visit } from './job';
import { servicePlate } from './jobSubject';
import type { JobClosing, KeptOutcome } from './outcome';

const jobs = tableOf<Job>();

/** A table of the given jobs. */
export const jobTable = jobs.of;

const raise = (state: Table<Job>, { id, on, request }: Raised<Job['request']>) =>
  jobs.number(state, { id, raisedOn: on, status: initialOf(jobMachine), request });

/** What its machine hears of a job's step. */
const stepOf = (job: Job, event: JobEvent) =>
  'devices' in event ? { ...event, vehicles: jobVehicleCount(job) } : event;

/** Whether the machine allows the event, and the status that it leads to. */
export const nextStatus = (job: Job, event: JobEvent) => advance(jobMachine, job.status, stepOf(job, event));

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
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(serviceRaised, (state, { payload }) =>
        raise(state, { ...payload, request: { kind: 'service', ...payload.request } }),
      )
      .addCase(jobRaised, (state, { payload }) =>
        raise(state, { ...payload, request: { kind: 'job', ...payload.request } }),
      )
      .addCase(jobAdvanced, (state, { payload: { id, event } }) => {
        const job = state.entities[id];
        if (!job || !moveStatus(job, jobMachine, stepOf(job, event))) return;
        if ('devices' in event) job.approvedDevices = event.devices;
      })
      .addCase(jobAssigned, (state, { payload: { id, visit } }) => {
        const job = state.entities[id];
        if (!moveStatus(job, jobMachine, { type: 'assign' })) return;
        if (!isSameVisit(job.visit, visit)) job.visit = visit;
      })
      .addCase(jobClosed, (state, { payload: { id, on, installerId, outcomes, signed } }) => {
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
        if (!moveStatus(job, jobMachine, closingOf(after, outcomes))) return;
        job.outcomes = after.outcomes;
        if (signed) job.signatures = [...(job.signatures ?? []), { ...signed, on, installerId }];
      })
      .addCase(visitFailed, (state, { payload: { id, ...failed } }) => {
        const job = state.entities[id];
        if (!moveStatus(job, jobMachine, { type: 'fail' })) return;
        job.failedVisits = [...(job.failedVisits ?? []), failed];
      }),
  selectors: {
    ...jobs.getSelectors(),
    /** The job with the number in an address. */
    selectJobNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectJobs, selectById: selectJob, selectJobNumbered } = jobsSlice.selectors;

/** How many jobs are not done. */
export const selectOpenJobCount = createSelector([selectJobs], (all) => all.filter(isOpenJob).length);

/** The jobs, newest first. */
export const selectNewestJobs = createSelector([selectJobs], (all) => all.toReversed());

/** The open service request for a vehicle, if it has one: a second one may be a mistake. */
export const openServiceOf = (all: readonly Job[], vehicleNo: string): Job | undefined =>
  all.filter(isOpenJob).find((job) => {
    const plate = servicePlate(job);
    return plate !== undefined && sameVehicleNo(plate, vehicleNo);
  });
