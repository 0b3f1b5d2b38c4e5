import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PaymentsPart } from '@/features/stock/PaymentsPart';
import { paths } from '@/paths';
import type { StockRequest } from '@/store/purchasing/requests/request';
import type { Device } from '@/store/stock/devices/device';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { headingsIn, linksIn, rowsIn, sampleAt, shownAt, textOf } from '../support/rendered';
import { deviceOf, imeiOfDevice, stockRequest } from '../support/stock';
import { smallBusiness } from '../support/tabs';

const NOTHING = 'No matching requests found.';

test.each<[address: string, headings: readonly string[]]>([
  [
    '/stocks/requested-stocks',
    ['Order Date', 'Product Order count', 'Qty Taken', 'Total Amount', 'View Details', 'Status'],
  ],
  [
    '/stocks/received-stocks',
    ['', 'Product Name', 'Itgc Id', 'Device IMEI', 'Device S.No', 'Device Status', 'Given By', 'Action'],
  ],
  ['/stocks/expected', ['Name', 'Total Products', 'Units of Products', 'Given Date', 'Accepted Date', 'View Details']],
  [
    '/stocks/expected-stocks',
    ['Name', 'Total Products', 'Units of Products', 'Given Date', 'Accepted Date', 'View Details'],
  ],
  ['/stocks/expected/branches', ['Branch', 'Total Products', 'Units']],
  ['/stocks/expected/manufacturer', ['Manufacturer', 'Total Products', 'Units', 'View Details', 'Status']],
])('the list at %s has the columns of the specification, in order', async (address, headings) => {
  expect(headingsIn(await sampleAt(address))).toEqual(headings);
});

describe('the search', () => {
  test.each([
    ['of requests finds a status, ignoring case', '/stocks/requested-stocks?q=dELIVERED', 4, /Delivered$/],
    ['of requests finds a count of products', '/stocks/requested-stocks?q=1+product', undefined, / 1 Product /],
    ['of requests finds a number', '/stocks/requested-stocks?q=no.+2', 1, /No\. 2 /],
    ['of requests finds a vendor', '/stocks/requested-stocks?q=metro+cables', undefined, /^\d\d \w{3} \d{4} No\..*₹/],
    ['of what came back finds an id', '/stocks/received-stocks?q=itgc-001003', 1, /ITGC-001003/],
    ['of what came back finds an IMEI', '/stocks/received-stocks?q=861234051000027', 1, /861234051000027/],
    ['of what came back finds a serial number', '/stocks/received-stocks?q=vt140-100002', 1, /VT140-100002/],
    [
      'of what came back finds what stands in two columns',
      '/stocks/received-stocks?q=vt20-100000dead',
      1,
      /VT20-100000.*Dead/,
    ],
    ['of what came back finds it with a space between', '/stocks/received-stocks?q=VT20-100000+dead', 1, /VT20-100000/],
    [
      'of what is configured finds what two menus say',
      '/stocks/configured-stocks?q=branchesdelhi',
      undefined,
      /Branches.*Delhi/,
    ],
    ['of what came back finds a state', '/stocks/received-stocks?q=completed', undefined, /Completed/],
    ['of bags finds a name', '/stocks/expected?q=RAKESH+YADAV', 1, /^Rakesh Yadav 10 /],
    ['of bags finds a number of products', '/stocks/expected?q=10+product', undefined, /^\S+ \S+ 10 /],
    ['of branches finds a name', '/stocks/expected/branches?q=DELHI', 1, /^Delhi/],
    ['of manufacturers finds a name', '/stocks/expected/manufacturer?q=SAI+RELAY', 1, /^Sai Relay Industries 1 /],
    ['of manufacturers finds a status', '/stocks/expected/manufacturer?q=given+to+VENDOR', 3, /Given to vendor$/],
  ])('%s', async (_title, address, count, row) => {
    const found = rowsIn(await sampleAt(address));
    expect(found).toHaveLength(count ?? Math.max(found.length, 1));
    for (const text of found) expect(text).toMatch(row);
  });

  test.each([
    '/stocks/requested-stocks?q=2026',
    '/stocks/requested-stocks?q=nobody+sells+this',
    '/stocks/received-stocks?q=no+such+device',
    '/stocks/expected?q=no+such+thing',
    '/stocks/expected/branches?q=no+such+thing',
    '/stocks/expected/manufacturer?q=no+such+thing',
  ])('at %s says that it finds nothing', async (address) => {
    expect(textOf(await sampleAt(address))).toContain(NOTHING);
  });
});

/** What a list of cards says, with where each card leads. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<li\b(?:(?!<\/li>).)*<h[23]\b.*?<\/li>/gs)].flatMap(([card]) => {
    const figures = [...card.matchAll(/<dd\b.*?<\/dd>/gs)].map(([figure]) => textOf(figure));
    return linksIn(card).map(([title, address]) => [title, address, ...figures]);
  });

test('the dashboard has its four sections with their cards, each with its figure and its list', async () => {
  const html = await sampleAt('/stocks');
  const sections = html.split(/<section\b/).slice(1);
  expect(sections.map((section) => [textOf(/<h2\b.*?<\/h2>/s.exec(section)?.[0] ?? ''), cardsIn(section)])).toEqual([
    ['Pending Material Request', [['Request Stock', '/stocks/requested-stocks?show=On+their+way', '8']]],
    [
      'Inventory Status',
      [
        ['Expected (New) Stock', '/stocks/expected', '609'],
        ['Current Stock', '/stocks/on-hand', '350'],
        ['Expected (Removal)', '/stocks/received-stocks?show=Removals+to+receive', '5'],
      ],
    ],
    [
      'Payment Status',
      [
        ['Outstanding Bill (to be Paid)', '/stocks/requested-stocks?show=To+be+paid', '₹2,49,617.20'],
        ['Pending at Admin', '/stocks/requested-stocks?q=Pending+at+Admin', '4'],
      ],
    ],
    [
      'Material Status',
      [
        ['Dead Stock', '/stocks/received-stocks?show=Dead', '10'],
        ['Expected Products to Order', '/stocks/requested-stocks?q=Pending+at+Admin', '10'],
      ],
    ],
  ]);
});

test('the cards of requests count each status and lead to those requests', async () => {
  const cards = cardsIn(await sampleAt('/stocks/requested-stocks'));
  expect(cards.map(([title]) => title)).toEqual([
    'Pending at Admin',
    'Approved by Admin',
    'In Transit',
    'Delivered',
    'Total Value',
  ]);
  expect(cards[4]?.[2]).toContain('₹');
  const [, address = '', count] = cards[2] ?? [];
  expect(address).toBe('/stocks/requested-stocks?q=In+Transit');
  expect(rowsIn(await sampleAt(address))).toHaveLength(Number(count));
});

test('the cards of what is expected link the three lists, with the quantities of the specification', async () => {
  const html = await sampleAt('/stocks/expected/branches');
  expect(cardsIn(html)).toEqual([
    ['Installer', '/stocks/expected', '120'],
    ['Branches', '/stocks/expected/branches', '89', '49'],
    ['Manufacturer', '/stocks/expected/manufacturer', '400', '200'],
  ]);
  expect(textOf(html)).toContain('Units in all three 609');
  expect(/<a[^>]*aria-current="page"[^>]*>Branches/.test(html)).toBe(true);
  expect(rowsIn(html)).toContainEqual(expect.stringMatching(/^Delhi \d+ 49$/));
  for (const [, address = '', figure] of cardsIn(html)) {
    const units = rowsIn(await sampleAt(address)).map((row) => Number(/ \d+ (\d+)(?= |$)/.exec(row)?.[1]));
    expect([address, units.reduce((sum, one) => sum + one, 0)]).toEqual([address, Number(figure)]);
  }
});

test('the removals to receive are said to be a part of all that came back', async () => {
  const html = await sampleAt('/stocks/received-stocks?show=Removals+to+receive');
  expect(rowsIn(html)).toHaveLength(5);
  expect(textOf(html)).toContain('5 of 28');
});

test('what is to be paid is the sum of the amounts behind its card, and a search looks through those alone', async () => {
  const html = await sampleAt('/stocks/requested-stocks?show=To+be+paid');
  const amounts = rowsIn(html).map((row) => Number(/₹([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')));
  expect(amounts.length).toBeLessThan(12);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(249617.2, 2);
  expect(textOf(html)).toContain('To be paid ₹2,49,617.20');
  expect(textOf(await sampleAt('/stocks/requested-stocks?show=To+be+paid&q=Delivered'))).toContain(NOTHING);
});

test('an unknown part in the address is the whole list', async () => {
  expect(rowsIn(await sampleAt('/stocks/requested-stocks?show=toString'))).toHaveLength(12);
});

test('an IMEI that nobody knows says so, and leads back', async () => {
  const html = await sampleAt('/stocks/devices/490154203237518');
  expect(textOf(html)).toContain('IMEI 490154203237518 is not known.');
  expect(linksIn(html)).toContainEqual(['Go Back', '/stocks/devices']);
});

test.each<[string, Partial<Device>, string]>([
  ['that was only written down as fitted was not bought here', { unbought: true }, 'Not bought through Trackyard'],
  ['that was counted came before', {}, 'Before 01 Nov 2026: counted as opening stock'],
  ['of which no movement is known came from where nobody knows', { moves: [] }, 'Not known'],
])('a device %s', async (_what, changes, words) => {
  const devices = deviceTable([deviceOf(1, changes)]);
  const html = await shownAt(paths.stocks.deviceOf(imeiOfDevice(1)), undefined, { ...smallBusiness, devices });
  expect(textOf(html)).toContain(`Bought ${words}`);
});

test('what was paid for a request stands in it, and that nothing was', () => {
  const shown = (changes: Partial<StockRequest>) =>
    textOf(
      renderToString(createElement(PaymentsPart, { request: stockRequest(1, { status: 'Delivered', ...changes }) })),
    );
  expect(shown({})).toBe('Payments Nothing was paid for this request yet. To be paid ₹944');
  const payment = { id: 'payment-1', vendorId: 'vendor-1', amount: 1000, on: '2026-11-09', invoiceNo: 'F-7' };
  expect(shown({ payments: [payment] })).toBe(
    'Payments First 09 Nov 2026 , invoice F-7 ₹1,000 To be paid ₹0 Paid too much ₹56',
  );
});

test('a request that is not in transit says its next step, and an unknown number that there is none', async () => {
  const html = await sampleAt('/stocks/receive/12');
  expect(textOf(html)).toContain(
    'This request is Pending at Admin: nothing can be received yet. Its next step is “Approve”.',
  );
  expect(linksIn(html)).toContainEqual(['Open the request', '/stocks/requested-stocks?details=12']);
  expect(textOf(await sampleAt('/stocks/receive/99'))).toContain('There is no stock request with the number 99.');
});

test.each([
  paths.stocks.received,
  paths.stocks.configured,
  paths.stocks.devices,
  paths.care.notWorking,
  paths.care.newAddition,
  paths.care.deletionList,
])('each IMEI in the list at %s leads to the page of its device', async (address) => {
  const links = linksIn(await sampleAt(address)).filter(([name]) => /^\d{15}$/.test(name));
  expect(links.length).toBeGreaterThan(0);
  for (const [imei, to] of links) expect(to).toBe(`/stocks/devices/${imei}`);
});

test('a challan that is not there is a friendly page with the way back', async () => {
  const html = await sampleAt('/stocks/slips/9999');
  expect(textOf(html)).toContain('There is no challan with the number 9999.');
  expect(linksIn(html)).toContainEqual(['Back to Challans', '/stocks/slips']);
});
