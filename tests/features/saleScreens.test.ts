import { expect, test } from 'vitest';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { monthClosed, monthCloseProposed } from '@/store/facts/periods';
import { ravi } from '../support/people';
import { headingsIn, linksIn, rowsIn, sampleAt, shownAt, tabsIn, textOf } from '../support/rendered';
import { done } from '../support/said';
import { sampleOn } from '../support/sample';
import { smallBusiness } from '../support/tabs';
import { DELHI_GSTIN, OUR_GSTIN, PUNE_GSTIN, registeredBusiness } from '../support/transfers';

const BILLED = '/sales/display-billed';
const COLD_CHAIN = expect.stringContaining('Konkan Cold Chain Ltd') as unknown;

const chosenTab = (html: string) => textOf(/<div role="tab" aria-selected="true".*?<\/div>/s.exec(html)?.[0] ?? '');

test('the billed accounts open on Billed, with the columns of the specification', async () => {
  const html = await sampleAt(BILLED);
  expect(tabsIn(html)).toEqual([expect.stringMatching(/^Pending/), expect.stringMatching(/^Billed/)]);
  expect(chosenTab(html)).toMatch(/^Billed/);
  expect(headingsIn(html)).toEqual([
    '',
    'Company',
    'User',
    'Account Type',
    'No of Vehicles',
    'Billed Vehicles',
    'Hardware Amount',
    'Rent Amount',
    'GST 18%',
    'Total Amount',
    'Action',
  ]);
  expect(chosenTab(await sampleAt(`${BILLED}?tab=pending`))).toMatch(/^Pending/);
  // What tells clients apart who are called alike, without the user, who has a column.
  expect(rowsIn(html)[0]).toMatch(/Shivneri Logistics Pvt Ltd\s+No\. 1\s+Amol Deshmukh\s+Paid/);
  expect(linksIn(await sampleAt('/sales/edit-bill?account=18'))).toContainEqual(['Back', BILLED]);
});

test('the search finds companies and users, ignoring case, and says when it finds none', async () => {
  expect(rowsIn(await sampleAt(`${BILLED}?q=KONKAN+cold`))).toEqual([COLD_CHAIN]);
  const bySneha = await sampleAt(`${BILLED}?q=sneha`);
  expect(rowsIn(bySneha)).toEqual([COLD_CHAIN]);
  expect(textOf(await sampleAt(`${BILLED}?q=no+such+company`))).toContain('No records found');
  // Company and eye lead to the client, the pencil to the bill, PI to the invoice.
  expect(linksIn(bySneha)).toEqual(
    expect.arrayContaining([
      ['Konkan Cold Chain Ltd', '/sales/detailed-client?account=2'],
      ['View Konkan Cold Chain Ltd', '/sales/detailed-client?account=2'],
      ['Edit Konkan Cold Chain Ltd', '/sales/edit-bill?account=2'],
      ['PI', '/sales/proforma?account=2'],
    ]),
  );
});

test('a client shows twelve months, each with what was billed, what came in and the balance', async () => {
  const html = await sampleAt('/sales/detailed-client?account=3');
  expect(textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Majha Road Carriers');
  const months = /<ul[^>]*aria-label="Monthly billing".*?<\/ul>/s.exec(html)?.[0] ?? '';
  const rows = [...months.matchAll(/<tr><th scope="row">(\w+)<\/th>(.*?)<\/tr>/gs)];
  expect(rows.map(([, kind]) => kind)).toEqual(Array.from({ length: 12 }, () => ['Subscription', 'Hardware']).flat());
  expect(headingsIn(months).slice(0, 4)).toEqual(['Kind', 'Billed', 'Received', 'Balance']);
  for (const [, , cells = ''] of rows) {
    const [billed = 0, received = 0, balance = 0] = textOf(cells)
      .split(' ')
      .map((text) => Number(text.replaceAll(/[₹,]/g, '')));
    expect(balance).toBe(billed - received);
  }
  expect(linksIn(html)).toContainEqual(['Back', BILLED]);
});

test.each([
  'detailed-client',
  'detailed-client?account=abc',
  'detailed-client?account=3.0',
  'edit-bill',
  'edit-bill?account=999',
  'edit-bill?account=03',
  'proforma',
  'proforma?account=999',
  'proforma?account=3e0',
])('/sales/%s, of no account that exists, is a friendly page with the way back', async (path) => {
  const html = await sampleAt(`/sales/${path}`);
  expect(textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Account not found');
  expect(linksIn(html)).toContainEqual(['Back to Billed Accounts', BILLED]);
});

test('clients lists everybody whom the wizard brought in', async () => {
  const html = await sampleAt('/sales/clients?q=punjab');
  expect(headingsIn(html)).toEqual(['', 'Company', 'Client', 'State', 'Potential', 'Total', 'Balance Due']);
  expect(rowsIn(html)).toContainEqual(expect.stringMatching(/Majha Road Carriers.*9876123408/));
  expect(linksIn(html)).toContainEqual(['Majha Road Carriers', '/sales/detailed-client?account=3']);
});

test('expenses say what each vendor cost in each month', async () => {
  const html = await sampleAt('/sales/expenses?q=metro+cables');
  expect(headingsIn(html)).toEqual(['Month', 'Vendor', 'Requests', 'Units', 'Amount + GST']);
  expect(rowsIn(html)[0]).toMatch(/Metro Cables.*₹/);
});

test('a statement is on paper for the period that its address names, and for none that ends before it begins', async () => {
  const statement = (period: string) => sampleAt(`/sales/statement?account=1&${period}`);
  const html = await statement('from=2026-04-01&to=2026-12-31');
  expect(textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Statement of Account: Shivneri Logistics Pvt Ltd');
  expect(textOf(html)).toMatch(/Opening balance .* Closing Balance −?₹/);
  const none = textOf(await statement('from=2026-12-31&to=2026-04-01'));
  expect(none).toContain('The first day is after the last one: choose others.');
  expect(none).not.toContain('Closing Balance');
});

test('a month without a bill keeps the search of the issued bills, and says how its bills come', async () => {
  const html = await sampleAt('/sales/issued-bills?month=2020-01');
  expect(html).toMatch(/<input[^>]*aria-label="Search"/);
  expect(textOf(html)).toContain('No bills for Jan 2020 yet. The Bill Run makes them.');
});

test('the return of a branch with a GST number of its own leads not to the books in Tally, which are the company’s', async () => {
  const returnOf = (gstin: string) =>
    shownAt(`/sales/gst-returns?month=2020-01&gstin=${gstin}`, undefined, registeredBusiness);
  const [ours, delhis] = [await returnOf(''), await returnOf(DELHI_GSTIN)];
  const hasTally = (html: string) => linksIn(html).some(([name]) => name === 'Tally');
  expect([hasTally(ours), hasTally(delhis)]).toEqual([true, false]);
});

test('the choice of returns names the company’s by the number under which its month is filed', async () => {
  const store = createStore(registeredBusiness);
  done(store.dispatch(monthClosed('2020-01')));
  done(store.dispatch(companyChanged({ was: { gstin: OUR_GSTIN }, to: { gstin: PUNE_GSTIN } })));
  const shown = async (month: string) =>
    textOf(await shownAt(`/sales/gst-returns?month=${month}`, undefined, store.getState()));
  expect(await shown('2020-01')).toContain(`Company, ${OUR_GSTIN}`);
  expect(await shown('2020-02')).toContain(`Company, ${PUNE_GSTIN}`);
});

test('whoever may not close a month reads since when it is proposed', async () => {
  const store = createStore(sampleOn('2026-11-23'));
  store.dispatch(monthCloseProposed('2026-10', '2026-11-21'));
  const html = await shownAt('/sales/gst-returns?month=2026-10', ravi([monthClosed]), store.getState());
  expect(textOf(html)).toContain('It was proposed on 21 Nov 2026 to close Oct 2026');
});

test('Edit Bill says that GST is in the price per unit, and in that of a vehicle that is added, where it is', async () => {
  const account = smallBusiness.accounts.entities['account-1'];
  if (!account) throw new Error('the client is gone');
  const sold = { ...account, bill: { ...account.bill, gst: 'Including' as const } };
  const accounts = {
    ...smallBusiness.accounts,
    entities: { ...smallBusiness.accounts.entities, [account.id]: sold },
  };
  const shown = async (business: Business) => textOf(await shownAt('/sales/edit-bill?account=1', undefined, business));
  const withGst = await shown({ ...smallBusiness, accounts });
  expect(withGst).toContain('With GST, as are the prices of vehicles that are added.');
  expect(withGst).toContain('The price is with GST.');
  expect(await shown(smallBusiness)).not.toMatch(/with GST/i);
});
