import { expect, test } from 'vitest';
import { UNASSIGNED } from '@/store/clients/accounts/newAccount';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import type { Job, TimeSlot } from '@/store/care/jobs/job';
import { platesLeft, selectRoute } from '@/store/care/scheduling/route';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { job, jobRequest, quietVehicle, serviceRequest } from '../../../support/care';

const TODAY = '2026-11-22';
const visited = (number: number, on: string, slot: TimeSlot, changes: Partial<Job> = {}) =>
  job(number, { status: 'With Installer', visit: { installerId: 'rakesh', on, slot }, ...changes });
const numbersOf = (jobs: readonly Job[]) => jobs.map(({ number }) => number);

test('a day goes through its times in their order, apart from what is left and what comes', () => {
  const jobs = jobTable([
    visited(1, TODAY, 'evening'),
    visited(2, TODAY, 'morning'),
    visited(3, '2026-11-20', 'evening'),
    visited(4, '2026-11-24', 'morning'),
    visited(5, TODAY, 'afternoon', { status: 'Done' }),
    visited(6, TODAY, 'afternoon', { visit: { installerId: 'imran', on: TODAY, slot: 'afternoon' } }),
  ]);
  const { today, late, coming } = selectRoute({ jobs }, 'rakesh', TODAY);
  expect([today, late, coming].map(numbersOf)).toEqual([[2, 1], [3], [4]]);
});

test('the plates are those of the vehicles at which nothing is done yet', () => {
  const vehicles = vehicleTable([quietVehicle(1), quietVehicle(2), quietVehicle(3, { vehicleNo: UNASSIGNED })]);
  const outcome = {
    workDone: 'Removed',
    vehicleId: 'quiet-1',
    vehicleNo: 'MH 12 AB 1001',
    on: TODAY,
    installerId: 'rakesh',
  } as const;
  const request = { kind: 'job' as const, ...jobRequest({ vehicleIds: ['quiet-1', 'quiet-2', 'quiet-3', 'gone'] }) };
  expect(platesLeft({ vehicles }, job(1, { request, outcomes: [outcome] }))).toEqual(['MH 12 AB 1002']);
});

test('a service whose vehicle is none of ours has the plate that was typed', () => {
  const request = { kind: 'service' as const, ...serviceRequest() };
  expect(platesLeft({ vehicles: vehicleTable([]) }, job(1, { request }))).toEqual(['MH 12 AB 1234']);
});
