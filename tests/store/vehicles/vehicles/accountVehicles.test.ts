import { expect, test } from 'vitest';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { selectAccount, selectAccounts } from '@/store/billing/accounts/accounts';
import { emptyBusiness } from '@/store/business/business';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, salesOf, vehicle } from '../../../support/accounts';
import { quietVehicle } from '../../../support/care';

test('the vehicles of an account are its open ones, in the order in which they came', () => {
  const table = vehicleTable([
    vehicle(1),
    vehicle(2, { closedOn: '2026-11-01' }),
    vehicle(3, { accountId: 'account-2' }),
    vehicle(4),
    quietVehicle(1),
  ]);
  expect(vehiclesOfAccount(table, 'account-1').map(({ id }) => id)).toEqual(['vehicle-1', 'vehicle-4']);
  expect(vehiclesOfAccount(table, 'account-9')).toEqual([]);
  expect(vehiclesOfAccount(table, 'account-1')).toBe(vehiclesOfAccount(table, 'account-1'));
});

test('an account with its vehicles is the very same one as long as neither changes', () => {
  const business = { ...emptyBusiness, ...salesOf(account(1), account(2)) };
  const [first, second] = selectAccounts(business);
  expect(selectAccount(business, 'account-1')).toBe(first);
  const { entities, ...table } = business.vehicles;
  const other = {
    ...business,
    vehicles: { ...table, entities: { ...entities, 'vehicle-1': vehicle(1, { price: 300 }) } },
  };
  expect(selectAccounts(other)[1]).toBe(second);
  expect(selectAccounts(other)[0]?.vehicles[0]?.price).toBe(300);
});
