// Jobs, requests, additions and deletions for tests of customer care.
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { type Addition, type AdditionDraft } from '@/store/vehicles/additions/addition';
import { careRequestTable } from '@/store/care/requisitions/careRequestsSlice';
import { type CareRequest, type CareRequestDraft } from '@/store/care/requisitions/careRequest';
import type { Deletion, DeletionDraft } from '@/store/vehicles/deletions/deletion';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import type { Job, JobRequest, ServiceRequest } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import type { Materials } from '@/store/care/requisitions/materials';
import type { MailDraft } from '@/store/care/messages/message';
import type { RequisitionDraft } from '@/store/care/requisitions/requisition';
import type { NotWorkingVehicle } from '@/store/vehicles/vehicles/notWorking';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

export const serviceRequest = (changes: Partial<ServiceRequest> = {}): ServiceRequest => ({
  clientUserName: 'Meera Joshi',
  companyName: 'Konkan Carriers',
  registrationNo: 'MH 12 AB 1234',
  deviceIMEI: '490154203237518',
  issues: ['notWorking'],
  location: 'Chakan, Pune',
  branch: 'Delhi',
  deviceModel: 'Model A',
  personName: 'Meera Joshi',
  fromTime: '2026-11-20',
  toTime: '2026-11-22',
  contactNo: '9820012345',
  ...changes,
});

export const jobRequest = (changes: Partial<JobRequest> = {}): JobRequest => ({
  jobType: 'Installation',
  companyName: 'Konkan Carriers',
  clientName: 'Meera Joshi',
  contactNo: '9820012345',
  location: 'Chakan, Pune',
  deviceModel: 'Teltonika',
  vehicleType: 'Truck',
  required: ['fuelSensor'],
  availableTimeSlots: ['morning'],
  payment: 'Yes',
  noOfInstallation: 3,
  ...changes,
});

export const job = (number: number, changes: Partial<Job> = {}): Job => ({
  id: `job-${number}`,
  number,
  raisedOn: '2026-11-18',
  status: 'Pending at Admin',
  request: { kind: 'job', ...jobRequest() },
  ...changes,
});

/** Vehicle n of a client who has no account, which told something last a week before 21 Nov 2026, with the identity `quiet-n`. */
export const quietVehicle = (number: number, changes: Partial<Vehicle> = {}): Vehicle => ({
  id: `quiet-${number}`,
  number: 100 + number,
  vehicleNo: `MH 12 AB ${1000 + number}`,
  client: 'Meera Joshi',
  company: 'Konkan Carriers',
  duration: 'Monthly',
  price: 0,
  selected: true,
  serviced: { on: '2026-08-01', reason: 'Service' },
  contact: { at: '2026-11-14T17:31', latLong: '18.5204, 73.8567', temp: 21 },
  ...changes,
});

/** The same as customer care lists it, with a device in it. */
export const vehicleRow = (number: number, changes: Partial<NotWorkingVehicle> = {}): NotWorkingVehicle => ({
  id: `quiet-${number}`,
  number,
  vehicleNo: `MH 12 AB ${1000 + number}`,
  imei: '490154203237518',
  client: 'Meera Joshi',
  company: 'Konkan Carriers',
  lastServiceDate: '2026-08-01',
  lastContactTime: '2026-11-14T17:31',
  lastServiceReason: 'Service',
  latLong: '18.5204, 73.8567',
  temp: 21,
  ...changes,
});

export const deletionDraft: DeletionDraft = {
  status: 'SoldVehicle',
  reason: 'Sold',
  simDeactivation: 'Yes',
  deletionDate: '2026-11-20',
};

export const deletion = (number: number, changes: Partial<Deletion> = {}): Deletion => ({
  id: `deletion-${number}`,
  number,
  date: '2026-11-10',
  username: 'Meera Joshi',
  company: 'Konkan Carriers',
  vehicleNo: `MH 12 CD ${1000 + number}`,
  deviceModel: 'OB-4',
  imei: '356938035643809',
  sim: '5754000000001',
  location: 'Chakan, Pune',
  status: 'StopGPS',
  reason: 'Laid up',
  dateOfInstallation: '2024-02-03',
  vehicleId: `leaving-${number}`,
  ...changes,
});

export const additionDraft = (changes: Partial<AdditionDraft> = {}): AdditionDraft => ({
  date: '2026-11-19',
  clientName: 'Meera Joshi',
  company: 'Konkan Carriers',
  vehicleNo: 'MH 12 EF 1001',
  imei: '352099001761481',
  deviceType: 'OBD tracker',
  billing: 'Yes',
  ...changes,
});

export const addition = (number: number, changes: Partial<Addition> = {}): Addition => ({
  id: `addition-${number}`,
  number,
  ...additionDraft(),
  vehicleId: `vehicle-${number}`,
  ...changes,
});

export const materials = (qty = 0): Materials => ({
  acWiring: { qty },
  sim: { qty },
  marker: { qty },
  bigTie: { qty },
});

export const requisitionDraft: RequisitionDraft = {
  assignInput: 'Rakesh Yadav',
  locationInput: 'Okhla',
  clientDropdown: 'Client A',
  purposeDropdown: 'Purpose 1',
  jobTypeDropdown: 'Repair',
  paymentStatus: 'No',
  overallMaterialRequired: 'Wiring',
  production: materials(2),
};

export const careRequestDraft: CareRequestDraft = {
  productName: 'GPS',
  qty: 4,
  client: 'New',
  requiredBy: '2026-11-25',
  location: 'Pune',
  status: 'Yes',
  production: materials(4),
};

export const careRequest = (number: number, changes: Partial<CareRequest> = {}): CareRequest => ({
  id: `careRequest-${number}`,
  number,
  ...careRequestDraft,
  approved: false,
  ...changes,
});

export const mailDraft: MailDraft = {
  clientUsername: 'Meera Joshi',
  noOfVehicles: 1,
  vehicles: [
    {
      vehicleNo: 'MH 12 AB 1234',
      receivingDate: '2026-11-16',
      status: 'Repaired',
      warranty: 'Warranty',
      spareChanged: 'Battery',
      spareCost: 450,
    },
  ],
  subject: 'Repair Detail',
  to: ['fleet@konkan.example'],
  cc: ['accounts@konkan.example'],
};

/** A few rows in each table of customer care that facts are said about. */
export const smallCare = {
  jobs: jobTable([
    job(1),
    job(2, { status: 'Approved by Admin', approvedDevices: 2 }),
    job(3, { status: 'Back Form Admin' }),
    job(4, { status: 'Sent to Dispatcher', approvedDevices: 2 }),
    job(5, {
      status: 'With Installer',
      approvedDevices: 3,
      visit: { installerId: 'installer-1', on: '2026-11-21', slot: 'morning' },
    }),
  ]),
  deletions: deletionTable([deletion(1), deletion(2, { vehicleId: 'quiet-2' })]),
  additions: additionTable([addition(1)]),
  careRequests: careRequestTable([careRequest(1)]),
};
