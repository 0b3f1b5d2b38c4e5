import { describe, expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { filteredVehicles, networkingDays, selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import type { Contact } from '@/store/vehicles/vehicles/vehicle';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicleRow, quietVehicle } from '../../../support/care';

test.each([
  ['2026-11-14T17:31', '2026-11-21', 7],
  ['2026-11-21T00:05', '2026-11-21', 0],
  ['2026-11-22T00:05', '2026-11-21', 0],
  ['2025-11-21T23:59', '2026-11-21', 365],
])('a vehicle last heard of at %s has been silent on %s for %d days', (lastContactTime, today, days) => {
  expect(networkingDays(vehicleRow(1, { lastContactTime }), today)).toBe(days);
});

describe('a vehicle does not work', () => {
  const at = (...contacts: readonly (Contact | undefined)[]) => ({
    ...emptyBusiness,
    vehicles: vehicleTable(contacts.map((contact, index) => quietVehicle(index + 1, { contact }))),
  });
  const silent = (business: ReturnType<typeof at>, now: string) => selectNotWorking(business, now).map(({ id }) => id);

  test.each([
    ['2026-11-21T13:59', []],
    ['2026-11-21T14:00', ['quiet-1']],
    ['2026-12-21T14:00', ['quiet-1']],
  ])('once it has told nothing for 24 hours, at %s: %j', (now, ids) => {
    expect(silent(at({ at: '2026-11-20T14:00' }), now)).toEqual(ids);
  });

  test('if it told something once, and the longest silent comes first', () => {
    const business = at({ at: '2026-11-10T10:00' }, undefined, { at: '2026-11-01T10:00' }, { at: '2026-11-10T10:00' });
    expect(silent(business, '2026-11-21T10:00')).toEqual(['quiet-3', 'quiet-1', 'quiet-4']);
  });

  test('no more once it is closed', () => {
    const business = { ...emptyBusiness, vehicles: vehicleTable([quietVehicle(1, { closedOn: '2026-11-15' })]) };
    expect(silent(business, '2026-11-21T10:00')).toEqual([]);
  });
});

describe('the filter of the not-working vehicles', () => {
  const vehicles = [
    vehicleRow(1, { client: 'Meera Joshi', company: 'Konkan Carriers', lastServiceReason: 'Service' }),
    vehicleRow(2, { client: 'Sunil Tomar', company: 'Yamuna Cabs', lastServiceReason: 'Device Removed' }),
    vehicleRow(3, { client: 'Joy Das', company: 'Yamuna Cabs', lastServiceReason: 'Service' }),
  ];

  test.each([
    ['', undefined, [1, 2, 3]],
    ['   ', undefined, [1, 2, 3]],
    ['yamuna', undefined, [2, 3]],
    [' JO ', undefined, [1, 3]],
    ['nobody', undefined, []],
    ['', 'Service', [1, 3]],
    ['Cabs', 'Service', [3]],
    ['', 'Not Working Vehicles', []],
  ] as const)('for the client %j and the reason %j leaves %j', (client, reason, numbers) => {
    expect(filteredVehicles(vehicles, { client, reason }).map(({ number }) => number)).toEqual(numbers);
  });
});
