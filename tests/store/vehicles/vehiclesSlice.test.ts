import { expect, test } from 'vitest';
import { networkingDays, selectVehicleClients, vehicleTable } from '@/store/vehicles/vehiclesSlice';
import { createStore } from '@/store/business/store';
import { vehicle } from '../../support/care';

test.each([
  ['2026-11-14T17:31', '2026-11-21', 7],
  ['2026-11-21T00:05', '2026-11-21', 0],
  ['2026-11-22T00:05', '2026-11-21', 0],
  ['2025-11-21T23:59', '2026-11-21', 365],
])('a vehicle last heard of at %s has been silent on %s for %d days', (lastContactTime, today, days) => {
  expect(networkingDays(vehicle(1, { lastContactTime }), today)).toBe(days);
});

test('each client of the vehicles is named once, in the order of the alphabet', () => {
  const vehicles = vehicleTable(['Malwa', 'Doaba', 'Malwa'].map((company, index) => vehicle(index + 1, { company })));
  expect(selectVehicleClients(createStore({ vehicles }).getState())).toEqual(['Doaba', 'Malwa']);
});
