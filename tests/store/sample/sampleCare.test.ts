import { describe, expect, test } from 'vitest';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { selectAdditions } from '@/store/additions/additionsSlice';
import { selectCareRequests } from '@/store/careRequests/careRequestsSlice';
import { isDeleted, selectDeletions } from '@/store/deletions/deletionsSlice';
import { findDevice } from '@/store/business/deviceLookup';
import { jobType, vehiclesOf } from '@/store/jobs/job';
import { selectJobs } from '@/store/jobs/jobsSlice';
import { selectMessages } from '@/store/messages/messagesSlice';
import { selectRequisitions } from '@/store/requisitions/requisitionsSlice';
import { SERVICE_REASONS, selectVehicles } from '@/store/vehicles/vehiclesSlice';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { sampleCare } from '@/store/sample/sampleCare';
import { imeiWarning, simWarning, vehicleNoWarning } from '@/store/numberWarnings';

const TODAY = '2026-11-21';
const business = sampleBusiness(TODAY);
const vehicles = selectVehicles(business);
const jobs = selectJobs(business);
const deletions = selectDeletions(business);
const additions = selectAdditions(business);
const imeis = [...vehicles, ...deletions, ...additions].map(({ imei }) => imei);
const vehicleNos = [...vehicles, ...deletions, ...additions].map(({ vehicleNo }) => vehicleNo);

const unlike = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the sample of customer care', () => {
  test.each([
    ['vehicles', vehicles],
    ['jobs', jobs],
    ['deletions', deletions],
    ['additions', additions],
    ['requisitions', selectRequisitions(business)],
    ['stock requests', selectCareRequests(business)],
  ])('has 5 to 30 %s, numbered from 1 on', (_title, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.length).toBeLessThanOrEqual(30);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test('gives no identity twice, not even to the sample of another reset', () => {
    const identities = (mark: string) => Object.values(sampleCare(TODAY, mark)).flatMap(({ ids }) => ids);
    expect(unlike([...identities('one'), ...identities('two')])).toBe(true);
  });

  test('has IMEIs, SIMs and vehicle numbers that raise no warning, none twice', () => {
    expect(imeis.filter(imeiWarning)).toEqual([]);
    expect(unlike(imeis)).toBe(true);
    expect(deletions.filter(({ sim }) => simWarning(sim))).toEqual([]);
    expect(vehicleNos.filter(vehicleNoWarning)).toEqual([]);
    expect(unlike(vehicleNos)).toBe(true);
  });

  test('has no IMEI that the stocks area has as well', () => {
    const stockLists = ['Manufacturer Stock', 'Branch Stock', 'Expected Stock', 'Received Stock', 'Configured Stock'];
    const found = imeis.flatMap((imei) => findDevice(business, imei).map(({ list }) => list));
    expect(found.filter((list) => stockLists.includes(list))).toEqual([]);
  });

  test('looks after clients of the sales area', () => {
    const companies = new Set(selectAccounts(business).map(({ client }) => client.companyName));
    expect([...vehicles, ...deletions, ...additions].filter(({ company }) => !companies.has(company))).toEqual([]);
  });

  test('has every reason for a service, every kind of job in every status, and rows that are deleted', () => {
    expect(new Set(vehicles.map(({ lastServiceReason }) => lastServiceReason))).toEqual(new Set(SERVICE_REASONS));
    expect(new Set(jobs.map(jobType))).toEqual(new Set(['Installation', 'Service', 'Removal']));
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(4);
    expect(new Set(deletions.map(isDeleted))).toEqual(new Set([true, false]));
  });

  test('has approved counts only where the admin approved, within the number of vehicles', () => {
    for (const job of jobs) {
      const approved = job.status === 'Approved by Admin' || job.status === 'Sent to Dispatcher';
      expect(job.approvedDevices !== undefined).toBe(approved);
      expect(job.approvedDevices ?? 1).toBeLessThanOrEqual(vehiclesOf(job));
    }
  });

  test('has nothing dated after today but what is wanted by then', () => {
    const dates = [
      ...vehicles.flatMap(({ lastServiceDate, lastContactTime }) => [lastServiceDate, lastContactTime]),
      ...jobs.map(({ raisedOn }) => raisedOn),
      ...deletions.flatMap(({ date, dateOfInstallation, deletionDate = date }) => [date, dateOfInstallation, deletionDate]),
      ...additions.map(({ date }) => date),
      ...selectMessages(business).map(({ sentAt }) => sentAt),
    ];
    expect(dates.filter((date) => date > TODAY)).toEqual([]);
  });

  test('has messages that read newest first', () => {
    const sent = selectMessages(business).map(({ sentAt }) => sentAt);
    expect(sent).toEqual(sent.toSorted().toReversed());
  });
});
