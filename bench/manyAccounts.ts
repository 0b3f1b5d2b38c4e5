import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { generateDevices } from '@/store/sample/generateDevices';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { gstinOf } from '@/store/kit/typed/gstin';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

const ACCOUNTS = 20_000;
const VEHICLES_EACH = 5;

const range = <Made>(length: number, make: (index: number) => Made) =>
  Array.from({ length }, (_, index) => make(index));

/** A PAN of an account's own. */
const panOf = (index: number) =>
  `AABC${String.fromCodePoint(65 + Math.floor(index / 10_000))}${String(index % 10_000).padStart(4, '0')}K`;

const draftOf = (index: number): Parameters<typeof newAccount>[1] => ({
  client: {
    firstName: 'Meera',
    lastName: 'Joshi',
    emailAddress: `accounts${index}@konkan.example`,
    mobileNumber: '9820012345',
    companyName: `Konkan Carriers ${index}`,
    state: index % 2 === 0 ? 'Maharashtra' : 'Delhi',
    potential: 'High',
    address: '4 Link Road, Mumbai 400064',
  },
  billing: {
    billingName: '',
    accountNo: '123456789012',
    gstNo: index % 2 === 0 ? gstinOf('27', panOf(index)) : '',
    panNo: '',
    billingAddress: '9 Dock Road',
    email: '',
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
    hardwareOnLease: 0,
    leasePlan: 'Half Yearly',
    leaseMonths: 12,
    leaseGstIncluded: 'Excluding',
    subscription: 590,
    subscriptionPlan: 'Yearly',
    subscriptionGstIncluded: 'Including',
  },
});

/** 20,000 accounts, every second of a client with a GST number, with five vehicles each, all with a device and a subscription, one of them fitted in November 2026; `more` is told of each vehicle. */
export function manyAccounts(more: (index: number) => Partial<Vehicle> = () => ({})): Business {
  const fittedOn = (index: number) => (index % VEHICLES_EACH === 0 ? '2026-11-12' : '2026-01-10');
  const devices = generateDevices(ACCOUNTS * VEHICLES_EACH, 1).map(({ imei, ...device }, index) => ({
    id: imei,
    number: index + 1,
    ...device,
    condition: 'Good' as const,
    moves: [
      {
        to: { at: 'vehicle' as const, id: `vehicle-${index}` },
        on: fittedOn(index),
        cause: { what: 'counted' as const },
      },
    ],
  }));
  return {
    ...emptyBusiness,
    // No bill is issued while the company's state is not known.
    company: companyTable([
      { ...companyNow(emptyBusiness), id: 'company-1', number: 1, stateCode: '27', gstin: gstinOf('27', 'AABCT0001K') },
    ]),
    accounts: accountTable(
      range(ACCOUNTS, (index) => ({
        number: index + 1,
        ...newAccount(`account-${index}`, draftOf(index), '2026-01-01'),
      })),
    ),
    vehicles: vehicleTable(
      range(ACCOUNTS * VEHICLES_EACH, (index): Vehicle => ({
        id: `vehicle-${index}`,
        number: index + 1,
        vehicleNo: `MH 12 ${index}`,
        duration: 'Monthly',
        price: 350,
        selected: true,
        accountId: `account-${Math.floor(index / VEHICLES_EACH)}`,
        ...more(index),
      })),
    ),
    devices: deviceTable(devices),
    subscriptions: subscriptionTable(
      range(ACCOUNTS * VEHICLES_EACH, (index) => ({
        id: `subscription-${index}`,
        number: index + 1,
        vehicleId: `vehicle-${index}`,
        from: fittedOn(index),
        pauses: [],
      })),
    ),
  };
}
