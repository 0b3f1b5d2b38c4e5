// Vehicles that are live and billed, and what leaks once something ends.
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Account } from '@/store/billing/accounts/account';
import { deletionRequestOf } from '@/store/vehicles/deletions/deletionRequest';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { createStore, type Fact } from '@/store/business/store';
import type { VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { account, salesOf, vehicle } from './accounts';
import { done } from './said';
import { deviceOf, imeiOfDevice, simOf } from './stock';

export const TODAY = '2026-11-21';
export const PLATE = 'MH 01 AB 1001';
export const ANSWERS = { status: 'ContractOver', reason: 'Moved away', date: TODAY } as const;

/** An account that has its hardware and installation from elsewhere. */
const withoutHardware = (one: Account): Account => ({
  ...one,
  package: { ...one.package, hardware: 0, installation: 0 },
});

/** Vehicle 1 of account 1 with a device, its SIM and a subscription since 2 Nov; vehicle 2 with nothing; account 2 with its own. */
export const live: Business = {
  ...emptyBusiness,
  ...salesOf(
    withoutHardware(account(1, { vehicles: [vehicle(1), vehicle(2)] })),
    account(2, {
      vehicles: [vehicle(21)],
      bill: { ...account(2).bill, companyName: 'Malwa Movers', userName: 'Asha Rane' },
    }),
  ),
  devices: deviceTable([
    deviceOf(1, {
      simId: simOf(1).id,
      moves: [
        ...deviceOf(1).moves,
        { to: { at: 'vehicle', id: 'vehicle-1' }, on: '2026-11-02', cause: { what: 'fitted' } },
      ],
    }),
    deviceOf(2),
  ]),
  sims: simTable([
    simOf(1, {
      moves: [
        ...simOf(1).moves,
        { to: { at: 'device', id: imeiOfDevice(1) }, on: '2026-11-02', cause: { what: 'paired' } },
      ],
    }),
  ]),
  subscriptions: subscriptionTable([
    { id: 'subscription-1', number: 1, vehicleId: 'vehicle-1', from: '2026-11-02', pauses: [] },
  ]),
};

export const storeOf = (business: Business, ...facts: readonly Fact[]) => {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
};

export const after = (business: Business, ...facts: readonly Fact[]): Business =>
  storeOf(business, ...facts).getState();

export const leaksOf = (business: Business, kind: VehicleLeak, today = TODAY) =>
  selectAllLeaks(business, today).find((one) => one.kind === kind)?.leaks ?? [];

export const platesOf = (business: Business, kind: VehicleLeak, today = TODAY) =>
  leaksOf(business, kind, today).map(({ what }) => what);

export const asked = (business: Business) =>
  vehicleDeletionRequested(deletionRequestOf(business, business.vehicles.entities['vehicle-1'] ?? vehicle(1), ANSWERS));

export const deletionIn = (business: Business): Deletion => {
  const [one] = selectDeletions(business);
  if (!one) throw new Error('Nothing was asked for.');
  return one;
};
