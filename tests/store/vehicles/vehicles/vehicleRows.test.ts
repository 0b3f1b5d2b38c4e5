import { expect, test } from 'vitest';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import {
  selectDeviceInVehicle,
  selectVehicleRows,
  selectVehicleCompanies,
  vehiclesListed,
  vehiclesNumbered,
} from '@/store/vehicles/vehicles/vehicleRows';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, vehicle } from '../../../support/accounts';
import { quietVehicle } from '../../../support/care';
import { bagged, fitted } from '../../../support/vehicles';
import { imeiOfDevice } from '../../../support/stock';

const { vehicles: _theirs, ...konkan } = account(1, {
  bill: { ...account(1).bill, userName: 'Asha Rao', companyName: 'Konkan LLP' },
});
const business = {
  ...emptyBusiness,
  accounts: accountTable([konkan]),
  vehicles: vehicleTable([
    vehicle(1),
    vehicle(2, { vehicleNo: 'To be assigned' }),
    vehicle(3, { closedOn: '2026-11-01' }),
    quietVehicle(1),
    quietVehicle(2, { closedOn: '2026-11-02', vehicleNo: 'MH 12 AB 1001' }),
  ]),
  devices: deviceTable([fitted(4, 'quiet-1').device, fitted(5, 'vehicle-3').device, bagged(6).device]),
};

test('the list has the open vehicles without slots, each with its owner, its device and what it told', () => {
  expect(selectVehicleRows(business)).toEqual([
    {
      id: 'vehicle-1',
      number: 1,
      vehicleNo: 'MH 01 AB 1001',
      accountId: 'account-1',
      imei: '',
      client: 'Asha Rao',
      company: 'Konkan LLP',
      latLong: '',
    },
    {
      id: 'quiet-1',
      number: 101,
      vehicleNo: 'MH 12 AB 1001',
      imei: imeiOfDevice(4),
      client: 'Meera Joshi',
      company: 'Konkan Carriers',
      lastServiceDate: '2026-08-01',
      lastServiceReason: 'Service',
      lastContactTime: '2026-11-14T17:31',
      latLong: '18.5204, 73.8567',
      temp: 21,
    },
  ]);
});

test('the device in a vehicle is the one that moved there last, also in one that is closed', () => {
  expect([...selectDeviceInVehicle(business)].map(([id, { id: imei }]) => [id, imei])).toEqual([
    ['quiet-1', imeiOfDevice(4)],
    ['vehicle-3', imeiOfDevice(5)],
  ]);
});

test('each company with vehicles is named once, in the order of the alphabet', () => {
  const vehicles = vehicleTable(
    ['Malwa', 'Doaba', 'Malwa'].map((company, index) => quietVehicle(index + 1, { company })),
  );
  expect(selectVehicleCompanies(createStore({ vehicles }).getState())).toEqual(['Doaba', 'Malwa']);
});

test.each([
  ['mh12ab1001', ['quiet-1', 'quiet-2']],
  ['MH 01 AB 1003', ['vehicle-3']],
  ['to be assigned', []],
  [' ', []],
  ['MH 01 AB 9999', []],
])('a plate means the open vehicle first, then those that were closed: %j means %j', (plate, ids) => {
  expect(vehiclesNumbered(business, plate).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['mh12ab1001', ['quiet-1']],
  ['MH 12 AB 1001, MH 99 ZZ 9,MH 01 AB 1001,mh-12-ab-1001', ['vehicle-1', 'quiet-1']],
  [' , ', []],
])('a list of plates %j means the open vehicles that have them, each once', (listed, ids) => {
  expect(vehiclesListed(selectVehicleRows(business), listed).map(({ id }) => id)).toEqual(ids);
});
