import { expect, test } from 'vitest';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { quietVehicle } from '../support/care';
import { headingsIn, linksIn, rowsIn, sampleAt, shownAt, textOf } from '../support/rendered';
import { smallBusiness } from '../support/tabs';

test.each<[address: string, headings: readonly string[]]>([
  [
    '/cce/not-working',
    [
      '',
      'Vehicle Registration Number',
      'IMEI',
      'Last Service Date',
      'Last Contact Time',
      'Last Service Reason',
      'Networking Days',
      'Lat/Long',
      'Temperature',
      'Job',
      'Add',
    ],
  ],
  ['/cce/view-job', ['', 'Client', 'Vehicles', 'Location', 'Device', 'Time', 'Status', 'Edit', 'Send']],
])('the list at %s has the columns of the specification, in order', async (address, headings) => {
  expect(headingsIn(await sampleAt(address))).toEqual(headings);
});

test('vehicles of which none is of a client and a service say so', async () => {
  expect(textOf(await sampleAt('/cce/not-working?client=nobody&service=Nonsense'))).toContain(
    'No vehicle matches this client and service.',
  );
});

test('a service that is raised for a vehicle that nobody knows begins empty, and says so', async () => {
  expect(textOf(await sampleAt('/cce/raise-service?vehicle=XX1'))).toContain(
    'XX1 is not known: the form starts empty.',
  );
});

test('the deletion list is searched by its words', async () => {
  expect(rowsIn(await sampleAt('/cce/deletion-list?q=total+loss'))).toEqual([
    expect.stringContaining('Total loss on the Pune expressway.'),
  ]);
  expect(textOf(await sampleAt('/cce/deletion-list?q=nothing+like+it'))).toContain('No vehicle matches the search.');
});

test('a silence in the address is the one that is chosen, and its vehicles are the ones that are shown', async () => {
  const html = await sampleAt('/cce/not-working?silence=4-7');
  const count = /title="4–7 days \((\d+)\)"/.exec(html)?.[1];
  const days = rowsIn(html).map((row) => Number(/ (\d+) -?\d+\.\d+, /.exec(row)?.[1]));
  expect(days).toHaveLength(Number(count));
  for (const silent of days) expect([4, 5, 6, 7]).toContain(silent);
});

test('a town in which no silent vehicle is says so, and leaves its button and the search', async () => {
  const html = await sampleAt('/cce/not-working?town=Kochi');
  expect(textOf(html)).toContain('Kochi (0)');
  expect(textOf(html)).toContain('No vehicle of this client and service is in this town.');
  expect(html).toContain('Vehicle, IMEI, client or reason');
});

test('a number that several vehicles have or had names the others, each with what became of it and its own page', async () => {
  const named = (n: number, changes: Partial<Vehicle>) => quietVehicle(n, { vehicleNo: 'MH 12 AB 1001', ...changes });
  const past = [{ until: '2026-10-01', vehicleNo: 'MH 12 AB 1001' }];
  const vehicles = vehicleTable([
    named(1, {}),
    named(2, { company: 'Malwa Movers', closedOn: '2026-09-01' }),
    named(3, { company: undefined, vehicleNo: 'MH 12 AB 2000', past }),
  ]);
  const html = await shownAt('/cce/vehicle?no=MH12AB1001', undefined, { ...smallBusiness, vehicles });
  const others = /Also under MH 12 AB 1001.*?<ul\b.*?<\/ul>/s.exec(html)?.[0] ?? '';
  expect([...others.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => [textOf(item), linksIn(item)[0]?.[1]])).toEqual([
    ['MH 12 AB 1001 of Malwa Movers , closed on 01 Sep 2026', '/cce/vehicle?no=MH+12+AB+1001&record=102'],
    ['MH 12 AB 1001 of nobody , has the number MH 12 AB 2000 now', '/cce/vehicle?no=MH+12+AB+2000'],
  ]);
});

test('a plate that nobody knows is a friendly page with the way back', async () => {
  const html = await sampleAt('/cce/vehicle?no=MH99ZZ9999');
  expect(/<h1\b.*?<\/h1>/s.exec(html)?.[0]).toContain('Vehicle not found');
  expect(textOf(html)).toContain('There is no vehicle with the number MH 99 ZZ 9999.');
  expect(linksIn(html)).toContainEqual(['Back', '/cce/not-working']);
  expect(textOf(await sampleAt('/cce/vehicle'))).toContain('The address does not say which vehicle is meant.');
});
