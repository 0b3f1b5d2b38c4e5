import { expect, test } from 'vitest';
import type { Account } from '@/store/billing/accounts/account';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { billSaved } from '@/store/facts/accounts';
import { billOpenedIn } from '@/store/billing/accounts/billDraft';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { draftKept, draftName, selectFormDraft } from '@/store/browser/draftsSlice';
import { account, salesOf, vehicle } from '../../../support/accounts';

const begun = account(1, { vehicles: [vehicle(1), vehicle(2)] });
const NAME = draftName('edit-bill', begun.id);
const FRESH = { vehicleNo: 'MH 04 ZZ 7777', duration: 'Monthly', price: 200, selected: true, billed: false };

function saving(opened: Account, values: object) {
  const { accountId, edit, vehicles } = billEdit(opened, billSchema(opened.bill).cast(values) as BillValues).change;
  return billSaved(accountId, edit, vehicles);
}

/** A store in which a draft changed one thing of the bill, and somebody else saved another before it is taken up. */
function takenUp(drafted: object, theirs: object) {
  const store = createStore({ ...emptyBusiness, ...salesOf(begun) });
  store.dispatch(draftKept(NAME, { ...billValues(begun), ...drafted }, billValues(begun)));
  store.dispatch(saving(begun, { ...billValues(begun), ...theirs }));
  const now = () => selectAccount(store.getState(), begun.id) ?? begun;
  const { typed = {}, opened } = selectFormDraft(store.getState(), NAME) ?? {};
  const base = opened && billOpenedIn(now(), opened);
  return { said: store.dispatch(saving(base ?? now(), typed)), ...now() };
}

test('a draft of a bill leaves what others saved since: their amounts, and their vehicles', () => {
  const { said, bill, vehicles } = takenUp(
    { address: '12 New Road' },
    { discount: 10, vehicles: [...billValues(begun).vehicles, FRESH] },
  );
  expect(said).toMatchObject({ done: true });
  expect(bill).toMatchObject({ address: '12 New Road', discount: 10 });
  expect(vehicles.map(({ vehicleNo }) => vehicleNo)).toContain('MH 04 ZZ 7777');
});

test('a draft of a bill is refused where somebody changed the very same', () => {
  const { said, bill } = takenUp({ discount: '20' }, { discount: 10 });
  expect(said).toMatchObject({ done: false, reason: 'Discount is ₹10 now, not ₹0.' });
  expect(bill.discount).toBe(10);
});

test('a draft that does not say what the bill was is none', () => {
  const { pricePerUnit: _gone, ...rest } = billValues(begun);
  expect([{}, rest, { ...rest, pricePerUnit: '200' }].map((opened) => billOpenedIn(begun, opened))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
