import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { jobMachine, type JobStatus } from '@/machines/job';
import {
  devicesOf,
  doneAt,
  jobType,
  leftOf,
  statusTypeOf,
  jobVehicleCount,
  type Job,
  type JobEvent,
} from '@/store/care/jobs/job';
import {
  jobTable,
  nextStatus,
  openServiceOf,
  selectJob,
  selectNewestJobs,
  selectOpenJobCount,
} from '@/store/care/jobs/jobsSlice';
import { jobAdvanced, jobRaised, serviceRaised } from '@/store/facts/jobs';
import type { KeptOutcome } from '@/store/care/jobs/outcome';
import { goalOf, sendingOf, jobStepsOf } from '@/store/care/jobs/jobSteps';
import { createStore, type AppStore } from '@/store/business/store';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { done } from '../../../support/said';

const VEHICLES = 3;
const EVENTS: JobEvent[] = [
  { type: 'approve', devices: 2 },
  { type: 'sendBack' },
  { type: 'sendAgain' },
  { type: 'dispatch', devices: 2 },
];
const STATUSES: JobStatus[] = ['Pending at Admin', 'Back Form Admin', 'Approved by Admin', 'Sent to Dispatcher'];
const withVehicles = (event: JobEvent) => ('devices' in event ? { ...event, vehicles: VEHICLES } : event);

const storeWith = (...rows: Job[]) => createStore({ jobs: jobTable(rows) });
const first = (store: AppStore) => selectJob(store.getState(), 'job-1');
const service = (number: number, changes: Partial<Job> = {}) =>
  job(number, { request: { kind: 'service', ...serviceRequest() }, ...changes });
const today = <Value>(work: () => Value) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00') });
  const value = work();
  vi.useRealTimers();
  return value;
};

describe('a job that is raised', () => {
  test('by a service request is a Service for one vehicle, and waits for the admin from today on', () => {
    const store = storeWith(job(4));
    store.dispatch(today(() => serviceRaised(serviceRequest())));
    const [raised] = selectNewestJobs(store.getState());
    expect(raised).toEqual({
      id: expect.stringMatching(/^.{21}$/) as string,
      number: 5,
      raisedOn: '2026-11-21',
      status: 'Pending at Admin',
      request: { kind: 'service', ...serviceRequest() },
    });
    expect(raised && [jobType(raised), jobVehicleCount(raised)]).toEqual(['Service', 1]);
  });

  test.each(['Installation', 'Service', 'Removal'] as const)('by a job request is of its type: %s', (type) => {
    const store = storeWith();
    store.dispatch(today(() => jobRaised(jobRequest({ jobType: type, noOfInstallation: 7 }))));
    const [raised] = selectNewestJobs(store.getState());
    expect(raised).toMatchObject({ number: 1, raisedOn: '2026-11-21', status: 'Pending at Admin' });
    expect(raised && [jobType(raised), jobVehicleCount(raised)]).toEqual([type, 7]);
  });
});

describe('the jobs follow the machine', () => {
  const paths = getShortestPaths(jobMachine, { events: EVENTS.map(withVehicles) }).map(({ state, steps }) => ({
    status: state.value,
    types: steps.slice(1).map(({ event }) => event.type),
  }));
  const events = (types: readonly string[]) => types.flatMap((type) => EVENTS.filter((event) => event.type === type));

  test.each(paths)('to $status, and refuse whatever it refuses there', ({ status, types }) => {
    const store = storeWith(job(1));
    for (const event of events(types)) store.dispatch(jobAdvanced('job-1', event));
    expect(first(store)?.status).toBe(status);
    const here = jobMachine.resolveState({ value: status });
    for (const refused of EVENTS.filter((event) => !here.can(withVehicles(event)))) {
      const before = store.getState();
      store.dispatch(jobAdvanced('job-1', refused));
      expect(store.getState()).toBe(before);
    }
  });

  test('whatever is asked of them in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (asked) => {
        const store = storeWith(job(1));
        let state = jobMachine.resolveState({ value: 'Pending at Admin' });
        for (const event of asked) {
          [state] = transition(jobMachine, state, withVehicles(event));
          store.dispatch(jobAdvanced('job-1', event));
          expect(first(store)?.status).toBe(state.value);
        }
      }),
    );
  });

  test.each([0, -1, 4, 1.5])('a count of %d for three vehicles changes nothing', (devices) => {
    const store = storeWith(job(1));
    const before = store.getState();
    store.dispatch(jobAdvanced('job-1', { type: 'approve', devices }));
    expect(store.getState()).toBe(before);
  });

  test('the count approved is kept, and the one handed over is the last word', () => {
    const store = storeWith(job(1));
    store.dispatch(jobAdvanced('job-1', { type: 'approve', devices: 2 }));
    expect(first(store)?.approvedDevices).toBe(2);
    store.dispatch(jobAdvanced('job-1', { type: 'dispatch', devices: 3 }));
    expect(first(store)).toMatchObject({ status: 'Sent to Dispatcher', approvedDevices: 3 });
  });

  test.each(EVENTS)('$type can be taken back', (event) => {
    const status = STATUSES.find((one) => nextStatus(job(1, { status: one }), event)) ?? 'Sent to Dispatcher';
    const before = job(1, { status });
    const store = storeWith(before);
    const { undo } = done(store.dispatch(jobAdvanced('job-1', event)));
    expect(first(store)?.status).not.toBe(status);
    expect(undo?.().done).toBe(true);
    expect(first(store)).toEqual(before);
  });
});

test.each<[JobStatus, string[], JobEvent | undefined, ReturnType<typeof statusTypeOf>]>([
  ['Pending at Admin', ['Send Back', 'Approve'], undefined, undefined],
  ['Approved by Admin', ['Send to Dispatcher'], { type: 'dispatch', devices: VEHICLES }, 'success'],
  ['Back Form Admin', ['Send Again'], { type: 'sendAgain' }, 'error'],
  ['Sent to Dispatcher', [], undefined, 'success'],
])('staff may take a job that is %s on by %j, and its row sends %j', (status, labels, sending, type) => {
  expect(jobStepsOf(job(1, { status })).map(({ label }) => label)).toEqual(labels);
  expect(goalOf(job(1, { status }))?.label).toBe(
    labels.includes('Send to Dispatcher') ? undefined : 'Send to Dispatcher',
  );
  expect(sendingOf(job(1, { status }))).toEqual(sending);
  expect(statusTypeOf(status)).toBe(type);
});

test('a job is about as many devices as were approved, before that about all its vehicles', () => {
  const approved = job(1, { status: 'Approved by Admin', approvedDevices: 2 });
  expect(devicesOf(job(1))).toBe(VEHICLES);
  expect(devicesOf(approved)).toBe(2);
  expect(sendingOf(approved)).toEqual({ type: 'dispatch', devices: 2 });
});

test('of a job is left what is not done at its vehicles, each counted once', () => {
  const at = (vehicleId: string, workDone: KeptOutcome['workDone']): KeptOutcome => ({
    workDone,
    vehicleId,
    vehicleNo: vehicleId,
    on: '2026-11-20',
    installerId: 'installer-1',
  });
  const visited = job(1, {
    status: 'With Installer',
    approvedDevices: 2,
    outcomes: [at('one', 'Not Done'), at('two', 'Fitted')],
  });
  expect([[...doneAt(visited)], leftOf(visited), leftOf(job(1))]).toEqual([['two'], 1, VEHICLES]);
  expect(leftOf({ ...visited, approvedDevices: 1 })).toBe(0);
  expect(leftOf({ ...visited, approvedDevices: 1, outcomes: [at('one', 'Repaired'), at('two', 'Removed')] })).toBe(0);
});

test('the newest jobs come first, and those that are not done are counted as open', () => {
  const closed = job(1, { status: 'Done' });
  const state = storeWith(closed, job(2), job(3, { status: 'Back Form Admin' })).getState();
  expect(selectNewestJobs(state).map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(selectOpenJobCount(state)).toBe(2);
});

test.each([
  ['a vehicle with an open service request, however it is spaced', 'mh12ab1234', [service(1)], 1],
  ['a vehicle whose job is with an installer', 'MH 12 AB 1234', [service(1, { status: 'With Installer' })], 1],
  ['a vehicle whose job is done', 'MH 12 AB 1234', [service(1, { status: 'Done' })], undefined],
  ['another vehicle', 'MH 12 AB 9999', [service(1)], undefined],
  ['no vehicle at all', '', [service(1), job(2)], undefined],
] as const)('of %s the open service job is found', (_title, vehicleNo, jobs, number) => {
  expect(openServiceOf(jobs, vehicleNo)?.number).toBe(number);
});
