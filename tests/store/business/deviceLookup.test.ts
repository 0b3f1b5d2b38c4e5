import { expect, test } from 'vitest';
import { emptyBusiness, type Business } from '@/store/business/business';
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { findDevice } from '@/store/business/deviceLookup';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { quietVehicle } from '../../support/care';
import { fitted } from '../../support/vehicles';
import { configuredDevice, deviceOf, imeiOfDevice, returnedStock, simOf } from '../../support/stock';

const IMEI = imeiOfDevice(1);
const RETURNED = imeiOfDevice(11);
const back = returnedStock('pending');

const deletion: Deletion = {
  id: 'deletion-1',
  vehicleId: 'leaving-1',
  number: 1,
  date: '2026-10-01',
  username: 'Meera Joshi',
  company: 'Konkan Carriers',
  vehicleNo: 'MH12AB1234',
  deviceModel: 'OB-4',
  imei: IMEI,
  sim: '5754000000001',
  location: 'Pune',
  status: 'SoldVehicle',
  reason: 'Sold.',
  dateOfInstallation: '2025-01-01',
};

const everywhere: Business = {
  ...emptyBusiness,
  ...back,
  devices: deviceTable([fitted(1, 'quiet-1', '2026-11-01').device, ...Object.values(back.devices.entities)]),
  sims: simTable([simOf(1)]),
  configured: configuredTable([configuredDevice(1, { action: 'Branches', selectName: 'Delhi' })]),
  additions: additionTable([
    {
      id: 'addition-1',
      number: 1,
      date: '2026-10-04',
      clientName: 'Meera Joshi',
      company: 'Konkan Carriers',
      vehicleNo: 'MH12AB1234',
      imei: IMEI,
      deviceType: 'OBD tracker',
      billing: 'Yes',
      vehicleId: 'quiet-1',
    },
  ]),
  vehicles: vehicleTable([quietVehicle(1, { vehicleNo: 'MH12AB1234', contact: { at: '2026-11-01T10:00' } })]),
  jobs: jobTable([
    {
      id: 'job-1',
      number: 1,
      raisedOn: '2026-11-02',
      status: 'Pending at Admin',
      request: {
        kind: 'service',
        clientUserName: 'Meera Joshi',
        companyName: 'Konkan Carriers',
        registrationNo: 'MH12AB1234',
        deviceIMEI: IMEI,
        issues: [],
        location: 'Pune',
        branch: 'Delhi',
        deviceModel: 'Model A',
        personName: 'Meera Joshi',
        fromTime: '2026-11-03',
        toTime: '2026-11-04',
        contactNo: '9820012345',
      },
    },
  ]),
  deletions: deletionTable([deletion, { ...deletion, id: 'deletion-2', number: 2, deletionDate: '2026-11-05' }]),
};

test('a device is found in every list of the product, each with what it says and since when', () => {
  expect(findDevice(everywhere, IMEI).map(({ list, text, on }) => `${list}: ${text}${on ? ` on ${on}` : ''}`)).toEqual([
    'Device: OBD tracker, in the vehicle MH12AB1234 on 2026-11-01',
    'Addition List: MH12AB1234 of Konkan Carriers on 2026-10-04',
    'Vehicle: MH12AB1234 of Konkan Carriers, last contact on 2026-11-01',
    'View Job: Service of MH12AB1234, Pending at Admin on 2026-11-02',
    'Deletion List: MH12AB1234 of Konkan Carriers, SoldVehicle on 2026-10-01',
    'Deletion List: MH12AB1234 of Konkan Carriers, Deleted on 2026-11-05',
  ]);
});

test('a device at hand is configured', () => {
  const atHand = { ...everywhere, devices: deviceTable([deviceOf(1, { simId: simOf(1).id })]) };
  expect(
    findDevice(atHand, IMEI)
      .map(({ list, text }) => `${list}: ${text}`)
      .slice(0, 2),
  ).toEqual([
    'Device: OBD tracker, in the store',
    'Configured Stock: OBD tracker, ITGC-1, SIM 5754000000001, Branches Delhi',
  ]);
});

test('a device that comes back is on its way, and in Received Stock', () => {
  expect(findDevice(everywhere, RETURNED).map(({ list, text }) => `${list}: ${text}`)).toEqual([
    'Device: OBD tracker, on its way from Rakesh Yadav to Store by challan 1',
    'Received Stock: OBD tracker, ITGC-1, Repair, given by Rakesh Yadav',
  ]);
});

test('a device that no list knows is found nowhere', () => {
  expect(findDevice(everywhere, '352099001761481')).toEqual([]);
  expect(findDevice(emptyBusiness, IMEI)).toEqual([]);
});
