import { expect, test } from 'vitest';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { placeKey, selectBooked } from '@/store/care/scheduling/board';
import { job } from '../../../support/care';

const visit = { installerId: 'installer-1', on: '2026-11-21', slot: 'morning' as const };

test('a time of an installer is booked by the job that is with him then, and free again once it is done', () => {
  const jobs = jobTable([
    job(1, { status: 'With Installer', visit }),
    job(2, { status: 'Done', visit: { ...visit, slot: 'evening' } }),
    job(3, { status: 'With Installer', visit: { ...visit, on: '2026-11-22', slot: 'evening' } }),
  ]);
  const booked = selectBooked({ jobs }, '2026-11-21');
  expect([...booked].map(([key, { id }]) => [key, id])).toEqual([[placeKey('installer-1', 'morning'), 'job-1']]);
});
