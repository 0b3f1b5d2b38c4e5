// Clients whose vehicles are in use on known days, for tests of what a month is charged.
import { emptyBusiness, type Business } from '@/store/business/business';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Account } from '@/store/billing/accounts/account';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { account, salesOf, vehicle } from './accounts';
import { subscription } from './vehicles';
import { deviceOf } from './stock';

/** A client that pays for its vehicles alone: no hardware, no lease and no discount. */
export const plainAccount = (
  n: number,
  { vehicles, ...changes }: Partial<Omit<Account, 'vehicles'>> & { vehicles?: readonly Vehicle[] } = {},
): Account => {
  const {
    package: selection,
    bill,
    ...rest
  } = account(n, { ...changes, ...(vehicles && { vehicles: vehicles.map((one) => ({ ...one, billed: false })) }) });
  return {
    ...rest,
    package: { ...selection, hardware: 0, installation: 0, hardwareOnLease: 0 },
    bill: { ...bill, discount: 0 },
  };
};

/** A vehicle with a device in it since an ISO date, and a subscription since then. */
interface Use {
  vehicleId: string;
  from: string;
}

/** A business of these accounts, each vehicle in use with a device of its own and a subscription. */
export const inUse = (accounts: readonly Account[], uses: readonly Use[]): Business => ({
  ...emptyBusiness,
  ...salesOf(...accounts),
  devices: deviceTable(
    uses.map(({ vehicleId, from }, index) =>
      deviceOf(index + 1, {
        moves: [
          ...deviceOf(index + 1).moves,
          { to: { at: 'vehicle', id: vehicleId }, on: from, cause: { what: 'fitted' } },
        ],
      }),
    ),
  ),
  subscriptions: subscriptionTable(
    uses.map(({ vehicleId, from }, index) => subscription(index + 1, vehicleId, { from })),
  ),
});

/** Vehicle 1 of account 1 at ₹350, fitted on 12 Nov 2026; account 2 with vehicle 21, free of charge. */
export const fittedInNovember: Business = inUse(
  [
    plainAccount(1, { vehicles: [vehicle(1, { price: 350 })] }),
    plainAccount(2, { vehicles: [vehicle(21, { charge: 'Foc' })] }),
  ],
  [
    { vehicleId: 'vehicle-1', from: '2026-11-12' },
    { vehicleId: 'vehicle-21', from: '2026-10-01' },
  ],
);
