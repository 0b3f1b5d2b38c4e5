import type { JobStatus } from '@/machines/job';
import { daysBefore } from '@/store/dates';
import { JOB_DEVICES, SERVICE_MODELS, VEHICLE_TYPES, type Fitting, type Issue, type Job, type JobType, type TimeSlot } from '@/store/jobs/job';
import { careClients } from './sampleVehicles';
import type { Vehicle } from '@/store/vehicles/vehiclesSlice';

/** A sample job: its age in days, where it stands, how many vehicles it has and how many devices were approved. */
type SampleJob = readonly [kind: JobType, daysAgo: number, status: JobStatus, vehicles: number, approved?: number];

const JOBS: readonly SampleJob[] = [
  ['Installation', 26, 'Sent to Dispatcher', 6, 6],
  ['Service', 22, 'Sent to Dispatcher', 1, 1],
  ['Removal', 20, 'Sent to Dispatcher', 2, 2],
  ['Installation', 17, 'Approved by Admin', 12, 10],
  ['Service', 15, 'Approved by Admin', 1, 1],
  ['Installation', 13, 'Back Form Admin', 4],
  ['Removal', 12, 'Approved by Admin', 3, 3],
  ['Service', 10, 'Back Form Admin', 1],
  ['Installation', 8, 'Approved by Admin', 5, 5],
  ['Service', 6, 'Approved by Admin', 1, 1],
  ['Removal', 5, 'Back Form Admin', 1],
  ['Installation', 4, 'Pending at Admin', 8],
  ['Service', 2, 'Pending at Admin', 1],
  ['Removal', 1, 'Pending at Admin', 2],
  ['Installation', 1, 'Pending at Admin', 3],
];

const FITTED: readonly (readonly Fitting[])[] = [
  ['fuelSensor', 'gpsAntenna'],
  ['immobilizer', 'buzzerSensor'],
  ['gprsAntenna', 'gpsAntenna', 'speedAlarm'],
  [],
];
const BROKEN: readonly (readonly Issue[])[] = [['notWorking'], ['panic', 'temperature'], ['ac'], ['immobilize', 'notWorking']];
const SLOTS: readonly (readonly TimeSlot[])[] = [['morning'], ['afternoon', 'evening'], ['morning', 'afternoon']];

const cycled = <Value>(values: readonly [Value, ...Value[]], index: number): Value => values[index % values.length] ?? values[0];

/** The jobs of the sample business (D7), raised in the weeks before `today` (ISO date); services are for `vehicles`. */
export function sampleJobs(today: string, vehicles: readonly Vehicle[], mark: string): Job[] {
  const clients = careClients();
  return JOBS.map(([kind, daysAgo, status, count, approvedDevices], index): Job => {
    const vehicle = vehicles[index];
    const owner = clients.find(({ company }) => company === vehicle?.company);
    if (!vehicle || !owner) throw new Error('The sample has fewer vehicles than jobs');
    const raisedOn = daysBefore(today, daysAgo);
    const number = index + 1;
    const approved = approvedDevices !== undefined && { approvedDevices };
    const job = { id: `${mark}-job-${number}`, number, raisedOn, status, ...approved };
    const common = { companyName: owner.company, contactNo: owner.contactNo, location: owner.location };
    if (kind === 'Service') {
      return {
        ...job,
        request: {
          kind: 'service',
          ...common,
          clientUserName: owner.client,
          registrationNo: vehicle.vehicleNo,
          deviceIMEI: vehicle.imei,
          dateOfInstallation: daysBefore(today, daysAgo + 400),
          notWorking: vehicle.lastContactTime,
          issues: BROKEN[index % BROKEN.length] ?? [],
          branch: index % 2 === 0 ? 'Delhi' : 'Inter Branch',
          deviceModel: cycled(SERVICE_MODELS, index),
          personName: owner.client,
          fromTime: daysBefore(today, daysAgo - 2),
          toTime: daysBefore(today, daysAgo - 4),
        },
      };
    }
    return {
      ...job,
      request: {
        kind: 'job',
        ...common,
        jobType: kind,
        clientName: owner.client,
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
