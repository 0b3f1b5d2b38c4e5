import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { todaysDate } from '@/store/dates';
import { nextId } from '@/store/nextId';
import { sameVehicleNo } from '@/store/typedNumbers';
import { vehiclesOf, type Job, type JobRequest, type ServiceRequest } from './job';

/** What may happen to a job; the vehicles that a count is held against, the reducer knows itself. */
export type JobEvent =
  | { type: 'approve'; devices: number }
  | { type: 'sendBack' }
  | { type: 'sendAgain' }
  | { type: 'dispatch'; devices: number };

const jobs = createEntityAdapter<Job>();

/** A table of the given jobs. */
export const jobTable = (rows: readonly Job[]) => jobs.getInitialState(undefined, rows);

type Jobs = ReturnType<typeof jobTable>;

const raise = (state: Jobs, raisedOn: string, request: Job['request']) =>
  jobs.addOne(state, { id: nextId(state), raisedOn, status: 'Pending at Admin', request });

/** Whether the machine allows the event, and the status that it leads to. */
export const nextStatus = (job: Job, event: JobEvent) =>
  advance(jobMachine, job.status, 'devices' in event ? { ...event, vehicles: vehiclesOf(job) } : event);

export const jobsSlice = createSlice({
  name: 'jobs',
  initialState: jobs.getInitialState(),
  reducers: {
    /** A service request is a job of its own (D34). */
    serviceRaised: {
      prepare: (request: ServiceRequest) => ({ payload: { request, on: todaysDate() } }),
      reducer: (state, { payload: { request, on } }: PayloadAction<{ request: ServiceRequest; on: string }>) => {
        raise(state, on, { kind: 'service', ...request });
      },
    },
    jobRaised: {
      prepare: (request: JobRequest) => ({ payload: { request, on: todaysDate() } }),
      reducer: (state, { payload: { request, on } }: PayloadAction<{ request: JobRequest; on: string }>) => {
        raise(state, on, { kind: 'job', ...request });
      },
    },
    /** What the machine refuses, such as a count above the job's vehicles, changes nothing (D34). */
    jobAdvanced: {
      prepare: (id: number, event: JobEvent) => ({ payload: { id, event } }),
      reducer(state, { payload: { id, event } }: PayloadAction<{ id: number; event: JobEvent }>) {
        const job = state.entities[id];
        const next = job && nextStatus(job, event);
        if (!next) return;
        job.status = next;
        if ('devices' in event) job.approvedDevices = event.devices;
      },
    },
  },
  selectors: { ...jobs.getSelectors() },
});

export const { serviceRaised, jobRaised, jobAdvanced } = jobsSlice.actions;
export const { selectAll: selectJobs, selectById: selectJob } = jobsSlice.selectors;

/** Whether a job has not been handed to the dispatcher yet. */
const isOpen = ({ status }: Job) => status !== 'Sent to Dispatcher';

export const selectOpenJobCount = createSelector([selectJobs], (all) => all.filter(isOpen).length);

/** The jobs, newest first. */
export const selectNewestJobs = createSelector([selectJobs], (all) => all.toReversed());

/** The open service request for a vehicle, if it has one: a second one may be a mistake. */
export const openServiceOf = (all: readonly Job[], vehicleNo: string): Job | undefined =>
  all
    .filter(isOpen)
    .find(({ request }) => request.kind === 'service' && sameVehicleNo(request.registrationNo, vehicleNo));
