import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TRADE_WORDS } from '@/parts/tradeWords';
import { paths } from '@/paths';
import { everyPath } from '../support/everyPath';
import { billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { factCreators, ONLY_ADMINS, ravi } from '../support/people';
import { buttonsIn, shownAt, type ShownButton } from '../support/rendered';

const ofNobody = ravi(Object.values(factCreators));
const isDenied = ({ attributes }: ShownButton) => attributes.includes('aria-disabled="true"');
const namesOf = (buttons: readonly ShownButton[]) => [...new Set(buttons.map(({ name }) => name))];

/** The buttons of each screen that whoever may say no fact cannot use. */
const DENIED: Record<string, string[]> = {
  [paths.home]: ['Add New Vendor', 'New Account'],
  [paths.start]: ['Add New Vendor', 'New Account'],
  [paths.settings.data]: ['Choose a backup file', 'Start empty'],
  [paths.settings.stock]: [
    'Import branches',
    'Add Branch',
    'Edit Delhi',
    'Import installers',
    'Add Installer',
    'Edit Rakesh Yadav',
    'Count Opening Stock',
  ],
  [paths.settings.company]: ['Save'],
  [paths.outside.messages]: ['Save Text'],
  [paths.vendors.list]: ['Import', 'Add New Vendor', 'Edit Price', 'Add product to First', 'Add product to Second'],
  [paths.vendors.add]: ['Submit'],
  [paths.vendors.detail(1)]: ['Add Product', 'Upload Excel', 'Update'],
  [paths.stocks.requested]: ['Request Stock'],
  [paths.stocks.purchase]: ['Submit'],
  [paths.stocks.received]: ['Accept', 'Received'],
  [paths.stocks.devices]: ['Pair SIMs'],
  [paths.stocks.configured]: ['Import', 'Submit ITGC-1', 'Submit ITGC-2', 'Submit ITGC-3'],
  [paths.stocks.challans]: ['Hand Over'],
  [paths.stocks.counts]: ['Count Delhi, branch', 'Count Rakesh Yadav, installer'],
  [paths.stocks.newChallan]: ['Offer'],
  [paths.stocks.challanOf(9)]: ['Cancel Challan', 'E-way Bill', 'Answer 0 of 2'],
  [paths.stocks.bagOf(1)]: ['Take Back', 'Hand Over'],
  [paths.sales.newAccount]: ['Submit'],
  [paths.sales.billedOf('pending')]: ['New Account', 'Edit Konkan Carriers', 'Delete Konkan Carriers', 'Billed'],
  [paths.sales.detailedClientOf(1)]: ['Record Receipt', 'Edit Bill', 'Correct Details'],
  [`${paths.sales.detailedClientOf(1)}&tab=vehicles`]: [
    'Record Receipt',
    'Edit Bill',
    'Correct Details',
    'Register Vehicle',
    'Edit terms of MH 01 AB 1001',
    'Raise service for MH 01 AB 1001',
    'Edit terms of MH 01 AB 1002',
    'Raise service for MH 01 AB 1002',
  ],
  [`${paths.sales.detailedClientOf(1)}&tab=jobs`]: [
    'Record Receipt',
    'Edit Bill',
    'Correct Details',
    'Raise Service',
    'Raise Request',
  ],
  [paths.care.vehicleOf('MH 01 AB 1001')]: [
    'Raise Service',
    'Move Vehicle',
    'Close Vehicle',
    'Delete Vehicle',
    'Edit Terms',
    'Pause',
    'End Billing',
  ],
  [paths.sales.editBillOf(1)]: ['Submit', 'Billed'],
  [paths.sales.clients]: ['Move a Fleet In', 'Import', 'New Account'],
  [paths.sales.billRun]: [
    'Propose the credit for MH 01 AB 1031 on bill INV/26-27/000001 again',
    'Take back the waiver of Jul 2026 for MH 01 AB 1031',
  ],
  [paths.sales.issuedBills]: ['Credit INV/26-27/000002', 'Credit INV/26-27/000001'],
  [paths.sales.receipts]: [
    'Import',
    'Record Receipt',
    'Allocate RC/26-27/000002',
    'Refund RC/26-27/000002',
    'RC/26-27/000002 bounced',
    'Allocate RC/26-27/000001',
    'Refund RC/26-27/000001',
    'RC/26-27/000001 bounced',
  ],
  [paths.sales.taxReturns]: ['Propose to Close Oct 2026'],
  [paths.sales.tally]: ['Export for Tally'],
  [paths.sales.settings]: ['Submit'],
  [paths.care.requestStock]: ['Submit'],
  [paths.care.notWorking]: [
    'Import Contacts',
    'Raise Service',
    'Raise service for MH 12 AB 1001',
    'Raise service for MH 12 AB 1002',
  ],
  [paths.care.raiseService]: ['Submit'],
  [paths.care.viewRequestStock]: ['Request Stock', 'Approve GPS for Pune'],
  [paths.care.requestJob]: ['Submit'],
  [paths.care.viewJob]: [
    'Raise Request',
    'Send job 5 of Meera Joshi',
    'Close job 5 of Meera Joshi',
    'Send job 4 of Meera Joshi',
    'Assign job 4 of Meera Joshi',
    'Send job 3 of Meera Joshi',
    'Send job 2 of Meera Joshi',
    'Send job 1 of Meera Joshi',
  ],
  [paths.care.deletionList]: ['Request Deletion', 'Delete vehicle MH 12 CD 1002', 'Delete vehicle MH 12 CD 1001'],
  [paths.care.newAddition]: ['Add New Device', 'Edit MH 12 EF 1001'],
  [paths.care.requisitionForm]: ['Submit'],
};

/** What explains a field of the trade says nothing. */
const HELP = TRADE_WORDS.map(({ word }) => `What ${word} means`);

/** The buttons that say no fact, nor open what only says one. */
const FREE: Record<string, string[]> = {
  everywhere: [
    'Search Ctrl K',
    'Search everything',
    'Filter',
    'Columns',
    'Paste list',
    'Export',
    // A menu: what it offers says itself what it does.
    'More',
    'Open menu',
    'Collapse menu',
    'Theme',
    'Mail',
    'Notifications',
    // The other language.
    'हिन्दी',
    'Account',
    'Logout',
    ...HELP,
  ],
  areas: ['Areas', 'Area: Vendors', 'Area: Stocks', 'Area: Sales', 'Area: Customer Care'],
  // Their dialogs show what was sent as well.
  care: ['Open search', 'Close search', 'Send SMS', 'Send Mail', 'Tech Support', 'Customer care tools'],
  // This browser alone remembers what is skipped.
  // What is put off, and how much is shown, this browser alone remembers.
  [paths.home]: [
    'Skip Company',
    'Postpone: 4 GPS, required by 25 Nov 2026, Pune',
    'Postpone: Challan 1, 1 piece, Rakesh Yadav to Store',
    'Postpone: Challan 2, 1 piece, Rakesh Yadav to Store',
    'Show all: Challans to answer',
    'Postpone: Stock request 1, 1 Product, First',
    'Postpone: Stock request 2, 1 Product, First',
    'Show all: Stock requests',
    'Postpone: Delivered but unscanned, 1 problem, ₹480',
    'Postpone: Billed but not live, 1 problem, ₹200',
    'Postpone: Live but unbilled, 1 problem, ₹10,180',
    'Show all: Problems',
  ],
  [paths.start]: ['Skip Company'],
  // It is saved, and nothing is said; files for Tally are said to have been made.
  [paths.sales.tally]: ['Registers as Excel'],
  [paths.settings.data]: ['Download a backup'],
  [paths.care.deletionList]: [
    'Off-boarding of MH 12 CD 1002: 1 open',
    'Off-boarding of MH 12 CD 1001: 1 open',
    'Off-boarding of MH 12 CD 1002: 2 open',
    'Off-boarding of MH 12 CD 1001: 2 open',
  ],
  [paths.sales.taxReturns]: ['Export as Excel', 'Export for GST Portal'],
  [paths.sales.receipts]: ['TDS by Quarter'],
  // Of rows in a form that is not sent.
  [paths.settings.company]: [
    'Remove TDS rate 1',
    'Remove TDS rate 2',
    'Remove TDS rate 3',
    'Remove TDS rate 4',
    'Add GST Rate',
    'Add TDS Rate',
    'Add Tally Ledger',
  ],
  [paths.vendors.add]: ['Remove product 1', 'Add Product Row'],
  [paths.stocks.purchase]: ['Remove line 1', 'Add Line'],
  [paths.sales.editBillOf(1)]: ['Remove vehicle 1', 'Remove vehicle 2', 'Add Vehicle'],
  [paths.stocks.requested]: ['Sort By Date', 'View Details'],
  [paths.stocks.expected]: ['View Details'],
  [paths.stocks.expectedMenu]: ['View Details'],
  [paths.stocks.manufacturer]: ['View Details'],
  [paths.stocks.branches]: ['Delhi'],
  // Whose day it is.
  [paths.installer]: ['Rakesh Yadav'],
  // Until it is chosen what shall be done: viewing is for everybody.
  [paths.stocks.configured]: ['Submit'],
  [paths.stocks.challanOf(9)]: ['Accept all', 'Print', 'Download PDF'],
  [paths.care.notWorking]: [
    'Submit',
    'All Services',
    'Not Working Vehicles',
    'Service',
    'Device Removed',
    'Copy Lat/Long of MH 12 AB 1001',
    'Copy Lat/Long of MH 12 AB 1002',
  ],
  // Whose day it is, this browser alone remembers.
  [paths.installer]: ['Rakesh Yadav'],
  // The dialog shows all that is known of a job.
  [paths.care.viewJob]: [5, 4, 3, 2, 1].map((number) => `Edit job ${number} of Meera Joshi`),
};

/** Addresses outside the frames, that lead on, or without their query; two screens have links only, and charts, which need a page. */
const LEFT_OUT: readonly string[] = [
  paths.login,
  paths.careLogin,
  paths.care.home,
  paths.stocks.bags,
  paths.stocks.receive,
  paths.sales.billing,
  paths.sales.selectPackage,
  paths.sales.dashboard,
  paths.stocks.onHand,
  paths.sales.billed,
  paths.sales.detailedClient,
  paths.sales.editBill,
];

const screens = new Set([...everyPath.filter((path) => !LEFT_OUT.includes(path)), ...Object.keys(DENIED)]);

describe('whoever may say no fact', () => {
  // What is to be done, and with it the buttons, is another on each day.
  beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-30T06:00:00Z'), toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  test.each([...screens])('can use no button of %s that says one', async (address) => {
    const buttons = buttonsIn(await shownAt(address, ofNobody));
    expect(namesOf(buttons.filter(isDenied))).toEqual(DENIED[address] ?? []);
    const free = [...(FREE.everywhere ?? []), ...(FREE.areas ?? []), ...(FREE.care ?? []), ...(FREE[address] ?? [])];
    const used = buttons.filter((button) => !isDenied(button) && !button.attributes.includes('href='));
    expect(namesOf(used).filter((name) => !free.includes(name))).toEqual([]);
  });

  test('comes to such a button with the keyboard, and is told the reason', async () => {
    const submit = buttonsIn(await shownAt(paths.vendors.add, ofNobody)).find(({ name }) => name === 'Submit');
    expect(submit?.attributes).not.toMatch(/\sdisabled=|tabindex/);
    expect(submit?.attributes).toContain(`aria-description="${ONLY_ADMINS}"`);
  });
});

test('a link to a form is there for whoever may say one of its facts', async () => {
  const editBill = async (...facts: { type: string }[]) =>
    buttonsIn(await shownAt(paths.sales.detailedClientOf(1), ravi(facts))).find(({ name }) => name === 'Edit Bill')
      ?.attributes;
  expect(await editBill(billSaved)).toContain('href="/sales/edit-bill?account=1"');
  expect(await editBill(billSaved, vehiclesBilled)).not.toContain('href=');
});

test('in the embedded mode everybody may do everything', async () => {
  const buttons = buttonsIn(await shownAt(paths.vendors.list));
  expect(namesOf(buttons)).toContain('Add New Vendor');
  expect(buttons.filter(isDenied)).toEqual([]);
});
