import { expect, test } from 'vitest';
import { townCounts, townOf, vehiclesIn } from '@/store/vehicles/vehicles/towns';
import { accountDraft } from '../../../support/accounts';
import { vehicleRow } from '../../../support/care';

test.each([
  ['Gat 218, Chakan MIDC, Pune 410501', 'Pune'],
  ['9 Market Yard, Panchavati, Nashik - 422 003 ', 'Nashik'],
  ['118 Lohar Chawl, New Delhi-110006', 'New Delhi'],
  ['61 Transport Nagar, Ludhiana', 'Punjab'],
  ['141003', 'Punjab'],
  ['', 'Punjab'],
])('a client at "%s" is in %s', (address, town) =>
  expect(townOf(accountDraft({ client: { address, state: 'Punjab' } }))).toBe(town),
);

const vehicles = ['a', 'b', 'b', 'c', undefined].map((accountId, index) => vehicleRow(index + 1, { accountId }));
const towns = new Map([
  ['a', 'Pune'],
  ['b', 'Mumbai'],
  ['c', 'Delhi'],
]);

test('the towns are told with their vehicles, the most first; a vehicle on no account is in none', () => {
  expect(townCounts(vehicles, towns)).toEqual([
    { town: 'Mumbai', count: 2 },
    { town: 'Delhi', count: 1 },
    { town: 'Pune', count: 1 },
  ]);
});

test('a chosen town is told where no vehicle is in it, too', () => {
  expect(townCounts(vehicles, towns, 'Kochi').at(-1)).toEqual({ town: 'Kochi', count: 0 });
  expect(townCounts([], towns, 'Kochi')).toEqual([{ town: 'Kochi', count: 0 }]);
});

test('the vehicles of one town alone are left', () => {
  const left = (town: string) => vehiclesIn(vehicles, towns, town).map(({ number }) => number);
  expect(left('Mumbai')).toEqual([2, 3]);
  expect(left('Kochi')).toEqual([]);
  expect(left('')).toEqual([1, 2, 3, 4, 5]);
});
