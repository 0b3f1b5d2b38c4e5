import { daysBefore } from '@/store/kit/dates';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { materials } from './sampleMaterials';

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

/** What customer care asked of the stock in the sample business, required around `today` (ISO date). */
export const sampleCareRequests = (today: string, mark: string): CareRequest[] =>
  CARE_REQUESTS.map(({ inDays, ...one }, index) => ({
    ...one,
    id: `${mark}-careRequest-${index + 1}`,
    number: index + 1,
    requiredBy: daysBefore(today, -inDays),
  }));
