import { expect, test } from 'vitest';
import { vehicleOfDevice } from '@/store/business/deviceUse';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, salesOf } from '../../support/accounts';
import { quietVehicle } from '../../support/care';
import { bagged, fitted } from '../../support/vehicles';
import { deviceOf } from '../../support/stock';

const { accounts, vehicles } = salesOf(account(1));
const business = { accounts, vehicles: vehicleTable([...Object.values(vehicles.entities), quietVehicle(1)]) };

test.each([
  [
    'whose names its account has',
    'vehicle-1',
    {
      vehicleNo: 'MH 01 AB 1001',
      company: 'Konkan Carriers',
      client: 'Meera Joshi',
      to: '/cce/vehicle?no=MH+01+AB+1001',
    },
  ],
  [
    'whose names customer care was told',
    'quiet-1',
    {
      vehicleNo: 'MH 12 AB 1001',
      company: 'Konkan Carriers',
      client: 'Meera Joshi',
      to: '/cce/vehicle?no=MH+12+AB+1001',
    },
  ],
])('the vehicle of a device is the one that it is in, %s', (_which, id, use) =>
  expect(vehicleOfDevice(business, fitted(1, id).device)).toEqual(use),
);

test('a device in the store, in a bag, or in a vehicle that nobody knows is in none', () => {
  expect(
    [deviceOf(1), bagged(1).device, fitted(1, 'vehicle-9').device].map((one) => vehicleOfDevice(business, one)),
  ).toEqual([undefined, undefined, undefined]);
});
