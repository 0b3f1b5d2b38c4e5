import { describe, expect, test } from 'vitest';
import { contactsHeard, heardSlice } from '@/store/browser/heardSlice';
import type { Job } from '@/store/care/jobs/job';
import { selectHeardAgain } from '@/store/care/jobs/heardAgain';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { live, PLATE } from '../../../support/liveVehicles';
import { imeiOfDevice } from '../../../support/stock';

const RAISED = '2026-11-20';
const BACK = '2026-11-21T09:00';
const NOW = '2026-11-21T10:00';

const service = (changes: Partial<Job> = {}, notWorking: string | undefined = '2026-11-17T08:00'): Job =>
  job(1, {
    raisedOn: RAISED,
    status: 'With Installer',
    request: { kind: 'service', ...serviceRequest({ vehicleIds: ['vehicle-1'], notWorking }) },
    ...changes,
  });

/** What is heard again of a job, where its vehicle's device told its last at a minute. */
const again = (one: Job, at = BACK, now = NOW) =>
  selectHeardAgain(
    {
      ...live,
      jobs: jobTable([one]),
      heard: heardSlice.reducer(undefined, contactsHeard([{ imei: imeiOfDevice(1), at }])),
    },
    now,
  ).get(one.id);

describe('the vehicle of an open service job is heard again', () => {
  test('once it tells something after the job was raised for its silence', () => {
    expect(again(service())).toEqual([{ vehicleNo: PLATE, at: BACK }]);
    const asked = jobRequest({
      jobType: 'Service',
      vehicleIds: ['vehicle-1', 'vehicle-2'],
      lastContacts: [
        { vehicleId: 'vehicle-1', at: '2026-11-17T08:00' },
        { vehicleId: 'vehicle-2', at: '2026-11-17T08:00' },
        { vehicleId: 'gone', at: '2026-11-17T08:00' },
      ],
    });
    expect(again(service({ request: { kind: 'job', ...asked } }))).toEqual([{ vehicleNo: PLATE, at: BACK }]);
  });

  test('but not by what it told before, nor when it fell silent once more', () => {
    expect(again(service(), '2026-11-19T23:59')).toBeUndefined();
    expect(again(service(), '2026-11-20T00:00', '2026-11-20T10:00')).toHaveLength(1);
    expect(again(service(), BACK, '2026-11-22T09:00')).toBeUndefined();
  });

  test('where it was silent at all, and nobody has mended it', () => {
    expect(again(service({}, '2026-11-20T08:00'))).toBeUndefined();
    const unknown = {
      kind: 'service' as const,
      ...serviceRequest({ vehicleIds: ['vehicle-1'], notWorking: undefined }),
    };
    expect(again(service({ request: unknown }))).toBeUndefined();
    expect(again(service({ status: 'Done' }))).toBeUndefined();
    expect(again(job(1, { raisedOn: RAISED, status: 'With Installer' }))).toBeUndefined();
  });
});
