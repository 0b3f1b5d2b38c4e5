import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { Job } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { openServiceAt, selectOpenServices } from '@/store/care/jobs/openServices';
import { repeatFailureOf, repeatFailureText, selectFailures } from '@/store/care/jobs/repeatFailures';
import { job, jobRequest, serviceRequest } from '../../../support/care';
import { fitted } from '../../../support/vehicles';
import { imeiOfDevice } from '../../../support/stock';

const TODAY = '2026-11-21';
const service = (number: number, deviceIMEI: string, raisedOn = '2026-11-01', changes: Partial<Job> = {}) =>
  job(number, { raisedOn, request: { kind: 'service', ...serviceRequest({ deviceIMEI }) }, ...changes });
const model = (n: number, name: string) => ({ ...fitted(n, `quiet-${n}`).device, model: name });
const devices = deviceTable([model(1, 'FMB920'), model(2, 'FMB920'), model(3, 'GT06'), model(4, 'GT06')]);
const imei = imeiOfDevice;
/** What is told of the devices, by their IMEIs. */
function failures(jobs: readonly Job[]): Readonly<Record<string, string>> {
  const counted = selectFailures({ ...emptyBusiness, devices, jobs: jobTable(jobs) }, TODAY);
  return Object.fromEntries(
    [1, 2, 3, 4].map(imei).flatMap((one) => {
      const found = repeatFailureOf(counted, one);
      return found ? [[one, repeatFailureText(found)]] : [];
    }),
  );
}

const deviceText = '3 service jobs of this device within 90 days';
const modelText = (count: number) => `${count} service jobs on devices FMB920 within 90 days`;

test('three service jobs of a device within 90 days are told, and of the other devices of its model that they are on the model', () => {
  expect(failures([service(1, imei(1)), service(2, imei(1))])).toEqual({});
  expect(failures([service(1, imei(1)), service(2, imei(1)), service(3, imei(1))])).toEqual({
    [imei(1)]: deviceText,
    [imei(2)]: modelText(3),
  });
});

test('jobs on several devices of a model count together', () => {
  expect(failures([service(1, imei(1)), service(2, imei(1)), service(3, imei(2)), service(4, imei(3))])).toEqual({
    [imei(1)]: modelText(3),
    [imei(2)]: modelText(3),
  });
});

test.each([
  ['2026-08-23', true],
  ['2026-08-22', false],
])('one that was raised on %s counts: %s', (on, counts) => {
  expect(imei(1) in failures([service(1, imei(1)), service(2, imei(1)), service(3, imei(1), on)])).toBe(counts);
});

test('a job request counts by its vehicles, and by what was done at them; another type of job does not', () => {
  const ofVehicles = (number: number, vehicleIds: readonly string[], jobType: 'Service' | 'Removal' = 'Service') =>
    job(number, { request: { kind: 'job', ...jobRequest({ jobType }), vehicleIds } });
  const swapped: Job['outcomes'] = [
    {
      workDone: 'Swapped',
      vehicleId: 'quiet-9',
      vehicleNo: 'MH 1',
      deviceOut: imei(3),
      deviceIn: imei(4),
      on: TODAY,
      installerId: 'installer-1',
    },
  ];
  expect(
    failures([
      ofVehicles(1, ['quiet-3']),
      ofVehicles(2, ['quiet-3', 'quiet-9']),
      service(3, '', '2026-11-01', { outcomes: swapped }),
    ])[imei(3)],
  ).toBe(deviceText);
  expect(
    failures([ofVehicles(1, ['quiet-3']), ofVehicles(2, ['quiet-3']), ofVehicles(3, ['quiet-3'], 'Removal')]),
  ).toEqual({});
});

test('a vehicle has its open service job, by its identity or by its plate, until that is done', () => {
  const jobs = [
    service(1, imei(1), TODAY, { status: 'Done' }),
    job(2, { request: { kind: 'job', ...jobRequest({ jobType: 'Service' }), vehicleIds: ['quiet-2'] } }),
    job(3, { request: { kind: 'job', ...jobRequest({ jobType: 'Removal' }), vehicleIds: ['quiet-3'] } }),
    service(4, imei(1)),
  ];
  const services = selectOpenServices({ jobs: jobTable(jobs) });
  const at = (id: string, vehicleNo: string) => openServiceAt(services, { id, vehicleNo })?.number;
  expect(at('quiet-1', 'mh12ab1234')).toBe(4);
  expect(at('quiet-2', 'MH 1')).toBe(2);
  expect(at('quiet-3', 'MH 2')).toBeUndefined();
});
