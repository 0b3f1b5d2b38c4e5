// The business in which a busy office works.
import type { Business } from '@/store/business/business';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, salesOf } from '../accounts';
import { billOf } from '../bills';
import { addition, deletion } from '../care';
import { smallMoney } from '../money';
import { challanToDelhi, configuredDevice, returnedStock } from '../stock';
import { smallBusiness } from '../tabs';
import { fitted, smallVehicles, subscription } from '../vehicles';
import { vendor } from '../vendors';

const counted = <Row>(count: number, row: (n: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index + 1));

/** Sixty devices on their way back, beside those of the small business. */
const returns = returnedStock(...Array.from({ length: 60 }, () => 'pending' as const));

/** The third owes bills that are due, and pays interest for them. */
const sales = salesOf(
  ...counted(20, (n) => account(n, n === 3 ? { interestRate: 18, interestFrom: '2026-01-01' } : {})),
);

/** Vehicles of the accounts from the fourth on that are live since summer, and paid for. */
const live = counted(15, (n) => ({
  ...fitted(300 + n, `vehicle-${10 * (n + 3) + 1}`, '2026-08-11'),
  subscribed: subscription(4 + n, `vehicle-${10 * (n + 3) + 1}`, { from: '2026-08-01' }),
}));

/** A business with enough in it that two seldom meet, though they do, and in the tables that nothing is added to. */
export const workplace: Business = {
  ...smallBusiness,
  vendors: vendorTable(
    counted(40, (n) =>
      vendor(n, {
        products: counted(2, (of) => ({
          id: `product-${n}-${of}`,
          name: `Relay ${of}`,
          rate: 80,
          unit: 'Pcs',
          minOrderQty: 10,
        })),
      }),
    ),
  ),
  ...sales,
  ...smallMoney,
  // With some of a month that can be closed while the work goes on.
  bills: billTable([
    ...Object.values(smallMoney.bills.entities),
    ...counted(4, (n) =>
      billOf(n + 2, {
        id: `bill-of-may-${n}`,
        accountId: `account-${n + 4}`,
        month: '2025-05',
        issuedOn: '2025-05-05',
        dueOn: '2025-05-20',
        docNo: `INV/25-26/00000${n}`,
      }),
    ),
  ]),
  // With all that a tax invoice says of it.
  company: companyTable([
    {
      ...companyNow(smallBusiness),
      id: 'company-1',
      number: 1,
      name: 'Trackyard Telematics',
      address: '402 Kohinoor Square, Mumbai 400028',
      gstin: '27AAHCT6129L1ZV',
    },
  ]),
  vehicles: vehicleTable(
    [...Object.values(sales.vehicles.entities), ...smallVehicles.vehicles].map((vehicle, place) => ({
      ...vehicle,
      number: place + 1,
    })),
  ),
  additions: additionTable(counted(40, addition)),
  challans: challanTable([...Object.values(returns.challans.entities), { ...challanToDelhi, number: 61 }]),
  devices: deviceTable([
    ...Object.values(smallBusiness.devices.entities).filter(({ id }) => !(id in returns.devices.entities)),
    ...Object.values(returns.devices.entities),
    ...live.map(({ device }) => device),
  ]),
  sims: simTable([...Object.values(smallBusiness.sims.entities), ...live.map(({ sim }) => sim)]),
  subscriptions: subscriptionTable([
    ...Object.values(smallVehicles.subscriptions.entities),
    ...live.map(({ subscribed }) => subscribed),
  ]),
  configured: configuredTable(counted(60, configuredDevice)),
  deletions: deletionTable(counted(60, deletion)),
};
