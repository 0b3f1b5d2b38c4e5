import { expect, test } from 'vitest';
import type { Heard } from '@/store/browser/heardSlice';
import { selectHeardAgain } from '@/store/care/jobs/heardAgain';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { readableTo } from '@/store/business/feeds/readable';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { lateContacts, ownHeard } from '../../../office/tracking/ownHeard';
import { job, jobRequest } from '../../support/care';
import { noticeBusiness, VISIT } from '../../support/notices';
import { deviceOf, imeiOfDevice } from '../../support/stock';

/** A job for the vehicle of a number, which was silent as it was raised. */
const silentJob = (number: number, installerId: string) =>
  job(number, {
    raisedOn: '2026-11-20',
    status: 'With Installer',
    visit: { ...VISIT, installerId },
    request: {
      kind: 'job',
      ...jobRequest({ accountId: 'account-1', jobType: 'Service', vehicleIds: [`vehicle-${number}`] }),
      lastContacts: [{ vehicleId: `vehicle-${number}`, at: '2026-11-10T09:00' }],
    },
  });
const fitted = (number: number) =>
  deviceOf(number, {
    moves: [{ to: { at: 'vehicle', id: `vehicle-${number}` }, on: '2026-11-02', cause: { what: 'fitted' } }],
  });
const business = {
  ...noticeBusiness,
  jobs: jobTable([silentJob(1, 'installer-1'), silentJob(2, 'installer-2')]),
  devices: deviceTable([fitted(1), fitted(2)]),
};
const contacts = new Map(
  [1, 2].map((number) => {
    const imei = imeiOfDevice(number);
    return [imei, { imei, at: '2026-11-21T08:00', latLong: '18.52, 73.86', ignition: true }];
  }),
);

test('an installer is told when the silent vehicles of his open jobs were heard, and neither where nor of others', () => {
  expect(ownHeard(business, 'Rakesh Yadav', contacts)).toEqual([{ imei: imeiOfDevice(1), at: '2026-11-21T08:00' }]);
  expect(ownHeard(business, 'Nobody', contacts)).toEqual([]);
  const closed = { ...business, jobs: jobTable([{ ...silentJob(1, 'installer-1'), status: 'Done' as const }]) };
  expect(ownHeard(closed, 'Rakesh Yadav', contacts)).toEqual([]);
});

test('with what he is told, his own rows say of his job that its vehicle is heard again', () => {
  const own = readableTo({ name: 'Rakesh Yadav', role: 'installer' }, business);
  const heard = Object.fromEntries(ownHeard(business, 'Rakesh Yadav', contacts).map((one) => [one.imei, one]));
  const again = (told: Heard) => selectHeardAgain({ ...own, heard: told }, '2026-11-21T09:00').get('job-1');
  expect(again(heard)).toEqual([{ vehicleNo: 'MH 12 AB 1', at: '2026-11-21T08:00' }]);
  expect(again({})).toBeUndefined();
});

test('contacts are read once for all who ask within some seconds, and again after a failure', async () => {
  let [now, reads] = [0, 0];
  const read = lateContacts(
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('The line broke.');
      return [...contacts.values()];
    },
    () => now,
  );
  await Promise.all([read(), read()]);
  expect(reads).toBe(1);
  now = 60_000;
  await expect(read()).rejects.toThrow('The line broke.');
  expect((await read()).size).toBe(2);
});
