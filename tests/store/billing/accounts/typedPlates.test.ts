import { expect, test } from 'vitest';
import { billSchema, billValues } from '@/store/billing/accounts/billSchema';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { typedPlateRefusals } from '@/store/billing/accounts/typedPlates';
import { createStore } from '@/store/business/store';
import { UNASSIGNED } from '@/store/clients/accounts/newAccount';
import { vehicleRegistered } from '@/store/facts/vehicles';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicle } from '../../../support/accounts';
import { messages } from '../../../support/messages';
import { done } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

function editor(business = smallBusiness) {
  const store = createStore(business);
  const [own, other] = selectAccounts(store.getState());
  if (!own || !other) throw new Error('The small business has two accounts');
  const draft = { vehicleNo: 'MH 12 QQ 4321', duration: 'Yearly', price: 200, accountId: other.id };
  done(store.dispatch(vehicleRegistered(draft)));
  const schema = billSchema(own.bill, undefined, (rows) => typedPlateRefusals(store.getState(), own, rows));
  const values = billValues(own);
  const refused = (...plates: (string | undefined)[]) => {
    const rows = plates.map((vehicleNo) => ({ vehicleNo, duration: 'Yearly', price: 200 }));
    return messages(schema, { ...values, vehicles: [...values.vehicles, ...rows] });
  };
  return { refused, at: (row: number) => `vehicles[${values.vehicles.length + row}].vehicleNo`, other, own };
}

test('a plate typed in a bill that another client has is refused in its row, and names that client', () => {
  const { refused, at, other } = editor();
  expect(refused('mh12qq4321')).toEqual({
    [at(0)]: `MH 12 QQ 4321 of ${other.bill.companyName} is open already: move it, or close it there first.`,
  });
});

test('a plate typed twice in a bill is refused where it stands again; slots may be several', () => {
  const { refused, at } = editor();
  expect(refused('MH 12 QQ 1', UNASSIGNED, UNASSIGNED, 'mh12qq1')).toEqual({
    [at(3)]: 'MH 12 QQ 1 is there twice.',
  });
});

test('a row without a number is told that alone, beside a plate that is refused', () => {
  const { refused, at } = editor();
  expect(refused(undefined, 'MH 12 QQ 1', 'mh12qq1')).toEqual({
    [at(0)]: 'Vehicle number is required.',
    [at(2)]: 'MH 12 QQ 1 is there twice.',
  });
});

test('the plates that a bill has are not asked again', () => expect(editor().refused()).toEqual({}));

test('a plate that a bill has is not asked again either where another client has it too', () => {
  const { own, other } = editor();
  const { vehicleNo } = own.vehicles[0] ?? { vehicleNo: '' };
  const twin = { ...vehicle(0, { vehicleNo }), accountId: other.id };
  const vehicles = vehicleTable([twin, ...Object.values(smallBusiness.vehicles.entities)]);
  expect(editor({ ...smallBusiness, vehicles }).refused()).toEqual({});
});
