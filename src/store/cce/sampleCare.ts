import { daysBefore } from '@/store/dates';
import { seededRandom } from '@/store/sample/random';
import { someSimNumber } from '@/store/stock/catalogue';
import { additionTable, DEVICE_TYPES, type Addition } from './additionsSlice';
import { careRequestTable, type CareRequest } from './careRequestsSlice';
import { deletionTable, type Deletion } from './deletionsSlice';
import { jobTable } from './jobsSlice';
import type { Materials } from './materials';
import { outboxTable, type Sent } from './outboxSlice';
import { requisitionTable, type Requisition } from './requisitionsSlice';
import { sampleJobs } from './sampleJobs';
import { careClients, careImei, plateOf, sampleVehicles } from './sampleVehicles';
import { vehicleTable } from './vehiclesSlice';

/** Why the sample's clients want vehicles deleted; the last number is the days ago on which one was. */
const DELETIONS: readonly (readonly [Deletion['status'], reason: string, daysAgo: number, deletedDaysAgo?: number])[] = [
  ['SoldVehicle', 'Sold at auction.', 48, 45],
  ['StopGPS', 'Contract ended, not renewed.', 37, 33],
  ['SoldVehicle', 'Returned to the bank at the end of the lease.', 29],
  ['Accident', 'Total loss on the Pune expressway.', 24, 20],
  ['StopGPS', 'Vehicle laid up until further notice.', 16],
  ['ContractOver', 'Client moved its fleet to another city.', 12],
  ['SoldVehicle', 'Sold to a sister company.', 9],
  ['StopGPS', 'Owner drives himself now.', 5],
  ['SoldVehicle', 'Exchanged for a new truck.', 2],
];

const ADDED_DAYS_AGO = [40, 33, 27, 22, 18, 13, 9, 6, 3, 1];

const materials = (acWiring: number, sim: number, marker: number, bigTie: number): Materials => ({
  acWiring: { qty: acWiring, ...(acWiring > 0 && { description: '2 m, red and black' }) },
  sim: { qty: sim, ...(sim > 0 && { description: 'M2M, 13 digits' }) },
  marker: { qty: marker },
  bigTie: { qty: bigTie, ...(bigTie > 0 && { description: '300 mm' }) },
});

type SampleRequisition = Omit<Requisition, 'id' | 'raisedOn'> & { daysAgo: number };

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

type SampleCareRequest = Omit<CareRequest, 'id' | 'requiredBy'> & { inDays: number };

const CARE_REQUESTS: readonly SampleCareRequest[] = [
  { productName: 'GPS', qty: 12, client: 'New', inDays: -6, location: 'Pune', status: 'Yes', approved: true, production: materials(12, 12, 2, 48) },
  { productName: 'E-lock', qty: 4, client: 'Old', inDays: -2, location: 'Nagpur', status: 'Yes', approved: true, production: materials(0, 4, 0, 8) },
  { productName: 'GPS', qty: 6, client: 'Old', inDays: 1, location: 'Delhi', status: 'No', approved: false, production: materials(6, 6, 1, 24) },
  { productName: 'GPS', qty: 20, client: 'New', inDays: 3, location: 'Ludhiana', status: 'Yes', approved: false, production: materials(20, 20, 4, 80) },
  { productName: 'E-lock', qty: 2, client: 'New', inDays: 4, location: 'Mumbai', status: 'No', approved: false, production: materials(0, 2, 0, 4) },
  { productName: 'GPS', qty: 8, client: 'Old', inDays: 7, location: 'Jalandhar', status: 'Yes', approved: false, production: materials(8, 8, 1, 32) },
  { productName: 'GPS', qty: 3, client: 'New', inDays: 10, location: 'Aurangabad', status: 'No', approved: false, production: materials(3, 3, 1, 12) },
];

/** The client at a place in their list, which goes round. */
function ownerOf(index: number) {
  const clients = careClients();
  const owner = clients[(index * 3 + 1) % clients.length];
  if (!owner) throw new Error('The sample has no clients');
  return owner;
}

function sampleDeletions(today: string): Deletion[] {
  const random = seededRandom(32);
  return DELETIONS.map(([status, reason, daysAgo, deletedDaysAgo], index) => {
    const { client, company, location, plate } = ownerOf(index);
    return {
      id: index + 1,
      date: daysBefore(today, daysAgo),
      username: client,
      company,
      vehicleNo: plateOf(plate, 2000 + index * 17),
      deviceModel: random.pick(['VT-140', 'VT-20', 'OB-4', 'BK-2', 'AT-9']),
      imei: careImei(100 + index),
      sim: someSimNumber(random),
      location,
      status,
      reason,
      dateOfInstallation: daysBefore(today, daysAgo + random.whole(300, 1100)),
      ...(deletedDaysAgo !== undefined && {
        simDeactivation: random.pick(['Yes', 'No']),
        deletionDate: daysBefore(today, deletedDaysAgo),
      }),
    };
  });
}

const sampleAdditions = (today: string): Addition[] =>
  ADDED_DAYS_AGO.map((daysAgo, index) => {
    const { client, company, plate } = ownerOf(index + 4);
    return {
      id: index + 1,
      date: daysBefore(today, daysAgo),
      clientName: client,
      company,
      vehicleNo: plateOf(plate, 4000 + index * 19),
      imei: careImei(200 + index),
      deviceType: DEVICE_TYPES[index % DEVICE_TYPES.length] ?? DEVICE_TYPES[0],
      billing: index % 4 === 3 ? 'No' : 'Yes',
    };
  });

function sampleOutbox(today: string): Sent[] {
  const [first, second] = [ownerOf(0), ownerOf(5)];
  return [
    {
      id: 1,
      kind: 'sms',
      sentAt: `${daysBefore(today, 6)}T05:10:00.000Z`,
      mobileNumbers: [first.contactNo],
      message: 'Our engineer visits you tomorrow between 9 AM and 12 PM.',
    },
    {
      id: 2,
      kind: 'mail',
      sentAt: `${daysBefore(today, 3)}T09:45:00.000Z`,
      clientUsername: second.client,
      noOfVehicles: 1,
      vehicles: [
        {
          vehicleNo: plateOf(second.plate, 2500),
          receivingDate: daysBefore(today, 5),
          status: 'Repaired',
          warranty: 'Out of warranty',
          spareChanged: 'Backup battery',
          spareCost: 450,
        },
      ],
      subject: 'Repair Detail',
      to: ['fleet@yamuna-cabs.example'],
      cc: ['accounts@yamuna-cabs.example'],
    },
    {
      id: 3,
      kind: 'sms',
      sentAt: `${daysBefore(today, 1)}T11:30:00.000Z`,
      mobileNumbers: [first.contactNo, second.contactNo],
      message: 'Your vehicle reports again. Thank you for your patience.',
    },
  ];
}

/** The sample tables of customer care (D7), dated around `today` (ISO date). */
export function sampleCare(today: string) {
  const vehicles = sampleVehicles(today);
  return {
    vehicles: vehicleTable(vehicles),
    jobs: jobTable(sampleJobs(today, vehicles)),
    deletions: deletionTable(sampleDeletions(today)),
    additions: additionTable(sampleAdditions(today)),
    requisitions: requisitionTable(
      REQUISITIONS.map(({ daysAgo, ...one }, index) => ({ ...one, id: index + 1, raisedOn: daysBefore(today, daysAgo) })),
    ),
    careRequests: careRequestTable(
      CARE_REQUESTS.map(({ inDays, ...one }, index) => ({ ...one, id: index + 1, requiredBy: daysBefore(today, -inDays) })),
    ),
    outbox: outboxTable(sampleOutbox(today)),
  };
}
