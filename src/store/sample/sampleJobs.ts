import type { JobStatus } from '@/machines/job';
import type { AccountRow } from '@/store/clients/accounts/account';
import { daysBefore } from '@/store/kit/dates';
import {
  JOB_DEVICES,
  SERVICE_MODELS,
  VEHICLE_TYPES,
  type Job,
  type JobType,
  type TimeSlot,
} from '@/store/care/jobs/job';
import type { Fitting, Issue } from '@/store/care/jobs/requestFlags';
import { sampleOwnerOf, type Equipped } from './equipped';
import { visited } from './sampleVisits';

/** A sample job: its client by the number of the account, its age in days, where it stands, how many vehicles it has and how many devices were approved. */
type SampleJob = readonly [
  kind: JobType,
  account: number,
  daysAgo: number,
  status: JobStatus,
  vehicles: number,
  approved?: number,
];

/** A service is for the vehicle that does not work in the same place of their list, and its client's. */
const JOBS: readonly SampleJob[] = [
  ['Installation', 1, 26, 'Sent to Dispatcher', 6, 6],
  ['Service', 1, 22, 'Done', 1, 1],
  ['Removal', 11, 20, 'With Installer', 2, 2],
  ['Installation', 16, 17, 'Approved by Admin', 12, 10],
  ['Service', 3, 15, 'Approved by Admin', 1, 1],
  ['Installation', 8, 13, 'Back Form Admin', 4],
  ['Removal', 13, 12, 'Approved by Admin', 3, 3],
  ['Service', 4, 10, 'Back Form Admin', 1],
  ['Installation', 5, 8, 'Approved by Admin', 5, 5],
  ['Service', 10, 6, 'Approved by Admin', 1, 1],
  ['Removal', 8, 5, 'Back Form Admin', 1],
  ['Installation', 2, 4, 'Pending at Admin', 8],
  ['Service', 7, 2, 'Pending at Admin', 1],
  ['Removal', 12, 1, 'Pending at Admin', 2],
  ['Installation', 17, 1, 'Pending at Admin', 3],
];

const FITTED: readonly (readonly Fitting[])[] = [
  ['fuelSensor', 'gpsAntenna'],
  ['immobilizer', 'buzzerSensor'],
  ['gprsAntenna', 'gpsAntenna', 'speedAlarm'],
  [],
];

const BROKEN: readonly (readonly Issue[])[] = [
  ['notWorking'],
  ['panic', 'temperature'],
  ['ac'],
  ['immobilize', 'notWorking'],
];

const SLOTS: readonly (readonly TimeSlot[])[] = [['morning'], ['afternoon', 'evening'], ['morning', 'afternoon']];

const cycled = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** What is asked of a vehicle that does not work; the one that is mended was silent before that, too. */
function serviceOf(
  { account, vehicle, imei }: Equipped,
  index: number,
  { daysAgo, status, today }: { daysAgo: number; status: JobStatus; today: string },
) {
  const { client } = sampleOwnerOf({ account });
  const installed = daysBefore(today, daysAgo + 400);
  return {
    kind: 'service' as const,
    vehicleIds: [vehicle.id],
    clientUserName: client,
    registrationNo: vehicle.vehicleNo,
    deviceIMEI: imei,
    dateOfInstallation: installed < account.openedOn ? account.openedOn : installed,
    notWorking: status === 'Done' ? `${daysBefore(today, daysAgo + 2)}T09:15` : vehicle.contact?.at,
    issues: BROKEN[index % BROKEN.length] ?? [],
    branch: index % 2 === 0 ? ('Delhi' as const) : ('Inter Branch' as const),
    deviceModel: cycled(SERVICE_MODELS, index),
    personName: client,
    fromTime: daysBefore(today, daysAgo - 2),
    toTime: daysBefore(today, daysAgo - 4),
  };
}

/** The jobs of the sample business, raised in the weeks before `today` (ISO date); services are for the vehicles that do not work. */
export function sampleJobs(
  today: string,
  mark: string,
  accounts: readonly AccountRow[],
  notWorking: readonly Equipped[],
): Job[] {
  return JOBS.map(([kind, accountNumber, daysAgo, status, count, approvedDevices], index): Job => {
    const one = notWorking[index];
    const account = accounts.find(({ number }) => number === accountNumber);
    if (!one || !account) throw new Error('The sample has fewer vehicles than jobs');
    const raisedOn = daysBefore(today, daysAgo);
    const number = index + 1;
    const approved = approvedDevices !== undefined && { approvedDevices };
    const job = {
      id: `${mark}-job-${number}`,
      number,
      raisedOn,
      status,
      ...approved,
      ...visited(status, today, mark, one),
    };
    const { client, company, contactNo, location } = sampleOwnerOf({ account });
    const common = { companyName: company, contactNo, location, accountId: account.id };
    if (kind === 'Service')
      return { ...job, request: { ...common, ...serviceOf(one, index, { daysAgo, status, today }) } };
    const silent = notWorking.filter((other) => other.account.id === account.id);
    return {
      ...job,
      request: {
        kind: 'job',
        ...common,
        ...(status === 'With Installer' && { vehicleIds: silent.slice(0, count).map((other) => other.vehicle.id) }),
        jobType: kind,
        clientName: client,
        deviceModel: cycled(JOB_DEVICES, count),
        vehicleType: cycled(VEHICLE_TYPES, daysAgo),
        required: kind === 'Removal' ? [] : (FITTED[index % FITTED.length] ?? []),
        availableTimeSlots: SLOTS[count % SLOTS.length] ?? [],
        payment: index % 3 === 0 ? 'No' : 'Yes',
        noOfInstallation: count,
      },
    };
  });
}
