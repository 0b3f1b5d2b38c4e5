import { beginAt, partOf, paths } from '@/paths';
import { clientsImported } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { formScreens } from '@/store/business/formScreens';
import { mailSent, smsSent } from '@/store/facts/messages';
import { receiptRecorded } from '@/store/facts/receipts';
import { TO_BE_PAID } from '@/store/purchasing/requests/payments';
import { vendorPaid } from '@/store/facts/requests';
import { requisitionRaised } from '@/store/facts/requisitions';
import { SCREEN_TITLES, titleOf } from '@/store/kit/screenTitles';
import { simPaired } from '@/store/facts/devices';
import { contactsImported } from '@/store/facts/vehicles';
import { vendorsImported } from '@/store/facts/vendors';
import { ALSO_CALLED } from './alsoCalled';
import type { Act, Choice } from './recordIndex';
import type { TypedKind } from './typedKind';

/** A screen to go to, or something to be done on one. */
export interface Command extends Choice {
  /** What else people call it. */
  also: readonly string[];
  /** The facts that it says, where not everybody who has the screen may say them. */
  says: readonly { type: string }[];
}

/** Addresses that lead elsewhere, are left by going there, or need a record to be about. */
const NOT_BY_ITSELF = new Set<string>([
  paths.login,
  paths.careLogin,
  paths.care.home,
  paths.stocks.expectedMenu,
  paths.stocks.bags,
  paths.sales.billing,
  paths.sales.selectPackage,
  paths.sales.detailedClient,
  paths.sales.editBill,
  paths.sales.proforma,
  paths.sales.issuedProforma,
  paths.sales.invoice,
  paths.sales.creditNote,
  paths.sales.debitNote,
  paths.sales.receipt,
  paths.sales.statement,
  paths.care.vehicle,
]);

const AREAS: readonly (readonly [begin: string, name: string])[] = [
  [paths.vendors.list, 'Vendors'],
  [paths.stocks.dashboard, 'Stocks'],
  [paths.sales.dashboard, 'Sales'],
  [paths.care.home, 'Customer Care'],
  [paths.care.requestStock, 'Customer Care'],
];

/** The area that an address belongs to, unless it is called so itself. */
function areaOf(to: string, title: string): string {
  const area = AREAS.find(([begin]) => `${to}/`.startsWith(`${begin}/`))?.[1];
  return area === undefined || area === title ? '' : area;
}

const command = (to: string, title: string, says: Command['says'] = []): Command => ({
  title,
  detail: areaOf(to, title),
  to,
  also: ALSO_CALLED[to] ?? [],
  says,
});

const isForm = (to: string) => Object.hasOwn(formScreens, to);
const byThemselves = Object.entries(SCREEN_TITLES).filter(([to]) => !NOT_BY_ITSELF.has(to));

/** What can be done on a screen that shows more than its form; `to` leads right to it, and what the screen is called besides leads to the screen. */
const onScreen = (screen: string, title: string, says: { type: string }, to = screen): Command => ({
  ...command(screen, title, [says]),
  to,
  also: [],
});

const addDevice = (known?: Readonly<Record<string, string>>) =>
  onScreen(paths.care.newAddition, 'Add New Device', additionRecorded, beginAt(paths.care.newAddition, 'add', known));
/** The page of a device, which tells of one that the stock does not know what the lists say. */
const deviceOf = (imei: string): Command => ({
  ...command(paths.stocks.devices, `Device ${imei}`),
  to: paths.stocks.deviceOf(imei),
});
const sendSms = (known?: Readonly<Record<string, string>>) =>
  onScreen(paths.care.notWorking, 'Send SMS', smsSent, beginAt(paths.care.notWorking, 'sms', known));

const DONE_ON_SCREENS = [
  addDevice(),
  onScreen(paths.care.requisitionForm, 'Raise Requisition', requisitionRaised),
  sendSms(),
  onScreen(paths.care.notWorking, 'Send Mail', mailSent, beginAt(paths.care.notWorking, 'mail')),
  onScreen(paths.vendors.list, 'Import Vendors', vendorsImported, beginAt(paths.vendors.list, 'import')),
  onScreen(paths.stocks.configured, 'Import Configured Devices', simPaired, beginAt(paths.stocks.configured, 'import')),
  onScreen(paths.sales.clients, 'Import Clients', clientsImported, beginAt(paths.sales.clients, 'import')),
  onScreen(paths.sales.clients, 'Move a Fleet In', clientsImported, beginAt(paths.sales.clients, 'fleet')),
  onScreen(paths.sales.receipts, 'Record Receipt', receiptRecorded, beginAt(paths.sales.receipts, 'record')),
  onScreen(paths.sales.receipts, 'Import Bank Statement', receiptRecorded, beginAt(paths.sales.receipts, 'import')),
  onScreen(paths.care.notWorking, 'Import Contacts', contactsImported, beginAt(paths.care.notWorking, 'import')),
  onScreen(paths.stocks.requested, 'Record Payment', vendorPaid, partOf(paths.stocks.requested, TO_BE_PAID)),
];

const doneAtOnce = (act: Act, title: string, ...also: readonly string[]): Command => ({
  title,
  detail: '',
  to: '',
  act,
  also,
  says: [],
});

const DONE_AT_ONCE = [
  doneAtOnce('undo', 'Undo what I did last', 'Take back'),
  doneAtOnce('dark', 'Dark theme', 'Dark mode', 'Night'),
  doneAtOnce('light', 'Light theme', 'Light mode', 'Day'),
  doneAtOnce('system', 'Theme as the device', 'System theme'),
  doneAtOnce('help', 'Keys and words', 'Help', 'Shortcuts', 'Glossary'),
  doneAtOnce('logout', 'Logout', 'Log out', 'Sign out'),
];

/** Everything that can be begun from anywhere. */
export const ACTIONS: readonly Command[] = [
  ...byThemselves.filter(([to]) => isForm(to)).map(([to, title]) => command(to, title)),
  ...DONE_ON_SCREENS,
  ...DONE_AT_ONCE,
];

/** Every screen that is no form. */
export const SCREENS: readonly Command[] = [
  ...byThemselves.filter(([to]) => !isForm(to)).map(([to, title]) => command(to, title)),
  command(paths.sales.receiptsTab('ageing'), 'Ageing'),
];

const actionAt = (to: string) => ACTIONS.filter((action) => action.to === to);

/** What can be done with what a text is, besides looking at the records that have it: where a form takes it, it stands in there. */
export function offersFor({ is, text }: TypedKind): Command[] {
  if (is === 'imei') return [addDevice({ imei: text }), deviceOf(text)];
  if (is === 'plate') return [addDevice({ vehicleNo: text })];
  if (is === 'mobile') return [...actionAt(paths.sales.newAccount), sendSms({ mobileNumbers: text })];
  const addVendor = actionAt(paths.vendors.add).map((action) => ({ ...action, to: paths.vendors.addWith(text) }));
  return [...addVendor, ...actionAt(paths.sales.newAccount)];
}

/** Raising a service request for a vehicle. */
export const raiseServiceFor = (vehicleNo: string): Command => ({
  ...command(paths.care.raiseService, `${titleOf(paths.care.raiseService) ?? ''} for ${vehicleNo}`),
  to: paths.care.raiseServiceFor(vehicleNo),
});
