import { describe, expect, test } from 'vitest';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { amountsAsTyped, whyNotBilled } from '@/store/billing/bills/editorBill';
import { priceChangesFrom, priceDayRefusal } from '@/store/billing/bills/priceDay';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { importWithStarts, withStarts } from '@/store/billing/terms/priceFrom';
import { declarationOf } from '@/store/business/declared';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { billSaved, clientsImported, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { account, accountDraft, noEdit, salesOf, vehicle } from '../../../support/accounts';
import { messages } from '../../../support/messages';
import { done, reasonOf } from '../../../support/said';
import { fitted, subscription } from '../../../support/vehicles';

const TODAY = '2026-01-26';
const NOTHING_SOLD = { ...accountDraft().package, hardware: 0, installation: 0, hardwareOnLease: 0 };

/** Account 1 with one vehicle at ₹300 that has had its device since last year. */
const live = (changes: Partial<Vehicle> = {}): Business => ({
  ...emptyBusiness,
  ...salesOf(
    account(1, {
      package: NOTHING_SOLD,
      bill: { ...account(1).bill, monthYear: '2026-01', discount: 0 },
      vehicles: [vehicle(1, { price: 300, ...changes })],
    }),
  ),
  devices: deviceTable([fitted(1, 'vehicle-1', '2025-03-01').device]),
  subscriptions: subscriptionTable([subscription(1, 'vehicle-1', { from: '2025-03-01' })]),
});
const storeOf = (changes?: Partial<Vehicle>) => createStore(live(changes));
const vehicleNow = (store: AppStore) => store.getState().vehicles.entities['vehicle-1'];
const runOf = (store: AppStore, month: string) =>
  selectBillRun(businessOf(store.getState()), month, TODAY).get('account-1');
const lineOf = (store: AppStore, month: string) => runOf(store, month)?.bills[0]?.lines[0];
const approve = (store: AppStore, month: string) =>
  done(
    store.dispatch(
      billRunApproved(
        month,
        (runOf(store, month)?.bills ?? []).map(({ accountId, part, total }) => ({ accountId, part, total })),
        `${month}-26`,
      ),
    ),
  );

/** What the editor says of a price that was typed for a month, and what it shows to be paid. */
function typedIn(store: AppStore, price: number, monthYear = '2026-01', priceFrom?: string) {
  const state = store.getState();
  const opened = selectAccount(state, 'account-1');
  if (!opened) throw new Error('The account is gone');
  const values = { ...(billSchema(opened.bill).cast(billValues(opened)) as BillValues), monthYear, priceFrom };
  const typed = { ...values, vehicles: values.vehicles.map((row) => ({ ...row, price })) };
  const isBilled = ({ id }: { id: string }) => whyNotBilled(state, opened, id, monthYear) === 'Billed';
  const { change, ticked } = billEdit(opened, typed, isBilled);
  const vehicles = withStarts(state, change.vehicles, monthYear, priceFrom);
  const schema = billSchema(opened.bill, undefined, undefined, (bill) => priceDayRefusal(state, opened, bill, TODAY));
  return {
    wrong: messages(schema, typed),
    payable: amountsAsTyped(state, opened, typed, TODAY)?.total,
    shown: priceChangesFrom(state, opened, { id: 'vehicle-1', price: String(price) }, typed),
    saved: billSaved('account-1', change.edit, vehicles, TODAY),
    billed: vehiclesBilled('account-1', ticked, change.edit, vehicles, TODAY),
  };
}

describe('a price that is typed in the bill editor', () => {
  test('of an earlier month than is billed holds after all that is billed, and is shown so', () => {
    const store = storeOf();
    approve(store, '2026-02');
    const { shown, payable, saved } = typedIn(store, 250);
    expect([shown, payable]).toEqual(['2026-03-01', 354]);
    done(store.dispatch(saved));
    expect(lineOf(store, '2026-01')).toMatchObject({ price: 300 });
    expect(selectChangedCredits(businessOf(store.getState()), '2026-03-31')).toEqual([]);
  });

  test('leaves the days to the client who had the vehicle before as they were agreed', () => {
    const store = storeOf({ past: [{ until: '2026-01-16', vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' }] });
    expect(typedIn(store, 600).shown).toBe('2026-01-16');
    const renamed = storeOf({ past: [{ until: '2026-01-16', vehicleNo: 'MH 01 AB 1', accountId: 'account-1' }] });
    expect(typedIn(renamed, 600).shown).toBe('2026-01-01');
  });

  test('holds from the first day of the month of the bill, and leaves those before as they were agreed', () => {
    const store = storeOf();
    const { shown, payable, billed } = typedIn(store, 600);
    expect(shown).toBe('2026-01-01');
    done(store.dispatch(billed));
    expect(selectBills(store.getState())[0]).toMatchObject({ total: payable, lines: [{ price: 600, taxable: 600 }] });
    expect(lineOf(store, '2025-12')).toMatchObject({ price: 300, taxable: 300 });
    expect(lineOf(store, '2026-02')).toMatchObject({ price: 600, taxable: 600 });
  });

  test('is as payable as the bill then says, where other terms began within its month', () => {
    const store = storeOf();
    done(
      store.dispatch(
        vehicleTermsChanged('vehicle-1', { was: { price: 300 }, to: { price: 400 } }, '2026-01-16', TODAY),
      ),
    );
    const { shown, payable, billed } = typedIn(store, 600);
    done(store.dispatch(billed));
    const [bill] = selectBills(store.getState());
    expect([shown, bill?.lines[0]?.taxable, bill?.total]).toEqual(['2026-01-16', 454.84, payable]);
  });

  test('holds after all that is billed where its month is, and makes no day of it dearer', () => {
    const store = storeOf();
    approve(store, '2026-01');
    const { shown, saved } = typedIn(store, 150);
    done(store.dispatch(saved));
    expect(shown).toBe('2026-02-01');
    expect(lineOf(store, '2026-02')).toMatchObject({ price: 150, taxable: 150 });
    expect(selectChangedCredits(businessOf(store.getState()), TODAY)).toEqual([]);
  });

  test.each<[string, Partial<Vehicle>]>([
    ['had no price yet', { price: 0 }],
    ['is a slot', { vehicleNo: 'To be assigned' }],
  ])('always held where the vehicle %s', (_how, changes) => {
    const store = storeOf(changes);
    const { shown, saved } = typedIn(store, 600);
    done(store.dispatch(saved));
    expect([shown, vehicleNow(store)?.pastTerms]).toEqual([undefined, undefined]);
  });

  test('is told with its day in the history', () => {
    const store = storeOf();
    const { saved } = typedIn(store, 600);
    expect(declarationOf(saved)?.changes?.(saved.payload as never, businessOf(store.getState()))).toEqual([
      { label: 'Price of MH 01 AB 1001 from 01 Jan 2026', was: '₹300', is: '₹600' },
    ]);
  });

  test('goes with the Undo of its save or of its bill', () => {
    for (const how of ['saved', 'billed'] as const) {
      const store = storeOf();
      const before = vehicleNow(store);
      const said = done(store.dispatch(typedIn(store, 600)[how]));
      expect(vehicleNow(store)).not.toEqual(before);
      expect(said.undo?.()).toMatchObject({ done: true });
      expect(vehicleNow(store)).toEqual(before);
    }
  });

  test('is not taken back once a bill was counted with it', () => {
    const store = storeOf();
    const said = done(store.dispatch(typedIn(store, 600).saved));
    approve(store, '2026-01');
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason: expect.stringMatching(/^Not undone: bill .* was counted with these terms of MH 01 AB 1001/i),
    });
  });

  test('is refused from a day that somebody billed meanwhile', () => {
    const store = storeOf();
    const { saved } = typedIn(store, 600);
    approve(store, '2026-01');
    expect(reasonOf(store.dispatch(saved))).toBe(
      'MH 01 AB 1001 is billed for Jan 2026 already: choose 26 Jan 2026 or a later day.',
    );
    done(store.dispatch(typedIn(store, 600).saved));
  });

  test('that is so already keeps nothing from being saved', () => {
    const store = storeOf();
    const again = typedIn(store, 600, '2026-02').saved;
    done(store.dispatch(typedIn(store, 600).saved));
    done(store.dispatch(again));
    expect(vehicleNow(store)?.pastTerms).toHaveLength(1);
  });
});

describe('another day from which a typed price holds', () => {
  test('is shown, saved, and charges the days of the bill before it as they were agreed', () => {
    const store = storeOf();
    const { wrong, shown, payable, billed } = typedIn(store, 600, '2026-01', '2026-01-16');
    expect([wrong, shown]).toEqual([{}, '2026-01-16']);
    done(store.dispatch(billed));
    // 15 days at ₹300 and 16 at ₹600.
    expect(selectBills(store.getState())[0]).toMatchObject({ total: payable, lines: [{ taxable: 454.84 }] });
    expect(vehicleNow(store)?.pastTerms).toMatchObject([{ until: '2026-01-16', price: 300 }]);
  });

  test('may be before the month of the bill where nothing is billed, or after it', () => {
    const store = storeOf();
    done(store.dispatch(typedIn(store, 600, '2026-01', '2025-12-01').saved));
    expect(lineOf(store, '2025-12')).toMatchObject({ price: 600 });
    const later = storeOf();
    const { payable, saved } = typedIn(later, 600, '2026-01', '2026-02-01');
    expect(payable).toBe(354);
    done(later.dispatch(saved));
    expect(['2026-01', '2026-02'].map((month) => lineOf(later, month)?.taxable)).toEqual([300, 600]);
  });

  test('is none more than a year ahead: the field says which is the last', () => {
    const wrong = (day: string) => typedIn(storeOf(), 600, '2026-01', day).wrong;
    const priceFrom = 'Price Changes From is more than a year ahead: choose 26 Jan 2027 or an earlier day.';
    expect(['2027-01-26', '2027-01-27', '9999-12-31'].map(wrong)).toEqual([{}, { priceFrom }, { priceFrom }]);
  });

  test('is none that is billed: the field says which vehicle, and the first day that can be', () => {
    const store = storeOf();
    approve(store, '2026-01');
    const first = 'MH 01 AB 1001 is billed, or has other terms, before 01 Feb 2026: choose that day or a later one.';
    expect(typedIn(store, 600, '2026-02', '2026-01-31').wrong).toEqual({ priceFrom: first });
    expect(typedIn(store, 600, '2026-02', '2026-02-01').wrong).toEqual({});
    expect(typedIn(store, 600, '2026-02', '31st').wrong).toEqual({ priceFrom: 'Price Changes From is not a date.' });
    // Where no price changes, there is nothing to say.
    expect(typedIn(store, 300, '2026-02', '2026-01-31').wrong).toEqual({});
  });
});

describe('a price that a file brings', () => {
  const bring = (store: AppStore, edit: { was: object; to: object }) =>
    store.dispatch(
      clientsImported(
        importWithStarts(
          store.getState(),
          {
            added: [],
            edits: [
              { accountId: 'account-1', edit: noEdit, vehicles: { added: [], edited: [{ id: 'vehicle-1', edit }] } },
            ],
          },
          TODAY,
        ),
        TODAY,
      ),
    );

  test('holds from the first day of this month, or after what is billed', () => {
    const [open, billed] = [storeOf(), storeOf()];
    approve(billed, '2026-01');
    for (const store of [open, billed]) done(bring(store, { was: { price: 300 }, to: { price: 600 } }));
    expect([open, billed].map((store) => vehicleNow(store)?.pastTerms)).toEqual([
      [{ until: '2026-01-01', on: TODAY, price: 300, duration: 'Yearly' }],
      [{ until: '2026-02-01', on: TODAY, price: 300, duration: 'Yearly' }],
    ]);
  });

  test('makes no term where only a number is corrected', () => {
    const store = storeOf();
    done(bring(store, { was: { vehicleNo: 'MH 01 AB 1001' }, to: { vehicleNo: 'MH 01 AB 1009' } }));
    expect(vehicleNow(store)).toMatchObject({ vehicleNo: 'MH 01 AB 1009' });
    expect(vehicleNow(store)).not.toHaveProperty('pastTerms');
  });

  test('is left out with its client where that was billed meanwhile', () => {
    const store = storeOf();
    const edited = [{ id: 'vehicle-1', edit: { was: { price: 300 }, to: { price: 600 } } }];
    const fact = clientsImported(
      importWithStarts(
        store.getState(),
        { added: [], edits: [{ accountId: 'account-1', edit: noEdit, vehicles: { added: [], edited } }] },
        TODAY,
      ),
      TODAY,
    );
    approve(store, '2026-01');
    expect(reasonOf(store.dispatch(fact))).toContain('is billed for Jan 2026 already');
  });
});
