import { describe, expect, test } from 'vitest';
import type { Account } from '@/store/billing/accounts/account';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { billedBill, savedBill } from '@/store/billing/accounts/editorFacts';
import { createStore } from '@/store/business/store';
import { account, billedVehicle, billRow, noEdit, noVehicles, salesOf, vehicle } from '../../../support/accounts';

const ON = '2026-11-21';

/** The facts that the editor makes of an account, in which was typed what is given. */
function factsOf(opened: Account, typed: Partial<BillValues> = {}) {
  const values = { ...(billSchema(opened.bill).cast(billValues(opened)) as BillValues), ...typed };
  const state = createStore(salesOf(opened)).getState();
  return {
    saved: savedBill(state, opened, values, ON).payload,
    billed: billedBill(state, opened, values, ON).payload,
  };
}

describe('what the bill editor says', () => {
  test('is nothing new where nothing was typed, on its day, and bills what is ticked', () => {
    const { saved, billed } = factsOf(account(1, { vehicles: [vehicle(1), vehicle(2, { selected: false })] }));
    const change = { accountId: 'account-1', edit: noEdit, vehicles: noVehicles, on: ON };
    expect(saved).toEqual(change);
    expect(billed).toMatchObject({ ...change, vehicleIds: ['vehicle-1'] });
  });

  test('bills no vehicle that is billed for the month that is typed, and every ticked one in another', () => {
    const opened = account(1, { vehicles: [vehicle(1), billedVehicle(2)] });
    expect(factsOf(opened).billed.vehicleIds).toEqual(['vehicle-1']);
    expect(factsOf(opened, { monthYear: '2026-12' }).billed.vehicleIds).toEqual(['vehicle-1', 'vehicle-2']);
  });

  test('leaves out what is free of charge, and names it where nothing else is there', () => {
    const free = vehicle(2, { charge: 'Foc' });
    expect(factsOf(account(1, { vehicles: [vehicle(1), free] })).billed.vehicleIds).toEqual(['vehicle-1']);
    expect(factsOf(account(1, { vehicles: [billedVehicle(1), free] })).billed.vehicleIds).toEqual([]);
    expect(factsOf(account(1, { vehicles: [free] })).billed.vehicleIds).toEqual(['vehicle-2']);
  });

  test('says from which day a new price holds: from the month of the bill, or from the day that was chosen', () => {
    const opened = account(1, { vehicles: [vehicle(1)] });
    const vehicles = [{ ...billRow(vehicle(1)), billed: false, price: 350 }];
    const startOf = (typed: Partial<BillValues>) =>
      factsOf(opened, { vehicles, ...typed }).saved.vehicles.edited.map(({ from }) => from);
    expect(startOf({ monthYear: '2026-12' })).toEqual(['2026-12-01']);
    expect(startOf({ priceFrom: '2026-11-15' })).toEqual(['2026-11-15']);
  });
});
