import { paths } from '@/paths';
import { addressOf, recordOf } from './recordOf';

/** What the screens call themselves, by their addresses. */
const TITLES: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.settings.data]: 'Data',
  [paths.office.users]: 'Users',
  [paths.vendors.list]: 'Vendors',
  [paths.vendors.add]: 'Add New Vendor',
  [paths.stocks.dashboard]: 'Stocks',
  [paths.stocks.requested]: 'Requested Stocks',
  [paths.stocks.purchase]: 'Request Stock',
  [paths.stocks.expectedMenu]: 'Expected Stock',
  [paths.stocks.expected]: 'Expected Stock',
  [paths.stocks.branches]: 'Expected Stock',
  [paths.stocks.manufacturer]: 'Expected Stock',
  [paths.stocks.received]: 'Received Stock',
  [paths.stocks.configured]: 'Configured Stock',
  [paths.sales.dashboard]: 'Sales',
  [paths.sales.newAccount]: 'New account creation',
  [paths.sales.billing]: 'Billing Information',
  [paths.sales.selectPackage]: 'Package Selection',
  [paths.sales.billed]: 'Billed Accounts',
  [paths.sales.detailedClient]: 'Client',
  [paths.sales.editBill]: 'Edit Bill',
  [paths.sales.proforma]: 'Proforma Invoice',
  [paths.sales.clients]: 'Clients',
  [paths.sales.expenses]: 'Expenses',
  [paths.sales.settings]: 'Deactivate Account',
  [paths.login]: 'Login',
  [paths.careLogin]: 'Customer Care Login',
  [paths.care.home]: 'Not Working Vehicle',
  [paths.care.requestStock]: 'Request Stock',
  [paths.care.notWorking]: 'Not Working Vehicle',
  [paths.care.raiseService]: 'Raise Service',
  [paths.care.viewRequestStock]: 'View Stock Request',
  [paths.care.requestJob]: 'Raise Request (Job)',
  [paths.care.viewJob]: 'View Job',
  [paths.care.deletionList]: 'Deletion List',
  [paths.care.newAddition]: 'New Device Addition List',
  [paths.care.requisitionForm]: 'Requisition Form',
  [paths.care.settings]: 'Setting',
};

/** Where somebody is, in words: the screen's title, with the record that it is about; undefined for an address that this program has not. */
export function placeWords(place: string): string | undefined {
  const { path } = addressOf(place);
  const record = recordOf(place);
  const title = Object.hasOwn(TITLES, path) ? TITLES[path] : undefined;
  if (title === undefined) return record && record.charAt(0).toUpperCase() + record.slice(1);
  return record === undefined ? title : `${title}, ${record}`;
}
