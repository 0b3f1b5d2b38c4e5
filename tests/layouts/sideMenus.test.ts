import { expect, test } from 'vitest';
import { linksIn, sampleAt, textOf } from '../support/rendered';

type Items = readonly (readonly [label: string, to: string])[];

const STOCKS: Items = [
  ['Home', '/stocks'],
  ['Requested Stocks', '/stocks/requested-stocks'],
  ['Add Stock', '/stocks/purchase-stocks'],
  ['Stock Expected', '/stocks/expected-stocks'],
  ['Received Stock', '/stocks/received-stocks'],
  ['Configured Stock', '/stocks/configured-stocks'],
];
const SALES: Items = [
  ['Add New', '/sales/new-account'],
  ['Dashboard', '/sales'],
  ['Invoices', '/sales/display-billed'],
  ['Client', '/sales/clients'],
  ['Expenses', '/sales/expenses'],
  ['Setting', '/sales/settings'],
  ['Logout', '/login'],
];
const VIEW_EXISTING: Items = [
  ['Pending', '/sales/display-billed?tab=pending'],
  ['Billed', '/sales/display-billed?tab=billed'],
];
const CARE: Items = [
  ['Request Stock', '/request-stock'],
  ['Not Working', '/cce/not-working'],
  ['View Request Stock', '/cce/view-request-stock'],
  ['Raise Request (Job)', '/cce/request-job'],
  ['View Job Status', '/cce/view-job'],
  ['Deletion List', '/cce/deletion-list'],
  ['Addition List', '/cce/new-addition'],
  ['Requisition Form', '/cce/requisition-form'],
  ['Setting', '/cce/settings'],
  ['Logout', '/cce-login'],
];

const menuIn = (html: string) => /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(html)?.[0] ?? '';

test.each<[address: string, items: Items]>([
  ['/', [['Home', '/']]],
  [
    '/vendors',
    [
      ['Home', '/vendors'],
      ['Add Vendor', '/vendors/add-vendor'],
    ],
  ],
  ['/stocks', STOCKS],
  ['/sales/clients', SALES],
  ['/sales/edit-bill', [...SALES, ...VIEW_EXISTING]],
  ['/sales/detailed-client', [...SALES, ...VIEW_EXISTING]],
  ['/sales/display-billed', [...SALES, ...VIEW_EXISTING]],
  ['/cce/settings', CARE],
  ['/request-stock', CARE],
])('the side menu at %s is complete, in order, and leads to its routes', async (address, items) => {
  expect(linksIn(menuIn(await sampleAt(address)))).toEqual(items);
});

test('the current screen is marked in the side menu', async () => {
  const marked = menuIn(await sampleAt('/vendors/add-vendor')).matchAll(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/gs);
  expect([...marked].map(([link]) => textOf(link))).toEqual(['Add Vendor']);
});

test.each(['/nonsense', '/vendors/1/nonsense', '/stocks/nonsense', '/sales/nonsense', '/cce/nonsense'])(
  '%s, which is no address, says so and leads home',
  async (address) => {
    const html = await sampleAt(address);
    expect(/<h1\b.*?<\/h1>/s.exec(html)?.[0]).toContain('Oops! Something went wrong.');
    expect(textOf(html)).toContain('The page you&#x27;re looking for does not exist.');
    expect(linksIn(html)).toContainEqual(['Go Home', '/']);
  },
);

test('/cce leads to the not-working list', async () => {
  await expect(sampleAt('/cce')).rejects.toThrow('/cce leads on to /cce/not-working');
});
