import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { BAG, bagged, fitted } from '../../../support/vehicles';
import { imeiOfDevice } from '../../../support/stock';

const twice = {
  ...fitted(1, 'vehicle-1').device,
  moves: [
    ...fitted(1, 'vehicle-1').device.moves,
    { to: BAG, on: '2026-11-10', cause: { what: 'removed' as const, id: 'job-1' } },
    { to: { at: 'vehicle' as const, id: 'vehicle-2' }, on: '2026-11-12', cause: { what: 'fitted' as const } },
  ],
};

test('a fitment is from the movement into a vehicle up to the next one, and open while the device is in there', () => {
  expect(fitmentsOf(twice)).toEqual([
    { vehicleId: 'vehicle-1', deviceId: imeiOfDevice(1), from: '2026-11-03', to: '2026-11-10', jobId: 'job-0' },
    { vehicleId: 'vehicle-2', deviceId: imeiOfDevice(1), from: '2026-11-12' },
  ]);
  expect(fitmentsOf(twice)).toBe(fitmentsOf(twice));
  expect(fitmentsOf(bagged(2).device)).toEqual([]);
});

test('a device that is written down again where it is did not come out', () => {
  const [first] = fitted(1, 'vehicle-1').device.moves.slice(-1);
  const again = {
    to: { at: 'vehicle' as const, id: 'vehicle-1' },
    on: '2026-11-08',
    cause: { what: 'fitted' as const },
  };
  const { device } = fitted(1, 'vehicle-1');
  expect(fitmentsOf({ ...device, moves: [...device.moves, again] })).toEqual([
    { vehicleId: 'vehicle-1', deviceId: device.id, from: first?.on, jobId: 'job-0' },
  ]);
  const out = { to: BAG, on: '2026-11-10', cause: { what: 'removed' as const } };
  expect(
    fitmentsOf({ ...device, moves: [...device.moves, again, out, again] }).map(({ from, to }) => [from, to]),
  ).toEqual([
    [first?.on, '2026-11-10'],
    ['2026-11-08', undefined],
  ]);
});

test('the fitments of a vehicle are those of all devices, oldest first', () => {
  const business = {
    ...emptyBusiness,
    devices: deviceTable([twice, fitted(2, 'vehicle-2', '2026-11-05').device, bagged(3).device]),
  };
  expect(
    selectFitments(business)
      .get('vehicle-2')
      ?.map(({ deviceId, from }) => [deviceId, from]),
  ).toEqual([
    [imeiOfDevice(2), '2026-11-05'],
    [imeiOfDevice(1), '2026-11-12'],
  ]);
  expect(selectFitments(business).get('vehicle-9')).toBeUndefined();
});
