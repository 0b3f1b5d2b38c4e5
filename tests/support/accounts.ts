// Accounts, their vehicles and their bills for tests of sales, and any fact of them.
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import fc from 'fast-check';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import type { AccountDraft, BillingInfo, ClientDetails, PackageSelection } from '@/store/clients/accounts/account';
import type { Account, BillVehicle } from '@/store/billing/accounts/account';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientCorrected,
  clientsImported,
  vehiclesBilled,
} from '@/store/facts/accounts';
import { newAccount, newSlot } from '@/store/clients/accounts/newAccount';
import { billTable } from '@/store/billing/bills/billsSlice';
import { wholeMonthBill } from '@/store/billing/bills/wholeMonth';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { emptyBusiness } from '@/store/business/business';
import { DEACTIVATIONS } from '@/store/clients/deactivations/deactivation';
import { accountDeactivated } from '@/store/facts/deactivations';

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

/** Vehicle n of account 1, with the identity `vehicle-n`. */
export const vehicle = (n: number, changes: Partial<Vehicle> = {}): Vehicle => ({
  id: `vehicle-${n}`,
  number: n,
  accountId: 'account-1',
  vehicleNo: `MH 01 AB ${1000 + n}`,
  duration: 'Yearly',
  price: 200,
  selected: true,
  ...changes,
});

/** The same, billed for the month of its account's bill. */
export const billedVehicle = (n: number, changes: Partial<Vehicle> = {}): BillVehicle => ({
  ...vehicle(n, changes),
  billed: true,
});

/** A vehicle as a bill's change adds it: with its identity and the bill's fields alone. */
export const billRow = ({ id, vehicleNo, duration, price, selected }: Vehicle) => ({
  id,
  vehicleNo,
  duration,
  price,
  selected,
});

/** A vehicle as it was, as a bill's change that removes it says it. */
export const wasOnBill = ({
  vehicleNo,
  duration,
  price,
  selected,
  billed = false,
}: Vehicle & { billed?: boolean }) => ({ vehicleNo, duration, price, selected, billed });

/** The vehicles of account n: 1 and 2 of the first, 21 and 22 of the second, and so on. */
const vehiclesNumbered = (n: number) => [1, 2].map((one) => vehicle(n === 1 ? one : 10 * n + one));

interface AccountChanges extends Partial<Omit<Account, 'vehicles'>> {
  /** Billed for the month of the account's bill only where they say so. */
  vehicles?: readonly (Vehicle & { billed?: boolean })[];
}

/**
 * Account n, with the identity `account-n`, of that draft, opened on 1 Nov 2026, with two vehicles and whatever else is given;
 * its vehicles are its own.
 */
export function account(n: number, changes: AccountChanges = {}): Account {
  const { vehicles = vehiclesNumbered(n), ...others } = changes;
  const id = changes.id ?? `account-${n}`;
  const opened = newAccount(id, accountDraft(), '2026-11-01');
  return {
    ...opened,
    // Its vehicles cost 200 each, and so does one more.
    bill: { ...opened.bill, pricePerUnit: 200 },
    number: n,
    ...others,
    vehicles: vehicles.map((one) => ({ billed: false, ...one, accountId: id })),
  };
}

/** A company that is registered in Maharashtra, of which nothing else is told. */
export const homeCompany = companyTable([
  {
    ...companyNow({ company: companyTable([]) }),
    id: 'company-1',
    number: 1,
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
  },
]);

/** The edit by which that company is registered under another GST number, in the state of that. */
export const movedTo = (gstin: string) => ({
  was: { gstin: '27AAPFU0939F1ZV', stateCode: '27' },
  to: { gstin, stateCode: gstin.slice(0, 2) },
});

/** The bill of those of an account's vehicles that say that they are billed, for its bill's month and dated on the first of it. */
function billOf({ vehicles, ...row }: Account, place: number): IssuedBill[] {
  const billed = vehicles.filter((one) => one.billed);
  const draft = wholeMonthBill({ ...emptyBusiness, company: homeCompany }, row, billed, {
    id: `bill-of-${row.id}`,
    on: `${row.bill.monthYear}-01`,
  });
  if (!draft) return [];
  const { prefix: _prefix, ...bill } = draft;
  return [{ ...bill, number: place + 1, status: 'Issued', docNo: `INV/26-27/${String(place + 1).padStart(6, '0')}` }];
}

/** The tables that the accounts, their vehicles and the bills of those come to, and a company whose state is known. */
export const salesOf = (...accounts: readonly Account[]) => ({
  company: homeCompany,
  accounts: accountTable(accounts.map(({ vehicles: _theirs, ...row }) => row)),
  vehicles: vehicleTable(accounts.flatMap(({ vehicles }) => vehicles.map(({ billed: _billed, ...one }) => one))),
  bills: billTable(accounts.filter(({ vehicles }) => vehicles.some(({ billed }) => billed)).flatMap(billOf)),
});

/** The Billed button of the list, for accounts with the vehicles of their numbers. */
export const listBilled = (...numbers: readonly number[]) =>
  accountsBilled(
    numbers.map((n) => `account-${n}`),
    numbers.flatMap((n) => vehiclesNumbered(n).map(({ id }) => id)),
  );

/** No change of a bill's vehicles. */
export const noVehicles = { added: [], edited: [], removed: [] };

/** No change of a bill. */
export const noEdit = { was: {}, to: {} };

/** Three accounts of two vehicles each, about which facts are said. */
export const smallSales = salesOf(account(1), account(2), account(3));

const opened = fc.constantFrom('2026-10-30', '2026-11-02').map((date) => accountOpened(accountDraft(), date));
const accountId = fc.constantFrom('account-1', 'account-2', 'account-3');
const accountIds = fc.uniqueArray(accountId, { maxLength: 3 });
const vehicleId = fc.constantFrom('vehicle-1', 'vehicle-2', 'vehicle-9');
const vehicleIds = fc.uniqueArray(vehicleId, { maxLength: 3 });
const billEdit = fc
  .tuple(fc.constantFrom(0, 50_000), fc.nat({ max: 500 }))
  .map(([was, discount]) => ({ was: { discount: was }, to: { discount } }));
const vehicleChanges = fc.record({
  added: fc.constantFrom([], [vehicle(9)]).map((all) => all.map(billRow)),
  edited: fc
    .tuple(vehicleIds, fc.constantFrom(undefined, '2026-11-01', '2026-12-01'))
    .map(([ids, from]) =>
      ids.map((id) => ({ id, edit: { was: { price: 200 }, to: { price: 250 } }, ...(from && { from }) })),
    ),
  removed: fc.constantFrom([], [vehicle(2)]).map((all) => all.map((one) => ({ id: one.id, was: wasOnBill(one) }))),
});
const theirVehicles = (ids: readonly string[]) =>
  Object.values(smallSales.vehicles.entities).flatMap((one) => (ids.includes(one.accountId ?? '') ? [one.id] : []));

const imported = fc
  .tuple(
    accountId,
    fc.constantFrom('29AAGCG6253J1Z8', '24AIDPG5043J1ZJ'),
    fc.constantFrom('9820012345', '9820012346'),
    vehicleChanges,
  )
  .map(([id, gstNo, to, { added, edited }]) =>
    clientsImported(
      {
        added: [{ draft: accountDraft({ billing: { gstNo } }), vehicles: [newSlot(accountDraft())] }],
        edits: [
          {
            accountId: id,
            edit: { was: { mobileNumber: '9820012345' }, to: { mobileNumber: to } },
            vehicles: { added, edited },
          },
        ],
      },
      '2026-11-02',
    ),
  );

const corrected = fc
  .tuple(accountId, fc.constantFrom('2026-11-01', '2026-11-21'), fc.constantFrom('9820012345', '9820012346'))
  .map(([id, from, to]) =>
    clientCorrected(
      {
        accountId: id,
        edit: { was: { mobileNumber: '9820012345', hardware: 9000 }, to: { mobileNumber: to, hardware: 8000 } },
        from,
      },
      '2026-11-21',
    ),
  );

/** What is asked for with a deactivation: that the first vehicle of its account is deleted. */
const askedFor = (n: number) => ({
  id: `deletion-of-${n}`,
  date: '2026-11-21',
  username: 'Meera Joshi',
  company: 'Konkan Carriers',
  vehicleNo: vehicle(1).vehicleNo,
  deviceModel: 'OB-4',
  imei: '490154203237518',
  sim: '5754000000001',
  location: 'Chakan, Pune',
  status: 'ContractOver' as const,
  reason: 'Deactivated',
  dateOfInstallation: '2024-02-03',
  vehicleId: 'vehicle-1',
});

/** Any fact of the sales area, about accounts and vehicles that exist and that do not. */
export const salesFact = fc.oneof(
  opened,
  imported,
  corrected,
  accountIds.map((ids) => accountsBilled(ids, theirVehicles(ids))),
  accountIds.map((ids) => accountsDeleted(ids.map((id) => ({ id, company: 'Konkan Carriers' })))),
  fc.tuple(accountId, billEdit, vehicleChanges).map(([id, edit, changes]) => billSaved(id, edit, changes)),
  fc
    .tuple(accountId, vehicleIds, billEdit, vehicleChanges)
    .map(([id, ticked, edit, changes]) => vehiclesBilled(id, ticked, edit, changes)),
  fc
    .tuple(fc.option(accountId, { nil: undefined }), fc.constantFrom(...DEACTIVATIONS), fc.nat({ max: 999 }))
    .map(([id, deactivate, n]) =>
      accountDeactivated(
        {
          userName: 'Meera Joshi',
          companyName: 'Konkan Carriers',
          totalNoOfVehicles: 2,
          deviceRemoved: 'No',
          deactivate,
          ...(deactivate === 'Temporary' && { alertDate: '2026-12-05' }),
          accountId: id,
        },
        id === 'account-1'
          ? { subscriptionIds: ['subscription-1'], ...(deactivate !== 'Temporary' && { offboarding: [askedFor(n)] }) }
          : {},
      ),
    ),
);
