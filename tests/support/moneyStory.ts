// Where stories of bills and money begin, and the numbers that they are drawn by.
import fc from 'fast-check';
import type { Business } from '@/store/business/business';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, salesOf } from './accounts';
import { smallBusiness } from './tabs';
import { fitted, subscription } from './vehicles';

const sales = salesOf(...[1, 2, 3].map((n) => account(n, { bill: { ...account(n).bill, discount: 20 * n } })));
/** Live vehicles of all three accounts, of which one began and one was paused within a month. */
const live = [
  { ...fitted(301, 'vehicle-1', '2026-10-12'), subscribed: subscription(11, 'vehicle-1') },
  {
    ...fitted(302, 'vehicle-2', '2026-09-01'),
    subscribed: subscription(12, 'vehicle-2', { pauses: [{ from: '2026-11-10', to: '2026-11-20' }] }),
  },
  { ...fitted(303, 'vehicle-31', '2026-11-30'), subscribed: subscription(13, 'vehicle-31') },
  { ...fitted(304, 'vehicle-32', '2026-08-01'), subscribed: subscription(14, 'vehicle-32', { to: '2026-12-10' }) },
];
const kept = Object.values(smallBusiness.subscriptions.entities).filter(({ vehicleId }) => vehicleId !== 'vehicle-1');
/** The small business with live vehicles of three accounts, of which nothing is billed. */
export const moneyStart: Business = {
  ...smallBusiness,
  accounts: sales.accounts,
  vehicles: vehicleTable(Object.values(smallBusiness.vehicles.entities)),
  devices: deviceTable([...Object.values(smallBusiness.devices.entities), ...live.map(({ device }) => device)]),
  sims: simTable([...Object.values(smallBusiness.sims.entities), ...live.map(({ sim }) => sim)]),
  subscriptions: subscriptionTable([...kept, ...live.map(({ subscribed }) => subscribed)]),
};

/** Draws whole numbers from a row of them, round and round. */
export const drawing = (numbers: readonly number[]) => {
  let next = 0;
  return (below: number) => {
    const drawn = numbers[next % numbers.length] ?? 0;
    next += 1;
    return below > 0 ? drawn % below : 0;
  };
};
/** A row of numbers by which one fact is drawn. */
export const numbers = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 4, maxLength: 12 });
