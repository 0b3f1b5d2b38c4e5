import { expect, test } from 'vitest';
import { filteredVehicles, silenceCounts, silentVehicles } from '@/store/vehicles/vehicles/notWorking';
import { vehicleRow } from '../../../support/care';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21T00:01', '1-3'],
  ['2026-11-20T23:59', '1-3'],
  ['2026-11-18T00:00', '1-3'],
  ['2026-11-17T23:59', '4-7'],
  ['2026-11-14T00:00', '4-7'],
  ['2026-11-13T23:59', '8-30'],
  ['2026-10-22T00:00', '8-30'],
  ['2026-10-21T23:59', 'over-30'],
  ['2020-01-01T00:00', 'over-30'],
])('a vehicle that told something last at %s is silent for %s days', (lastContactTime, silence) => {
  expect(silenceCounts([vehicleRow(1, { lastContactTime })], TODAY)).toMatchObject({ [silence]: 1 });
});

const vehicles = ['2026-11-20T10:00', '2026-11-19T10:00', '2026-11-15T10:00', '2026-01-01T10:00'].map(
  (lastContactTime, index) => vehicleRow(index + 1, { lastContactTime, company: index === 0 ? 'Doaba' : 'Malwa' }),
);

test('the counts are those of the vehicles that the other filters leave', () => {
  expect(silenceCounts(vehicles, TODAY)).toEqual({ '1-3': 2, '4-7': 1, '8-30': 0, 'over-30': 1 });
  const malwa = filteredVehicles(vehicles, { client: 'malwa', reason: undefined });
  expect(silenceCounts(malwa, TODAY)).toEqual({ '1-3': 1, '4-7': 1, '8-30': 0, 'over-30': 1 });
});

test('the vehicles of one silence alone are left', () => {
  const left = (silence: '1-3' | '8-30' | undefined) =>
    silentVehicles(vehicles, { client: '', reason: undefined, silence }, TODAY).map(({ number }) => number);
  expect(left('1-3')).toEqual([1, 2]);
  expect(left('8-30')).toEqual([]);
  expect(left(undefined)).toEqual([1, 2, 3, 4]);
});
