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

/** A step that staff may take with a job; a counted one asks for the approved device count. */
export interface JobStep {
  label: string;
  counted?: boolean;
  /** Whether it hands the job on, as the row's Send does (D34). */
  sends?: boolean;
  /** Whether every job is on its way to it, so that the dialog names it before its time, too. */
  isGoal?: boolean;
  event: (devices: number) => JobEvent;
}

const STEPS: readonly JobStep[] = [
  {
    label: 'Send to Dispatcher',
    counted: true,
    sends: true,
    isGoal: true,
    event: (devices) => ({ type: 'dispatch', devices }),
  },
  { label: 'Send Back', event: () => ({ type: 'sendBack' }) },
  { label: 'Approve', counted: true, event: (devices) => ({ type: 'approve', devices }) },
  { label: 'Send Again', sends: true, event: () => ({ type: 'sendAgain' }) },
];

/** How many devices a step is about unless somebody says otherwise: as many as were approved, or all (D34). */
export const devicesOf = (job: Job): number => job.approvedDevices ?? vehiclesOf(job);

const isAllowed = (job: Job, { event }: JobStep) => nextStatus(job, event(devicesOf(job))) !== undefined;

/** The steps that the machine allows a job; the one that takes it forward comes last. */
export const stepsOf = (job: Job): JobStep[] => STEPS.filter((step) => isAllowed(job, step));

/** The step that every job is on its way to, while the machine does not allow it. */
export const goalOf = (job: Job): JobStep | undefined => STEPS.find((step) => step.isGoal && !isAllowed(job, step));

/** What the row's Send says of a job: the one sending step that the machine allows it (D34). */
export const sendingOf = (job: Job): JobEvent | undefined =>
  stepsOf(job)
    .find(({ sends }) => sends)
    ?.event(devicesOf(job));
