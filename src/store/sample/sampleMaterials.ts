import { daysBefore } from '@/store/kit/dates';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import type { Materials } from '@/store/care/requisitions/materials';
import type { Requisition } from '@/store/care/requisitions/requisition';

const materials = (acWiring: number, sim: number, marker: number, bigTie: number): Materials => ({
  acWiring: { qty: acWiring, ...(acWiring > 0 && { description: '2 m, red and black' }) },
  sim: { qty: sim, ...(sim > 0 && { description: 'M2M, 13 digits' }) },
  marker: { qty: marker },
  bigTie: { qty: bigTie, ...(bigTie > 0 && { description: '300 mm' }) },
});

type SampleRequisition = Omit<Requisition, 'id' | 'number' | 'raisedOn'> & { daysAgo: number };

const REQUISITIONS: readonly SampleRequisition[] = [
  {
    daysAgo: 19,
    assignInput: 'Rakesh Yadav',
    locationInput: 'Okhla, Delhi',
    clientDropdown: 'Client A',
    purposeDropdown: 'Purpose 1',
    jobTypeDropdown: 'Installation',
    paymentStatus: 'Yes',
    overallMaterialRequired: 'Material for six buses',
    production: materials(6, 6, 2, 24),
  },
  {
    daysAgo: 14,
    assignInput: 'Imran Shaikh',
    locationInput: 'Chakan MIDC, Pune',
    clientDropdown: 'Client B',
    purposeDropdown: 'Purpose 2',
    jobTypeDropdown: 'Repair',
    paymentStatus: 'No',
    overallMaterialRequired: 'Spare wiring for two trucks',
    production: materials(2, 0, 1, 8),
  },
  {
    daysAgo: 9,
    assignInput: 'Gurpreet Singh',
    locationInput: 'Transport Nagar, Ludhiana',
    clientDropdown: 'Client A',
    purposeDropdown: 'Purpose 2',
    jobTypeDropdown: 'Service',
    paymentStatus: 'Yes',
    overallMaterialRequired: 'SIMs for replacement',
    production: materials(0, 10, 0, 0),
  },
  {
    daysAgo: 6,
    assignInput: 'Suresh Patil',
    locationInput: 'Colaba, Mumbai',
    clientDropdown: 'Client B',
    purposeDropdown: 'Purpose 1',
    jobTypeDropdown: 'Installation',
    paymentStatus: 'Yes',
    overallMaterialRequired: 'Material for four reefers',
    production: materials(4, 4, 1, 16),
  },
  {
    daysAgo: 2,
    assignInput: 'Murugan S',
    locationInput: 'Narela, Delhi',
    clientDropdown: 'Client A',
    purposeDropdown: 'Purpose 1',
    jobTypeDropdown: 'Repair',
    paymentStatus: 'No',
    overallMaterialRequired: 'Ties and a marker for the bag',
    production: materials(0, 0, 1, 50),
  },
];

type SampleCareRequest = Omit<CareRequest, 'id' | 'number' | 'requiredBy'> & { inDays: number };

const CARE_REQUESTS: readonly SampleCareRequest[] = [
  {
    productName: 'GPS',
    qty: 12,
    client: 'New',
    inDays: -6,
    location: 'Pune',
    status: 'Yes',
    approved: true,
    production: materials(12, 12, 2, 48),
  },
  {
    productName: 'E-lock',
    qty: 4,
    client: 'Old',
    inDays: -2,
    location: 'Nagpur',
    status: 'Yes',
    approved: true,
    production: materials(0, 4, 0, 8),
  },
  {
    productName: 'GPS',
    qty: 6,
    client: 'Old',
    inDays: 1,
    location: 'Delhi',
    status: 'No',
    approved: false,
    production: materials(6, 6, 1, 24),
  },
  {
    productName: 'GPS',
    qty: 20,
    client: 'New',
    inDays: 3,
    location: 'Ludhiana',
    status: 'Yes',
    approved: false,
    production: materials(20, 20, 4, 80),
  },
  {
    productName: 'E-lock',
    qty: 2,
    client: 'New',
    inDays: 4,
    location: 'Mumbai',
    status: 'No',
    approved: false,
    production: materials(0, 2, 0, 4),
  },
  {
    productName: 'GPS',
    qty: 8,
    client: 'Old',
    inDays: 7,
    location: 'Jalandhar',
    status: 'Yes',
    approved: false,
    production: materials(8, 8, 1, 32),
  },
  {
    productName: 'GPS',
    qty: 3,
    client: 'New',
    inDays: 10,
    location: 'Aurangabad',
    status: 'No',
    approved: false,
    production: materials(3, 3, 1, 12),
  },
];

/** The requisitions of the sample business, raised in the weeks before `today` (ISO date). */
export const sampleRequisitions = (today: string, mark: string): Requisition[] =>
  REQUISITIONS.map(({ daysAgo, ...one }, index) => ({
    ...one,
    id: `${mark}-requisition-${index + 1}`,
    number: index + 1,
    raisedOn: daysBefore(today, daysAgo),
  }));

/** What customer care asked of the stock in the sample business, required around `today` (ISO date). */
export const sampleCareRequests = (today: string, mark: string): CareRequest[] =>
  CARE_REQUESTS.map(({ inDays, ...one }, index) => ({
    ...one,
    id: `${mark}-careRequest-${index + 1}`,
    number: index + 1,
    requiredBy: daysBefore(today, -inDays),
  }));
