import { describe, expect, test } from 'vitest';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { findDevice } from '@/store/business/deviceLookup';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { clientOf, jobType, jobVehicleCount } from '@/store/care/jobs/job';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectMessages } from '@/store/care/messages/messagesSlice';
import { imeiWarning, simWarning, vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { selectVehicleRows, selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { SERVICE_REASONS } from '@/store/vehicles/vehicles/vehicle';

const TODAY = '2026-11-21';
const business = sampleBusiness(TODAY);
const notWorking = selectNotWorking(business, `${TODAY}T08:00`);
const jobs = selectJobs(business);
const deletions = selectDeletions(business);
const additions = selectAdditions(business);
const imeis = [...notWorking, ...deletions, ...additions].map(({ imei }) => imei);
const vehicleNos = [...notWorking, ...deletions, ...additions].map(({ vehicleNo }) => vehicleNo);

const unlike = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the sample of customer care', () => {
  test.each([
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
    const identities = (mark: string) => {
      const {
        vehicles,
        subscriptions,
        jobs: raised,
        deletions: deleted,
        additions: added,
        requisitions,
        careRequests,
        messages,
      } = sampleBusiness(TODAY, mark);
      return [vehicles, subscriptions, raised, deleted, added, requisitions, careRequests, messages].flatMap(
        ({ ids }) => ids,
      );
    };
    expect(unlike([...identities('one'), ...identities('two')])).toBe(true);
  });

  test('has IMEIs, SIMs and vehicle numbers that raise no warning, none twice', () => {
    expect(imeis.filter(imeiWarning)).toEqual([]);
    expect(unlike(imeis)).toBe(true);
    expect(deletions.filter(({ sim }) => simWarning(sim))).toEqual([]);
    expect(vehicleNos.filter(vehicleNoWarning)).toEqual([]);
    expect(unlike(vehicleNos)).toBe(true);
  });

  test('has no IMEI that a list of the stocks area has as well', () => {
    const stockLists = ['Received Stock', 'Configured Stock'];
    const found = imeis.flatMap((imei) => findDevice(business, imei).map(({ list }) => list));
    expect(found.filter((list) => stockLists.includes(list))).toEqual([]);
  });

  test('has every reason for a service, every kind of job in every status but one that failed, and rows that are deleted', () => {
    expect(new Set(notWorking.map(({ lastServiceReason }) => lastServiceReason))).toEqual(new Set(SERVICE_REASONS));
    expect(new Set(jobs.map(jobType))).toEqual(new Set(['Installation', 'Service', 'Removal']));
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(6);
    expect(new Set(deletions.map(isDeleted))).toEqual(new Set([true, false]));
  });

  test('has approved counts only where the admin approved, within the number of vehicles', () => {
    for (const job of jobs) {
      expect(job.approvedDevices === undefined).toBe(['Pending at Admin', 'Back Form Admin'].includes(job.status));
      expect(job.approvedDevices ?? 1).toBeLessThanOrEqual(jobVehicleCount(job));
    }
  });

  test('has jobs of its accounts, services for vehicles of theirs with the device that is in them', () => {
    const accounts = new Map(selectAccounts(business).map((account) => [account.id, account]));
    const allVehicles = new Map(selectVehicleRows(business).map((one) => [one.id, one]));
    for (const job of jobs) {
      const { request } = job;
      expect(request.companyName).toBe(accounts.get(request.accountId ?? '')?.client.companyName);
      const meant = (request.vehicleIds ?? []).map((id) => allVehicles.get(id));
      expect(meant.map((one) => one?.accountId)).toEqual(meant.map(() => request.accountId));
      if (request.kind !== 'service') continue;
      expect(meant).toEqual([
        expect.objectContaining({ client: clientOf(job), vehicleNo: request.registrationNo, imei: request.deviceIMEI }),
      ]);
    }
  });

  test('has a visit and outcomes just where a job got so far, by an installer of its own', () => {
    for (const { status, visit, outcomes = [], request, raisedOn } of jobs) {
      const isVisited = status === 'With Installer' || status === 'Done';
      expect(visit !== undefined).toBe(isVisited);
      expect(outcomes.map(({ vehicleId }) => vehicleId)).toEqual(status === 'Done' ? request.vehicleIds : []);
      if (!visit) continue;
      expect(business.installers.entities[visit.installerId]).toBeDefined();
      expect(raisedOn < visit.on && visit.on <= TODAY).toBe(true);
      const slots = request.kind === 'job' ? request.availableTimeSlots : [visit.slot];
      expect(slots).toContain(visit.slot);
    }
  });

  test('has additions and deletions of its vehicles, each with the device and the SIM that they name', () => {
    const devices = selectDeviceInVehicle(business);
    for (const { vehicleId = '', vehicleNo, imei, date, company } of additions) {
      const allVehicles = selectVehicleRows(business).find(({ id }) => id === vehicleId);
      expect(allVehicles).toMatchObject({ vehicleNo, imei, company });
      expect(devices.get(vehicleId)?.moves.at(-1)).toMatchObject({ on: date, cause: { what: 'fitted' } });
    }
    for (const { vehicleId = '', vehicleNo, imei, sim, dateOfInstallation, deletionDate, deviceModel } of deletions) {
      expect(business.vehicles.entities[vehicleId]?.vehicleNo).toBe(vehicleNo);
      expect(business.vehicles.entities[vehicleId]?.closedOn).toBe(deletionDate);
      const device = business.devices.entities[imei];
      expect(device?.model).toBe(deviceModel);
      expect(business.sims.entities[device?.simId ?? '']?.msisdn).toBe(sim);
      expect(device?.moves).toContainEqual({
        to: { at: 'vehicle', id: vehicleId },
        on: dateOfInstallation,
        cause: { what: 'fitted' },
      });
    }
  });

  test('has one vehicle that left with its SIM on and its device in it, the others without', () => {
    const done = deletions.filter(isDeleted).map(({ imei, simDeactivation }) => {
      const device = business.devices.entities[imei];
      return [simDeactivation, device?.moves.at(-1)?.to.at, business.sims.entities[device?.simId ?? '']?.status];
    });
    expect(done).toEqual([
      ['Yes', 'lost', 'Deactivated'],
      ['No', 'vehicle', 'Active'],
      ['Yes', 'lost', 'Deactivated'],
    ]);
  });

  test('has nothing dated after today but what is wanted by then', () => {
    const dates = [
      ...notWorking.flatMap(({ lastServiceDate, lastContactTime }) => [lastServiceDate ?? '', lastContactTime]),
      ...jobs.map(({ raisedOn }) => raisedOn),
      ...deletions.flatMap(({ date, dateOfInstallation = date, deletionDate = date }) => [
        date,
        dateOfInstallation,
        deletionDate,
      ]),
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
