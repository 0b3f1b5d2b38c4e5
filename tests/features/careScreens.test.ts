import { expect, test } from 'vitest';
import { headingsIn, linksIn, rowsIn, sampleAt, textOf } from '../support/rendered';

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

test('a plate that nobody knows is a friendly page with the way back', async () => {
  const html = await sampleAt('/cce/vehicle?no=MH99ZZ9999');
  expect(/<h1\b.*?<\/h1>/s.exec(html)?.[0]).toContain('Vehicle not found');
  expect(textOf(html)).toContain('There is no vehicle with the number MH 99 ZZ 9999.');
  expect(linksIn(html)).toContainEqual(['Back', '/cce/not-working']);
  expect(textOf(await sampleAt('/cce/vehicle'))).toContain('The address does not say which vehicle is meant.');
});
