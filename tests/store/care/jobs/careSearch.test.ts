import { expect, test } from 'vitest';
import { searchCare } from '@/store/care/jobs/careSearch';
import type { Job, JobRequest, ServiceRequest } from '@/store/care/jobs/job';
import { vehicleRow } from '../../../support/care';

const vehicle = (number: number, vehicleNo: string, company: string, client: string) =>
  vehicleRow(number, { vehicleNo, company, client, imei: `35693803564380${number}` });

const jobRequest: JobRequest = {
  jobType: 'Removal',
  companyName: 'Ganga Movers',
  clientName: 'Ravi Das',
  contactNo: '9820012345',
  location: 'Kanpur',
  deviceModel: 'Concox',
  vehicleType: 'Truck',
  required: [],
  availableTimeSlots: [],
  payment: 'Yes',
  noOfInstallation: 2,
};

const serviceRequest: ServiceRequest = {
  clientUserName: 'Meera Joshi',
  companyName: 'Konkan Carriers',
  registrationNo: 'MH 12 AB 1234',
  deviceIMEI: '356938035643801',
  issues: [],
  location: 'Pune',
  branch: 'Delhi',
  deviceModel: 'Model A',
  personName: 'Meera Joshi',
  fromTime: '2026-11-02',
  toTime: '2026-11-03',
  contactNo: '9820012345',
};

const silent = [
  vehicle(1, 'MH 12 AB 1234', 'Konkan Carriers', 'Meera Joshi'),
  vehicle(2, 'MH 12 CD 5678', 'Konkan Carriers', 'Meera Joshi'),
];

const business = {
  silent,
  vehicleRows: [
    ...silent,
    vehicle(4, 'MH 12 GH 3456', 'Konkan Carriers', 'Meera Joshi'),
    vehicle(3, 'DL 01 EF 9012', 'Aravalli Logistics', 'Om Prakash'),
  ],
  jobs: [
    {
      id: 'job-1',
      number: 1,
      raisedOn: '2026-11-01',
      status: 'Pending at Admin',
      request: { kind: 'service', ...serviceRequest },
    },
    {
      id: 'job-7',
      number: 7,
      raisedOn: '2026-11-01',
      status: 'Pending at Admin',
      request: { kind: 'job', ...jobRequest },
    },
  ] satisfies Job[],
};

const found = (typed: string) => {
  const { vehicles, clients, jobs } = searchCare(business, typed);
  const [numbers, companies] = [vehicles.map(({ vehicleNo }) => vehicleNo), clients.map(({ company }) => company)];
  return [...numbers, ...companies, ...jobs.map(({ number }) => number)];
};

test.each([
  ['mh12ab1234', ['MH 12 AB 1234', 1]],
  ['ef 9012', ['DL 01 EF 9012']],
  ['356938035643802', ['MH 12 CD 5678']],
  ['konkan', ['Konkan Carriers', 1]],
  ['OM PRAKASH', ['Aravalli Logistics']],
  ['ravi', [7]],
  ['job 7', [7]],
  ['kanpur', [7]],
  ['nobody', []],
  ['  ', []],
])('%j finds %j', (typed, hits) => expect(found(typed)).toEqual(hits));

test('a client comes with the number of its vehicles that do not work', () => {
  expect(searchCare(business, 'konkan').clients).toEqual([{ company: 'Konkan Carriers', silent: 2 }]);
  expect(searchCare(business, 'aravalli').clients).toEqual([{ company: 'Aravalli Logistics', silent: 0 }]);
});

test('of each kind only the first few hits come', () => {
  const many = Array.from({ length: 9 }, (_, index) => vehicle(index, `MH 12 AB 000${index}`, `Firm ${index}`, 'Om'));
  const hits = searchCare({ ...business, vehicleRows: many }, 'm');
  expect(hits.vehicles).toHaveLength(5);
  expect(hits.clients).toHaveLength(3);
});
