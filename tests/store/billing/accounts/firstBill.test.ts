import { describe, expect, test } from 'vitest';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { whyNoneYet } from '@/store/billing/bills/notIssued';
import { unbilledIn } from '@/store/billing/accounts/unbilled';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { accountOpened, accountsBilled, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { accountDeactivated } from '@/store/facts/deactivations';
import type { PackageSelection } from '@/store/clients/accounts/account';
import { accountDraft, homeCompany } from '../../../support/accounts';

const TODAY = '2026-11-20';

/** A business of nobody's yet, with the one account that the wizard opened for this package. */
function opened(changes: Partial<PackageSelection> = {}) {
  const store = createStore({ ...emptyBusiness, company: homeCompany });
  store.dispatch(accountOpened(accountDraft({ package: changes }), TODAY));
  return store;
}

function onlyAccount(store: AppStore) {
  const [account] = selectAccounts(store.getState());
  if (!account) throw new Error('no account was opened');
  return account;
}

/** The editor's Submit with other values of the account's bill. */
function saved(store: AppStore, change: (typed: BillValues) => Partial<BillValues>) {
  const account = onlyAccount(store);
  const typed = billSchema(account.bill).cast(billValues(account)) as BillValues;
  const { accountId, edit, vehicles } = billEdit(account, { ...typed, ...change(typed) }).change;
  store.dispatch(billSaved(accountId, edit, vehicles, TODAY));
}

/** Gives the slot of a new account its number. */
const plated = (store: AppStore, ...plates: readonly string[]) =>
  saved(store, (typed) => {
    const [slot] = typed.vehicles;
    return {
      vehicles: plates.flatMap((vehicleNo, place) =>
        slot ? [{ ...slot, vehicleNo, id: place === 0 ? slot.id : undefined }] : [],
      ),
    };
  });

/** The list's Billed button. */
function billedFromList(store: AppStore) {
  const { id, vehicles } = onlyAccount(store);
  return store.dispatch(
    accountsBilled(
      [id],
      vehicles.map((one) => one.id),
      TODAY,
    ),
  );
}

const bills = (store: AppStore) => Object.values(store.getState().bills.entities);
const reasonsIn = (store: AppStore) =>
  unbilledIn(store.getState(), [onlyAccount(store).id], TODAY).map(({ reason }) => reason);

describe('a new account', () => {
  test('takes price and discount from its package: a month of its plan without GST, and nothing off', () => {
    const bill = (changes: Partial<PackageSelection>) => {
      const { pricePerUnit, discount } = onlyAccount(opened(changes)).bill;
      return { pricePerUnit, discount };
    };
    expect(bill({ subscription: 300, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Excluding' })).toEqual({
      pricePerUnit: 300,
      discount: 0,
    });
    // ₹7,080 for a year with GST in it are ₹6,000 without: ₹500 a month.
    expect(bill({ subscription: 7080, subscriptionPlan: 'Yearly', subscriptionGstIncluded: 'Including' })).toEqual({
      pricePerUnit: 500,
      discount: 0,
    });
    expect(bill({ subscription: 1000, subscriptionPlan: 'Half Yearly', subscriptionGstIncluded: 'Excluding' })).toEqual(
      {
        pricePerUnit: 166.67,
        discount: 0,
      },
    );
  });

  test('takes the GST of the rate of that day out of an inclusive price', () => {
    const store = createStore({ ...emptyBusiness, company: homeCompany });
    const draft = accountDraft({
      package: { subscription: 525, subscriptionGstIncluded: 'Including', subscriptionPlan: 'Monthly' },
    });
    expect(store.dispatch(accountOpened({ ...draft, rate: '5%' }, TODAY))).toMatchObject({ done: true });
    const { bill, vehicles } = onlyAccount(store);
    expect([bill.pricePerUnit, vehicles[0]?.price]).toEqual([500, 500]);
  });

  test('is billed with the first press of Billed, once its vehicle has a number, over what its package says', () => {
    const store = opened({ subscription: 6000, subscriptionPlan: 'Yearly', subscriptionGstIncluded: 'Excluding' });
    plated(store, 'MH 12 AB 1234', 'MH 12 AB 1235');
    expect(unbilledIn(store.getState(), [onlyAccount(store).id], TODAY)).toEqual([]);
    expect(billedFromList(store).done).toBe(true);
    expect(bills(store).map(({ total }) => total)).toEqual([1180]);
  });
});

describe('Billed issues nothing and says why', () => {
  test('while nobody has told our own state, in the list, the editor and the run', () => {
    const reason =
      'No bill is issued while the company’s state is not known, as its GST depends on it. Enter the GST Number, or choose the State of a business without one, in Settings, Company.';
    const store = createStore();
    store.dispatch(accountOpened(accountDraft(), TODAY));
    plated(store, 'MH 12 AB 1234');
    const { id, vehicles } = onlyAccount(store);
    const ids = vehicles.map((one) => one.id);
    expect(billedFromList(store)).toMatchObject({ done: false, reason });
    expect(unbilledIn(store.getState(), [id], TODAY)).toMatchObject([{ reason, cure: 'company' }]);
    expect(
      store.dispatch(vehiclesBilled(id, ids, { was: {}, to: {} }, { added: [], edited: [], removed: [] }, TODAY)),
    ).toMatchObject({ done: false, reason });
    const seen = { accountId: id, part: 'Subscription' as const, total: 590 };
    expect(store.dispatch(billRunApproved('2026-11', [seen], TODAY))).toMatchObject({ done: false, reason });
    store.dispatch(companyChanged({ was: { stateCode: '' }, to: { stateCode: '38' } }));
    expect(billedFromList(store).done).toBe(true);
    expect(bills(store)[0]?.taxes).toMatchObject([{ cgst: 0, sgst: 0 }]);
  });

  test('while the GST number that was kept is of another state', () => {
    const company = { gstin: '29AAPFU0939F1ZR', stateCode: '27' };
    expect(whyNoneYet(company)).toMatch(/The GST number is registered in Karnataka \(29\)\..* Settings, Company\.$/);
    expect(whyNoneYet({ ...company, stateCode: '29' })).toBeUndefined();
  });

  test('while all that an account has is a slot to be assigned', () => {
    const store = opened();
    const reason =
      'Konkan Carriers has no vehicle with a number yet, so no bill is issued. Enter its number in Edit Bill.';
    expect(billedFromList(store)).toMatchObject({ done: false, reason });
    const [one] = unbilledIn(store.getState(), [onlyAccount(store).id], TODAY);
    expect(one).toMatchObject({ reason, cure: 'bill', amounts: { total: 49 } });
    expect(one?.amounts.lines.map(({ vehicleNo }) => vehicleNo)).toEqual(['To be assigned']);
    const account = onlyAccount(store);
    const ids = account.vehicles.map(({ id }) => id);
    const editing = vehiclesBilled(account.id, ids, { was: {}, to: {} }, { added: [], edited: [], removed: [] }, TODAY);
    expect(store.dispatch(editing)).toMatchObject({ done: false, reason });
    expect(bills(store)).toEqual([]);
  });

  test('where the total would be ₹0', () => {
    const store = opened({ subscription: 0 });
    plated(store, 'MH 12 AB 1234');
    expect(billedFromList(store).done).toBe(false);
    expect(reasonsIn(store)).toEqual([
      'The bill of Konkan Carriers is ₹0, so it is not issued: MH 12 AB 1234 has no price. Set it in Edit Bill.',
    ]);
  });

  test('of a client that has ended, in the list as in the editor', () => {
    const store = opened();
    plated(store, 'MH 12 AB 1234');
    const account = onlyAccount(store);
    const leaving = {
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 1,
      deviceRemoved: 'Yes',
      deactivate: 'Permanent',
      accountId: account.id,
    } as const;
    store.dispatch(accountDeactivated(leaving));
    const reason =
      'Konkan Carriers has ended, so no bill is issued. The bill run charges its last days; undo its deactivation if it goes on.';
    expect(billedFromList(store)).toMatchObject({ done: false, reason });
    expect(unbilledIn(store.getState(), [account.id], TODAY)).toMatchObject([{ reason, cure: 'client' }]);
    const ids = account.vehicles.map(({ id }) => id);
    const editing = vehiclesBilled(account.id, ids, { was: {}, to: {} }, { added: [], edited: [], removed: [] }, TODAY);
    expect(store.dispatch(editing)).toMatchObject({ done: false, reason });
  });
});
