import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { emptyBusiness, type Business } from '@/store/business/business';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { everyPath } from '../support/everyPath';
import { buttonsIn, shownAt, textOf } from '../support/rendered';
import { smallBusiness } from '../support/tabs';

/** What stands on the buttons in the main part of a screen. */
const namesIn = (html: string) => buttonsIn(html.slice(html.indexOf('<main'))).map(({ name }) => name);

/** What the screens of an empty business say, and the last of their buttons, which stand where the rows would. */
const EMPTY: [address: string, text: string, ...buttons: string[]][] = [
  [paths.vendors.list, 'No vendors added yet.', 'Add New Vendor'],
  [paths.settings.stock, 'No installers yet.', 'Add Installer', 'Count Opening Stock', 'Stock on Hand'],
  [paths.stocks.requested, 'No stock requested yet.', 'Request Stock'],
  [paths.stocks.purchase, 'Stock is requested from a vendor. Add the first vendor.', 'Add New Vendor'],
  [paths.stocks.expectedMenu, 'No installers yet.', 'Add Installer'],
  [paths.stocks.branches, 'No branches yet.', 'Add Branch'],
  [paths.stocks.manufacturer, 'Nothing is at a manufacturer.', 'Request Stock'],
  [paths.stocks.received, 'No device has been handed over yet.', 'Hand Over'],
  [paths.stocks.configured, 'No device is configured yet.', 'Import'],
  [paths.stocks.devices, 'There is no device yet.', 'Request Stock', 'Count Opening Stock'],
  [paths.stocks.challans, 'No challans yet.', 'Hand Over'],
  [paths.stocks.newChallan, 'Stock is handed over to a branch or an installer.', 'Stock Settings'],
  [paths.sales.billed, 'No records found', 'New Account'],
  [paths.sales.clients, 'No clients yet.', 'New Account'],
  [paths.sales.bills, 'No bills yet. The Bill Run makes them.', 'Bill Run'],
  [paths.sales.billRun, 'Bills are for clients. Add the first client.', 'New Account'],
  [paths.sales.issuedBills, 'No bills yet. The Bill Run makes them.', 'Bill Run'],
  [paths.sales.receipts, 'Receipts are from clients. Add the first client.', 'New Account'],
  [paths.sales.expenses, 'No stock request was approved yet', 'Request Stock'],
  [paths.sales.settings, 'There is no client yet whose account could be deactivated.', 'New Account'],
  [paths.care.notWorking, 'No vehicles yet. Add a client first.', 'New Account'],
  [paths.care.viewRequestStock, 'No stock has been requested yet.', 'Request Stock'],
  [paths.care.viewJob, 'No installation jobs yet.', 'Raise Request'],
  [paths.care.jobBoard(), 'No installers yet.', 'Add Installer'],
  [paths.care.deletionList, 'No vehicles yet. Add a client first.', 'New Account'],
  [paths.care.newAddition, 'No devices added yet.', 'Add New Device'],
  [paths.care.requisitionForm, 'No requisition has been raised yet.', 'Submit'],
];

/** The primary buttons in the main part of a screen, by name. */
const primaryIn = (html: string) =>
  buttonsIn(html.slice(html.indexOf('<main')))
    .filter(({ attributes }) => attributes.includes('ant-btn-primary'))
    .map(({ name }) => name);

/** The search, the filters and the export in the HTML of a screen, by name. */
const toolsIn = (html: string) => [
  ...namesIn(html).filter((name) => ['Filter', 'Columns', 'Paste list', 'Export'].includes(name)),
  ...(/<input[^>]*aria-label="Search"/.exec(html) ?? []),
];

test.each(EMPTY)(
  '%s says that it is empty, and leads on where the rows would be, without tools',
  async (address, text, ...buttons) => {
    const html = await shownAt(address, undefined, emptyBusiness);
    expect(textOf(html)).toContain(text);
    expect(namesIn(html).slice(-buttons.length)).toEqual(buttons);
    expect(toolsIn(html)).toEqual([]);
    expect(primaryIn(html).length).toBeLessThanOrEqual(1);
  },
);

test('nothing leaks in an empty business, which says so', async () => {
  expect(textOf(await shownAt(paths.leaks, undefined, emptyBusiness))).toContain('No problems found.');
});

/** Addresses that lead on, or without their query; the store is counted though nothing is in it, and charts need a page. */
const LEFT_OUT = new Set<string>([
  paths.care.home,
  paths.stocks.bags,
  paths.stocks.receive,
  paths.sales.billing,
  paths.sales.selectPackage,
  paths.stocks.counts,
  paths.stocks.onHand,
  paths.sales.dashboard,
]);

const OTHERS = everyPath.filter((path) => !LEFT_OUT.has(path) && EMPTY.every(([known]) => known !== path));

test.each(OTHERS)('%s has no tools in an empty business', async (address) => {
  expect(toolsIn(await shownAt(address, undefined, emptyBusiness))).toEqual([]);
});

const withVendors = (products: Business['vendors']['entities'][string]['products']): Business => {
  const [vendor] = Object.values(smallBusiness.vendors.entities);
  return { ...emptyBusiness, vendors: vendorTable(vendor ? [{ ...vendor, products }] : []) };
};

test('a vendor without products has the button of the first one, and nothing is requested before', async () => {
  const business = withVendors([]);
  const html = await shownAt(paths.vendors.detail(1), undefined, business);
  expect(textOf(html)).toContain('No products added yet. Click the Add Product button to add products. Add Product');
  expect(textOf(await shownAt(paths.stocks.purchase, undefined, business))).toContain(
    'No vendor has a product yet. Add the first product. Vendor List',
  );
});
