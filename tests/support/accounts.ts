import type {
  Account,
  AccountDraft,
  BillingInfo,
  ClientDetails,
  PackageSelection,
  Vehicle,
} from '@/store/accounts/account';
import { newAccount } from '@/store/accounts/newAccount';

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
  vehicleNo: `MH01AB100${n}`,
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
