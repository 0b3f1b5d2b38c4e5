import { describe, expect, test } from 'vitest';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { account, billedVehicle, noEdit, noVehicles, vehicle, wasOnBill } from '../../../support/accounts';

/** Three vehicles: one follows the price per unit, one has a price of its own, one is billed. */
const opened = account(1, { vehicles: [vehicle(1), vehicle(2, { price: 350 }), billedVehicle(3)] });
const typed = billSchema(opened.bill).cast(billValues(opened)) as BillValues;
const edit = (changes: Partial<BillValues>) => billEdit(opened, { ...typed, ...changes });

describe('a save of the bill editor', () => {
  test('changes nothing when nothing was typed', () => {
    expect(edit({})).toEqual({
      change: { accountId: 'account-1', edit: noEdit, vehicles: noVehicles },
      ticked: ['vehicle-1', 'vehicle-2'],
    });
  });

  test('says what was typed, and what it was', () => {
    const withTotal = account(1, { bill: { ...opened.bill, totalAmount: 900 } });
    const { totalAmount: _emptied, ...values } = { ...typed, discount: 10 };
    expect(billEdit(withTotal, values).change.edit).toEqual({
      was: { discount: 0, totalAmount: 900 },
      to: { discount: 10, totalAmount: null },
    });
  });

  test('writes a new price per unit into the rows that follow it, not into others or billed ones', () => {
    const { edited } = edit({ pricePerUnit: 400 }).change.vehicles;
    expect(edited).toEqual([{ id: 'vehicle-1', edit: { was: { price: 200 }, to: { price: 400 } } }]);
  });

  test('says which vehicles are gone, as they were, and gives a new one an identity', () => {
    const [first] = typed.vehicles;
    const row = { vehicleNo: 'MH04ZZ7', duration: 'Monthly', price: 200, selected: true, billed: false };
    const { change, ticked } = edit({ vehicles: first ? [first, row, row] : [] });
    const [one, other] = change.vehicles.added;
    expect(one).toEqual({
      id: expect.any(String),
      vehicleNo: 'MH04ZZ7',
      duration: 'Monthly',
      price: 200,
      selected: true,
    });
    expect(one?.id).not.toBe(other?.id);
    expect(ticked).toEqual(['vehicle-1', one?.id, other?.id]);
    expect(change.vehicles.removed).toMatchObject([
      { id: 'vehicle-2' },
      { id: 'vehicle-3', was: wasOnBill(billedVehicle(3)) },
    ]);
  });

  test('keeps the ticks, of which a billed one counts no more', () => {
    const vehicles = typed.vehicles.map((row, index) => ({ ...row, selected: index > 0 }));
    const { change, ticked } = edit({ vehicles });
    expect(change.vehicles.edited).toEqual([
      { id: 'vehicle-1', edit: { was: { selected: true }, to: { selected: false } } },
    ]);
    expect(ticked).toEqual(['vehicle-2']);
  });
});
