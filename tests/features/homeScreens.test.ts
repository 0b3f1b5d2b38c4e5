import { expect, test } from 'vitest';
import { linksIn, sampleAt, textOf } from '../support/rendered';

test('home has a card per area and one for leaks, with the figures of each', async () => {
  const text = textOf(await sampleAt('/'));
  for (const card of [
    'Vendors Vendors 12 Products 40',
    'Stocks Current Stock 350 Pending at Admin 4',
    'Sales Clients 17 Gross Sales ₹18,00,000',
    'Customer Care Not Working Vehicles 24 Open Jobs 14',
    'Leaks To fix ',
  ])
    expect(text).toContain(card);
});

test('the two logins lead to each other', async () => {
  expect(linksIn(await sampleAt('/login'))).toContainEqual(['Customer Care Login', '/cce-login']);
  expect(linksIn(await sampleAt('/cce-login'))).toContainEqual(['Sales Login', '/login']);
});

test('a plate that nobody knows is a friendly page with the way back', async () => {
  const html = await sampleAt('/cce/vehicle?no=MH99ZZ9999');
  expect(/<h1\b.*?<\/h1>/s.exec(html)?.[0]).toContain('Vehicle not found');
  expect(textOf(html)).toContain('There is no vehicle with the number MH 99 ZZ 9999.');
  expect(linksIn(html)).toContainEqual(['Back', '/cce/not-working']);
  expect(textOf(await sampleAt('/cce/vehicle'))).toContain('The address does not say which vehicle is meant.');
});
