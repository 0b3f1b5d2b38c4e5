import { daysBefore } from '@/store/kit/dates';
import type { Requisition } from '@/store/care/requisitions/requisition';
import { materials } from './sampleMaterials';

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

/** The requisitions of the sample business, raised in the weeks before `today` (ISO date). */
export const sampleRequisitions = (today: string, mark: string): Requisition[] =>
  REQUISITIONS.map(({ daysAgo, ...one }, index) => ({
    ...one,
    id: `${mark}-requisition-${index + 1}`,
    number: index + 1,
    raisedOn: daysBefore(today, daysAgo),
  }));
