import { describe, expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { jobTable, selectJobNumbered } from '@/store/care/jobs/jobsSlice';
import { jobAdvanced, jobRaised, serviceRaised } from '@/store/facts/jobs';
import type { JobEvent } from '@/store/care/jobs/job';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { replayed } from '../../../support/replayed';
import { reasonOf } from '../../../support/said';

const jobs = jobTable([
  job(1),
  job(2, { request: { kind: 'job', ...jobRequest({ noOfInstallation: 2 }) } }),
  job(3, { status: 'Approved by Admin', approvedDevices: 2 }),
  job(4, { request: { kind: 'service', ...serviceRequest() } }),
]);
const approve = (devices: number): JobEvent => ({ type: 'approve', devices });

test.each<[number, JobEvent, string | undefined]>([
  [1, approve(3), undefined],
  [1, { type: 'dispatch', devices: 1 }, 'Job 1 is Pending at Admin now.'],
  [2, approve(3), 'Job 2 has 2 vehicles: the count is 1 to 2.'],
  [2, approve(0), 'Job 2 has 2 vehicles: the count is 1 to 2.'],
  [3, approve(2), 'Job 3 is Approved by Admin now.'],
  [3, { type: 'sendBack' }, 'Job 3 is Approved by Admin now.'],
  [3, { type: 'dispatch', devices: 4 }, 'Job 3 has 3 vehicles: the count is 1 to 3.'],
  [4, approve(2), 'Job 4 has 1 vehicle: the count is 1.'],
  [9, approve(1), 'This job was deleted, or adding it was undone.'],
])('job %d, asked to %j, answers %j', (number, event, reason) => {
  const store = createStore({ jobs });
  const before = store.getState();
  expect(reasonOf(store.dispatch(jobAdvanced(`job-${number}`, event)))).toBe(reason);
  expect(store.getState() === before).toBe(reason !== undefined);
});

describe('of two who approve one job at one instant', () => {
  const both = [jobAdvanced('job-1', approve(2)), jobAdvanced('job-1', approve(3))];

  test.each([
    ['the first one', both, 2],
    ['the other one, if that came first,', both.toReversed(), 3],
  ])('%s has its way, and the second is told how the job stands', (_who, facts, devices) => {
    const { after, reasons } = replayed({ ...emptyBusiness, jobs }, facts);
    expect(after.jobs.entities['job-1']).toMatchObject({ status: 'Approved by Admin', approvedDevices: devices });
    expect(reasons).toEqual([undefined, 'Job 1 is Approved by Admin now.']);
  });
});

test('a job is raised once, and the journal gives its number', () => {
  const [first, second] = [serviceRaised(serviceRequest()), jobRaised(jobRequest())];
  const { after, reasons } = replayed({ ...emptyBusiness, jobs }, [second, first, second, first]);
  expect(after.jobs.entities[second.payload.id]?.number).toBe(5);
  expect(after.jobs.entities[first.payload.id]?.number).toBe(6);
  expect(reasons).toEqual([
    undefined,
    undefined,
    'This job was added already.',
    'This service request was added already.',
  ]);
});

test('every fact of a job is about that job', () => {
  const [service, request] = [serviceRaised(serviceRequest()), jobRaised(jobRequest())];
  expect([service, request, jobAdvanced('job-1', approve(1))].map(aboutOf)).toEqual([
    [service.payload.id],
    [request.payload.id],
    ['job-1'],
  ]);
});

test.each([
  ['3', 'job-3'],
  ['03', undefined],
  ['1e0', undefined],
  ['3.0', undefined],
  ['job-3', undefined],
  [undefined, undefined],
])('the address %j opens %j', (number, id) => {
  expect(selectJobNumbered(createStore({ jobs }).getState(), number)?.id).toBe(id);
});
