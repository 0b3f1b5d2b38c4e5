import fc from 'fast-check';
import type {
  Account,
  AccountDraft,
  BillingInfo,
  ClientDetails,
  PackageSelection,
  Vehicle,
} from '@/store/accounts/account';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  accountTable,
  billSaved,
  clientsImported,
  vehiclesBilled,
} from '@/store/accounts/accountsSlice';
import { newAccount, newSlot } from '@/store/accounts/newAccount';
import { DEACTIVATIONS } from '@/store/deactivations/deactivation';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';

interface DraftChanges {
  client?: Partial<ClientDetails>;
  billing?: Partial<BillingInfo>;
  package?: Partial<PackageSelection>;
}

/** What the wizard hands over for a client of Mumbai: ₹10,000 of hardware and ₹2,000 of rent, both without GST. */
export const accountDraft = (changes: DraftChanges = {}): AccountDraft => ({
  client: {
    firstName: 'Meera',
    lastName: 'Joshi',
    emailAddress: 'meera@konkan.example',
    mobileNumber: '9820012345',
    companyName: 'Konkan Carriers',
    state: 'Mumbai',
    potential: 'High',
    address: '4 Link Road, Mumbai 400064',
    ...changes.client,
  },
  billing: {
    billingName: 'Konkan Carriers',
    accountNo: '123456789012',
    gstNo: '27AAPFU0939F1ZV',
    panNo: 'AAPFU0939F',
    billingAddress: '9 Dock Road, Mumbai 400001',
    email: 'accounts@konkan.example',
    ...changes.billing,
  },
  package: {
    deviceType: 'Printer',
    model: 'HP LaserJet',
    account: 'Account A',
    paymentMethod: 'Cash',
    hardware: 9000,
    hardwareGstIncluded: 'Excluding',
    installation: 1180,
    installationGstIncluded: 'Including',
    hardwareOnLease: 1500,
    leasePlan: 'Half Yearly',
    leaseMonths: 12,
    leaseGstIncluded: 'Excluding',
    subscription: 590,
    subscriptionPlan: 'Yearly',
    subscriptionGstIncluded: 'Including',
    ...changes.package,
  },
});

/** Vehicle n, with the identity `vehicle-n`. */
export const vehicle = (n: number, changes: Partial<Vehicle> = {}): Vehicle => ({
  id: `vehicle-${n}`,
  vehicleNo: `MH 01 AB 100${n}`,
  duration: 'Yearly',
  price: 200,
  selected: true,
  billed: false,
  ...changes,
});

/** Account n, with the identity `account-n`, of that draft, opened on 1 Nov 2026, with two vehicles and whatever else is given. */
export const account = (n: number, changes: Partial<Account> = {}): Account => ({
  ...newAccount(`account-${n}`, accountDraft(), '2026-11-01', `slot-${n}`),
  number: n,
  vehicles: [vehicle(1), vehicle(2)],
  ...changes,
});

/** No change of a bill's vehicles. */
export const noVehicles = { added: [], edited: [], removed: [] };

/** No change of a bill. */
export const noEdit = { was: {}, to: {} };

/** Three accounts of two vehicles each, about which facts are said. */
export const smallSales = { accounts: accountTable([account(1), account(2), account(3)]) };

const opened = fc.constantFrom('2026-10-30', '2026-11-02').map((date) => accountOpened(accountDraft(), date));
const accountId = fc.constantFrom('account-1', 'account-2', 'account-3');
const accountIds = fc.uniqueArray(accountId, { maxLength: 3 });
const vehicleId = fc.constantFrom('vehicle-1', 'vehicle-2', 'vehicle-3');
const vehicleIds = fc.uniqueArray(vehicleId, { maxLength: 3 });
const billEdit = fc
  .tuple(fc.constantFrom(0, 50_000), fc.nat({ max: 500 }))
  .map(([was, discount]) => ({ was: { discount: was }, to: { discount } }));
const vehicleChanges = fc.record({
  added: fc.constantFrom([], [vehicle(3)]).map((all) => all.map(({ billed: _billed, ...fields }) => fields)),
  edited: vehicleIds.map((ids) => ids.map((id) => ({ id, edit: { was: { price: 200 }, to: { price: 250 } } }))),
  removed: fc.constantFrom([], [vehicle(2)]).map((all) => all.map(({ id, ...was }) => ({ id, was }))),
});

const imported = fc
  .tuple(accountId, fc.constantFrom('29AAGCG6253J1Z8', '24AIDPG5043J1ZJ'), fc.constantFrom('9820012345', '9820012346'), vehicleChanges)
  .map(([id, gstNo, to, { added, edited }]) =>
    clientsImported(
      {
        added: [{ draft: accountDraft({ billing: { gstNo } }), vehicles: [newSlot(accountDraft().package)] }],
        edits: [{ accountId: id, edit: { was: { mobileNumber: '9820012345' }, to: { mobileNumber: to } }, vehicles: { added, edited } }],
      },
      '2026-11-02',
    ),
  );

/** Any fact of the sales area, about accounts and vehicles that exist and that do not. */
export const salesFact = fc.oneof(
  opened,
  imported,
  accountIds.map((ids) => accountsBilled(ids)),
  accountIds.map((ids) => accountsDeleted(ids.map((id) => ({ id, company: 'Konkan Carriers' })))),
  fc.tuple(accountId, billEdit, vehicleChanges).map(([id, edit, changes]) => billSaved(id, edit, changes)),
  fc
    .tuple(accountId, vehicleIds, billEdit, vehicleChanges)
    .map(([id, ticked, edit, changes]) => vehiclesBilled(id, ticked, edit, changes)),
  fc.tuple(fc.option(accountId, { nil: undefined }), fc.constantFrom(...DEACTIVATIONS)).map(([id, deactivate]) =>
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'No',
      deactivate,
      accountId: id,
    }),
  ),
);
