import type { ImportColumn } from '@/store/kit/sheets/importable';
import { pastedMobile } from '@/store/kit/typed/mobile';
import { plain } from '@/store/kit/typed/typedNumbers';
import {
  ACCOUNTS,
  DEVICE_MODELS,
  BILLED_DEVICE_TYPES,
  GST_CHOICES,
  PAYMENT_METHODS,
  PLANS,
  POTENTIALS,
  type ClientFields,
} from '@/store/clients/accounts/account';
import { GST_TREATMENTS } from '@/store/clients/accounts/gstTreatment';
import { STATES } from '@/store/clients/accounts/taxState';
import { CLIENT_TITLES } from '@/store/clients/accounts/clientChange';

/** A row of a file of clients: a client, and one of its vehicles if it has any. */
export interface ClientRow extends ClientFields {
  vehicleNo?: string | undefined;
  duration?: string | undefined;
  price?: number | undefined;
}

type Column = ImportColumn<ClientRow>;
type Key = Column['key'];

const TITLES: Record<Key, string> = {
  ...CLIENT_TITLES,
  vehicleNo: 'Vehicle Number',
  duration: 'Duration',
  price: 'Price',
};

const columnOf =
  (kind: Column['kind']) =>
  (key: Key, ...synonyms: string[]): Column => ({ key, title: TITLES[key], kind, synonyms });
const text = columnOf('text');
const identifier = columnOf('identifier');
const money = columnOf('money');
const count = columnOf('count');
const word = (key: Key, words: readonly string[], ...synonyms: string[]): Column => ({
  ...text(key, ...synonyms),
  words,
});
const optional = (column: Column): Column => ({ ...column, optional: true });

/** The columns of a file of clients: what the three steps of the wizard ask, and what a bill holds of a vehicle. */
export const clientRowColumns: readonly Column[] = [
  text(
    'companyName',
    'Company',
    'Client',
    'Client Name',
    'Customer',
    'Customer Name',
    'Party',
    'Party Name',
    'Firm',
    'Firm Name',
  ),
  optional(text('firstName', 'Given Name', 'Contact Person', 'Contact Name')),
  optional(text('lastName', 'Surname')),
  optional(text('emailAddress', 'Email', 'E-mail', 'Mail', 'Email Id')),
  {
    ...identifier('mobileNumber', 'Mobile', 'Mobile No', 'Phone', 'Phone No', 'Contact No', 'Contact Number'),
    cleaned: pastedMobile,
  },
  word('state', STATES),
  optional(word('potential', POTENTIALS, 'Priority')),
  optional(text('address', 'Office Address', 'Full Address')),
  optional(text('billingName', 'Bill To', 'Invoice Name')),
  optional(identifier('accountNo', 'Account No', 'A/C No', 'Bank Account', 'Bank Account No')),
  optional(word('gstTreatment', GST_TREATMENTS, 'GST Type', 'Registration Type')),
  { ...identifier('gstNo', 'GST', 'GSTIN', 'GST No', 'GSTIN No', 'GSTIN/UIN'), cleaned: plain },
  optional({ ...identifier('panNo', 'PAN', 'PAN No'), cleaned: plain }),
  optional(text('billingAddress', 'Bill To Address', 'Invoice Address')),
  optional(text('town', 'City', 'Billing City', 'Billing Town')),
  optional(identifier('pinCode', 'PIN', 'Pincode', 'Postal Code', 'Billing PIN')),
  optional(text('deliveryAddress', 'Ship To', 'Ship To Address', 'Shipping Address')),
  optional(text('deliveryTown', 'Delivery City', 'Shipping City')),
  optional(identifier('deliveryPin', 'Delivery PIN', 'Shipping PIN')),
  optional(text('tallyLedger', 'Tally Ledger', 'Ledger Name')),
  optional(text('email', 'Accounts Email', 'Invoice Email')),
  optional(word('deviceType', BILLED_DEVICE_TYPES, 'Device')),
  optional(word('model', Object.values(DEVICE_MODELS).flat(), 'Device Model')),
  optional(word('account', ACCOUNTS)),
  optional(word('paymentMethod', PAYMENT_METHODS, 'Payment', 'Payment Mode')),
  optional(money('hardware', 'Hardware Amount', 'Device Price')),
  optional(word('hardwareGstIncluded', GST_CHOICES)),
  optional(money('installation', 'Installation Charges', 'Installation Amount')),
  optional(word('installationGstIncluded', GST_CHOICES)),
  optional(money('hardwareOnLease', 'Lease', 'Lease Amount')),
  optional(word('leasePlan', PLANS)),
  optional(count('leaseMonths', 'Months', 'Lease Period')),
  optional(word('leaseGstIncluded', GST_CHOICES, 'Lease GST')),
  optional(money('subscription', 'Subscription Amount', 'Rent', 'Rental')),
  optional(word('subscriptionPlan', PLANS, 'Plan')),
  optional(word('subscriptionGstIncluded', GST_CHOICES)),
  optional(
    identifier(
      'vehicleNo',
      'Vehicle',
      'Vehicle No',
      'Registration No',
      'Registration Number',
      'Reg No',
      'Plate',
      'Number Plate',
    ),
  ),
  optional(text('duration', 'Vehicle Duration')),
  optional(money('price', 'Vehicle Price', 'Price per Vehicle', 'Monthly Price', 'Rate')),
];
