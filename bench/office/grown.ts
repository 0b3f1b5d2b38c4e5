// A business of years, and the people who read it.
import { USUAL_RATE } from '@/store/kit/gstRates';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Job } from '@/store/care/jobs/job';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { generateDevices } from '@/store/sample/generateDevices';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { accountDraft, vehicle } from '../../tests/support/accounts';
import { job, serviceRequest } from '../../tests/support/care';
import { fiftyVendors } from './facts';

const VEHICLES = 5;
const INSTALLERS = 50;
/** So many jobs each installer has before him; each vehicle had one before. */
const OPEN_JOBS = 8;
const FITTED_ON = '2023-12-01';

/** Somebody of each role, and all the installers. */
export const readers: readonly OfficeUser[] = [
  { name: 'person-0', role: 'admin' },
  { name: 'person-1', role: 'stock' },
  { name: 'person-2', role: 'sales' },
  { name: 'person-3', role: 'care' },
  ...Array.from({ length: INSTALLERS }, (_, place) => ({ name: `Installer-${place}`, role: 'installer' as const })),
];

const range = <Made>(length: number, make: (index: number) => Made) =>
  Array.from({ length }, (_, index) => make(index));

const monthAfter = (count: number) => `${2024 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
/** To whom an account's documents are made out: to nobody else. */
const recipientOf = (account: number) => ({
  name: `Carriers ${account}`,
  address: `${account} Link Road, Mumbai`,
  gstin: '27AAPFU0939F1ZV',
  stateCode: '27',
});

const plateOf = (index: number) => `MH 12 AB ${index}`;

/** What an account is billed for a month: the same each month but for its days. */
function amountsFor(account: number, month: string) {
  const days = daysOfMonth(month);
  return amountsOf(
    range(VEHICLES, (place) => ({
      kind: 'Subscription' as const,
      vehicleId: `vehicle-${account * VEHICLES + place}`,
      vehicleNo: plateOf(account * VEHICLES + place),
      days,
      of: days,
      price: 350,
      hsn: '9984',
      paise: 35_000,
    })),
    { inHalves: true, rateOf: () => USUAL_RATE },
  );
}

/** A bill of every account and month, each received in full. */
function money(accounts: number, months: number): Pick<Business, 'bills' | 'receipts'> {
  const all = range(months * accounts, (index) => ({
    index,
    account: index % accounts,
    month: monthAfter(Math.floor(index / accounts)),
  }));
  const bills = all.map(({ index, account, month }): IssuedBill => ({
    id: `bill-${index}`,
    number: index + 1,
    accountId: `account-${account}`,
    part: 'Subscription',
    month,
    issuedOn: `${month}-01`,
    dueOn: `${month}-16`,
    recipient: recipientOf(account),
    docNo: `INV/${index + 1}`,
    status: 'Issued',
    ...amountsFor(account, month),
  }));
  const receipts = all.map(({ index, account, month }): Receipt => ({
    id: `receipt-${index}`,
    number: index + 1,
    accountId: `account-${account}`,
    on: `${month}-20`,
    mode: 'RTGS / NEFT',
    cash: bills[index]?.total ?? 0,
    allocations: [{ billId: `bill-${index}`, amount: bills[index]?.total ?? 0 }],
    status: 'Recorded',
    docNo: `RC/${index + 1}`,
    recipient: recipientOf(account),
  }));
  return { bills: billTable(bills), receipts: receiptTable(receipts) };
}

/** A job of each vehicle that was done, and after these what the installers have before them. */
const jobsOf = (vehicles: number): Job[] =>
  range(vehicles + INSTALLERS * OPEN_JOBS, (index) => {
    const isOpen = index >= vehicles;
    const of = index % vehicles;
    return job(index + 1, {
      status: isOpen ? 'With Installer' : 'Done',
      request: {
        kind: 'service',
        ...serviceRequest({ registrationNo: plateOf(of), vehicleIds: [`vehicle-${of}`] }),
        accountId: `account-${Math.floor(of / VEHICLES)}`,
      },
      approvedDevices: 1,
      visit: { installerId: `installer-${index % INSTALLERS}`, on: '2026-11-26', slot: 'morning' },
    });
  });

/** A business of so many accounts with five vehicles each, all with a device, and of so many months with a bill and a receipt each. */
export function grownBusiness(accounts: number, months: number): Business {
  const vehicles = accounts * VEHICLES;
  return {
    ...emptyBusiness,
    vendors: fiftyVendors(),
    installers: installerTable(
      range(INSTALLERS, (place) => ({ id: `installer-${place}`, number: place + 1, name: `Installer ${place}` })),
    ),
    accounts: accountTable(
      range(accounts, (index) => ({ number: index + 1, ...newAccount(`account-${index}`, accountDraft(), FITTED_ON) })),
    ),
    vehicles: vehicleTable(
      range(vehicles, (index) =>
        vehicle(index + 1, {
          id: `vehicle-${index}`,
          vehicleNo: plateOf(index),
          accountId: `account-${Math.floor(index / VEHICLES)}`,
        }),
      ),
    ),
    devices: deviceTable(
      generateDevices(vehicles, 1).map(({ imei, ...device }, index) => ({
        id: imei,
        number: index + 1,
        ...device,
        condition: 'Good' as const,
        moves: [
          {
            to: { at: 'vehicle' as const, id: `vehicle-${index}` },
            on: FITTED_ON,
            cause: { what: 'counted' as const },
          },
        ],
      })),
    ),
    subscriptions: subscriptionTable(
      range(vehicles, (index) => ({
        id: `subscription-${index}`,
        number: index + 1,
        vehicleId: `vehicle-${index}`,
        from: FITTED_ON,
        pauses: [],
      })),
    ),
    jobs: jobTable(jobsOf(vehicles)),
    ...money(accounts, months),
  };
}
