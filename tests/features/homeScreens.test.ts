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

test('a password manager finds the two fields of a login', async () => {
  const fields = [...(await sampleAt('/login')).matchAll(/<input\b[^>]*>/g)].map(([field]) => field.toLowerCase());
  expect(fields.find((field) => field.includes('id="email"'))).toContain('autocomplete="username"');
  const password = fields.find((field) => field.includes('id="password"'));
  expect(password).toContain('autocomplete="current-password"');
  expect(password).toContain('type="password"');
});
