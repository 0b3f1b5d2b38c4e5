import type { JobStatus } from '@/machines/job';
import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';
import type { FailedVisit } from './failedVisit';
import type { KeptOutcome, KeptSignature } from './outcome';
import type { Fitting, Issue } from './requestFlags';

/** What a job request offers. */
export const JOB_TYPES = ['Installation', 'Removal', 'Service'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** View Job's tabs, which stand in another order. */
export const JOB_TABS = ['Installation', 'Service', 'Removal'] as const satisfies readonly JobType[];

/** What a job's device may be: two makes by name, or any other. */
export const JOB_DEVICES = ['Teltonika', 'Concox', 'Others'] as const;
export const SERVICE_MODELS = ['Model A', 'Model B', 'Model C'] as const;
export const VEHICLE_TYPES = ['Car', 'Truck', 'Bus'] as const;
export const BRANCHES = ['Delhi', 'Inter Branch'] as const;

/** The times of a day in which a client may be visited. */
export const TIME_SLOTS = {
  morning: 'Morning (9 AM to 12 PM)',
  afternoon: 'Afternoon (12 PM to 4 PM)',
  evening: 'Evening (4 PM to 7 PM)',
} as const;
export type TimeSlot = keyof typeof TIME_SLOTS;

/** Whose vehicles a request is about, as far as they are known: the account, and the vehicles and slots among its own. */
interface Meant {
  accountId?: string | undefined;
  vehicleIds?: readonly string[] | undefined;
}

/** The Raise Service form; dates are ISO dates, `notWorking` an ISO minute. */
export interface ServiceRequest extends Meant {
  clientUserName: string;
  companyName: string;
  registrationNo: string;
  deviceIMEI: string;
  dateOfInstallation?: string | undefined;
  notWorking?: string | undefined;
  issues: readonly Issue[];
  location: string;
  branch: (typeof BRANCHES)[number];
  deviceModel: (typeof SERVICE_MODELS)[number];
  personName: string;
  fromTime: string;
  toTime: string;
  contactNo: string;
  remark?: string | undefined;
}

/** The Raise Request (Job) form. */
export interface JobRequest extends Meant {
  jobType: JobType;
  companyName: string;
  clientName: string;
  contactNo: string;
  location: string;
  deviceModel: (typeof JOB_DEVICES)[number];
  vehicleType: (typeof VEHICLE_TYPES)[number];
  required: readonly Fitting[];
  availableTimeSlots: readonly TimeSlot[];
  payment: YesNo;
  remarks?: string | undefined;
  noOfInstallation: number;
  /** When each of its vehicles was heard last (an ISO minute), as it was known when a service was raised: later contacts hide the silence. */
  lastContacts?: readonly { vehicleId: string; at: string }[] | undefined;
}

/** What may happen to a job; the vehicles that a count is held against, the reducer knows itself. */
export type JobEvent =
  | { type: 'approve'; devices: number }
  | { type: 'sendBack' }
  | { type: 'sendAgain' }
  | { type: 'dispatch'; devices: number };

/** Who goes where, on which ISO date and in which of the client's times. */
export interface Visit {
  installerId: string;
  on: string;
  slot: TimeSlot;
}

/** A job as View Job lists it, with the request that it came from; `raisedOn` is an ISO date. */
export interface Job extends Numbered {
  raisedOn: string;
  status: JobStatus;
  /** How many of its devices the admin approved; before that unknown. */
  approvedDevices?: number | undefined;
  /** The one that it is assigned to, or was last. */
  visit?: Visit | undefined;
  /** What it came to at its vehicles so far, visit by visit. */
  outcomes?: readonly KeptOutcome[] | undefined;
  /** Who accepted at the client's what its visits came to, oldest first. */
  signatures?: readonly KeptSignature[] | undefined;
  /** The visits at which nothing could be done, oldest first. */
  failedVisits?: readonly FailedVisit[] | undefined;
  request: ({ kind: 'service' } & ServiceRequest) | ({ kind: 'job' } & JobRequest);
}

/** The tab under which a job is listed: a service request is a Service. */
export const jobType = ({ request }: Job): JobType => (request.kind === 'service' ? 'Service' : request.jobType);

/** The person at the client, and the company, as the request named them. */
export const clientOf = ({ request }: Pick<Job, 'request'>): string =>
  request.kind === 'service' ? request.clientUserName : request.clientName;

/** How many vehicles a job has: one for a service request, else as many as it asks to work on. */
export const jobVehicleCount = ({ request }: Job): number =>
  request.kind === 'service' ? 1 : request.noOfInstallation;

/** `success` once the admin approved a job, `error` when its form came back or it was not done; neither before. */
export function statusTypeOf(status: JobStatus): 'success' | 'error' | undefined {
  if (status === 'Pending at Admin') return undefined;
  return status === 'Back Form Admin' || status === 'Not Done' ? 'error' : 'success';
}

/** How many devices a job is about unless somebody says otherwise: as many as were approved, or all. */
export const devicesOf = (job: Job): number => job.approvedDevices ?? jobVehicleCount(job);

/** The vehicles at which the work of a job is done, by their identities. */
export const doneAt = ({ outcomes = [] }: Pick<Job, 'outcomes'>): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ workDone, vehicleId }) => (workDone === 'Not Done' ? [] : [vehicleId])));

/** At how many of its vehicles nothing is done yet. */
export const leftOf = (job: Job): number => Math.max(0, devicesOf(job) - doneAt(job).size);

/** The failed visit after which a job waits for an installer again; undefined where it does not, or for another cause. */
export function failureOf({ status, outcomes, failedVisits }: Job): FailedVisit | undefined {
  const last = failedVisits?.at(-1);
  const isLatest = last && (outcomes?.at(-1)?.on ?? '') <= last.on;
  return status === 'Not Done' && isLatest ? last : undefined;
}

/** Whether an installer has a job. */
export const isWithInstaller = ({ status }: Pick<Job, 'status'>): boolean => status === 'With Installer';

/** The visit that a job's installer is to make; undefined where none has the job. */
export const visitToCome = (job: Pick<Job, 'status' | 'visit'>): Visit | undefined =>
  isWithInstaller(job) ? job.visit : undefined;

/** Whether something is still to be done of a job. */
export const isOpenJob = ({ status }: Pick<Job, 'status'>): boolean => status !== 'Done';
