import { expect, test } from 'vitest';
import { bearerOn, selectBearers } from '@/store/vehicles/vehicles/bearers';
import { vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicle } from '../../../support/accounts';

const PLATE = 'MH 01 AB 1001';
const sold = vehicle(1, { closedOn: '2026-03-31' });
const renamed = vehicle(2, { past: [{ until: '2026-07-31', vehicleNo: PLATE, accountId: 'account-1' }] });
const now = vehicle(3, { vehicleNo: PLATE, past: [{ until: '2026-10-10', vehicleNo: PLATE, accountId: 'account-2' }] });
const slot = vehicle(4, { vehicleNo: 'To be assigned' });
const state = { vehicles: vehicleTable([now, renamed, sold, slot]) };

test.each([
  ['before it was closed', '2026-01-01', 'vehicle-1'],
  ['on the day on which it was closed', '2026-03-31', 'vehicle-1'],
  ['before it got another number', '2026-04-01', 'vehicle-2'],
  ['now', '2026-08-01', 'vehicle-3'],
])('a plate means the vehicle that had it %s', (_when, on, id) =>
  expect(bearerOn(selectBearers(state), 'mh01ab-1001', on)).toBe(id),
);

test('a plate that was given up means the last that had it, and an unknown one nobody', () => {
  const bearers = selectBearers({ vehicles: vehicleTable([sold]) });
  expect([bearerOn(bearers, PLATE, '2026-11-01'), bearerOn(bearers, 'MH 01 AB 9', '2026-11-01')]).toEqual([
    'vehicle-1',
    undefined,
  ]);
});

test('a vehicle is found by its plate, then the closed ones, then those that had it; a slot is not', () => {
  expect(vehiclesNumbered(state, 'MH01AB1001').map(({ id }) => id)).toEqual(['vehicle-3', 'vehicle-1', 'vehicle-2']);
  expect(vehiclesNumbered(state, 'To be assigned')).toEqual([]);
  expect(vehiclesNumbered(state, '')).toEqual([]);
});

test('of the closed vehicles that had a plate the one that came last is first', () => {
  const [first, second] = [sold, vehicle(5, { closedOn: '2026-05-31', vehicleNo: PLATE })];
  const ids = vehiclesNumbered({ vehicles: vehicleTable([first, second]) }, PLATE).map(({ id }) => id);
  expect(ids).toEqual(['vehicle-5', 'vehicle-1']);
});
