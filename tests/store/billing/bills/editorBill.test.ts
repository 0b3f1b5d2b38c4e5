import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '@/store/billing/accounts/account';
import { billSchema, billValues, type BillValues, type TypedBill } from '@/store/billing/accounts/billSchema';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { billedBill } from '@/store/billing/accounts/editorFacts';
import { accountsBilled, accountsDeleted, vehiclesBilled } from '@/store/facts/accounts';
import { amountsAsTyped, totalAsTyped, whyNotBilled } from '@/store/billing/bills/editorBill';
import { stillOpen } from '@/store/billing/receivables/stillOpen';
import type { Said } from '@/journal/sync/dispatching';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { selectVehicleBills } from '@/store/billing/receivables/vehicleBills';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { termsEdit, termsOf } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { account, movedTo, noEdit, noVehicles, salesOf, vehicle } from '../../../support/accounts';
import { runs } from '../../../support/runs';

const ON = '2026-11-21';
const bill = (changes: object) => ({ ...account(1).bill, discount: 0, ...changes });
const storeOf = (...all: Account[]) => createStore(salesOf(...all));
type Store = ReturnType<typeof storeOf>;

const now = (store: Store, id = 'account-1') => {
  const found = selectAccount(store.getState(), id);
  if (!found) throw new Error(`${id} is gone`);
  return found;
};

const reasonOf = (said: Said) => ('reason' in said ? said.reason : undefined);

/** Billed in the editor with what was typed. */
function billIn(store: Store, change: Partial<BillValues>) {
  const opened = now(store);
  const values = { ...(billSchema(opened.bill).cast(billValues(opened)) as BillValues), ...change };
  const payable = amountsAsTyped(store.getState(), opened, { ...values, vehicles: values.vehicles }, ON)?.total;
  return { payable, said: store.dispatch(billedBill(store.getState(), opened, values, ON)) };
}

const cardOf = (store: Store, month: string) =>
  twelveMonths(store.getState(), 'account-1', '2026-12-31').find((card) => card.month === month)?.subscription.billed;

const tick = (store: Store, ...ids: string[]) => ({
  vehicles: (billSchema(now(store).bill).cast(billValues(now(store))) as BillValues).vehicles.map((row) => ({
    ...row,
    selected: ids.includes(row.id ?? ''),
  })),
});

const totalOf = (typed: TypedBill) =>
  totalAsTyped(storeOf(account(1)).getState(), account(1, { bill: bill({}) }), typed, ON);
const ticked = { price: '200', selected: true };

describe('the total of the bill editor', () => {
  test.each([
    [
      'ticked rows',
      { pricePerUnit: '200', discount: '50', vehicles: [ticked, ticked, { price: 200, selected: false }] },
      350,
    ],
    ['a discount above all', { pricePerUnit: '200', discount: '50000', vehicles: [ticked] }, 0],
    ['paise', { pricePerUnit: '0.10', discount: '0.20', vehicles: [ticked, ticked, ticked] }, 0.1],
    [
      'a row of its own price',
      { pricePerUnit: '100', discount: '0', vehicles: [ticked, { ...ticked, price: '350' }] },
      450,
    ],
    ['no price per unit', { pricePerUnit: '', discount: '0', vehicles: [ticked] }, undefined],
    ['no price of a row', { pricePerUnit: '200', discount: '0', vehicles: [{ ...ticked, price: 'x' }] }, undefined],
    ['no discount', { pricePerUnit: '200', discount: 'x', vehicles: [ticked] }, undefined],
  ])('follows %s', (_title, typed, total) => {
    expect(totalOf(typed)).toBe(total);
  });

  test('is price per unit × ticked vehicles − discount, exact to the paisa and never below zero', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.nat({ max: 30 }), fc.nat({ max: 1e11 }), (price, count, discount) => {
        const vehicles = Array.from({ length: count }, () => ({ price: 200, selected: true }));
        const total = Math.max(0, price * count - discount);
        expect(
          Math.round((totalOf({ pricePerUnit: price / 100, discount: discount / 100, vehicles }) ?? -1) * 100),
        ).toBe(total);
      }),
    );
  });

  test('is without GST where a price has GST in it, and what is paid is the price', () => {
    const store = storeOf(
      account(1, { bill: bill({ pricePerUnit: 5900 }), vehicles: [vehicle(1, { price: 5900, gst: 'Including' })] }),
    );
    const typed = billValues(now(store));
    expect(totalAsTyped(store.getState(), now(store), typed, ON)).toBe(5000);
    expect(amountsAsTyped(store.getState(), now(store), typed, ON)).toMatchObject({ total: 5900, roundOff: 0 });
  });
});

describe('what is paid for the bill of the editor', () => {
  test('is its total, twice half the GST and the round off', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    const typed = { ...billValues(now(store)), totalAmount: '4,771.67' };
    expect(amountsAsTyped(store.getState(), now(store), typed, ON)).toMatchObject({
      taxes: [{ cgst: 429.45, sgst: 429.45, igst: 0 }],
      roundOff: 0.43,
      total: 5631,
    });
    expect(amountsAsTyped(store.getState(), now(store), { ...typed, totalAmount: 'x' }, ON)).toBeUndefined();
  });

  test('has IGST where the client is in another state', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    store.dispatch(companyChanged(movedTo('07AAPFU0939F1ZX')));
    const amounts = amountsAsTyped(store.getState(), now(store), billValues(now(store)), ON);
    expect(amounts).toMatchObject({ taxes: [{ cgst: 0, sgst: 0, igst: 72 }], total: 472 });
  });

  test('is exactly what the month card then says, whatever was typed', () => {
    const prices = fc.integer({ min: 0, max: 1_000_000 }).map((whole) => whole / 100);
    const gst = fc.constantFrom('Including', 'Excluding', undefined);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(prices, gst), { minLength: 1, maxLength: 5 }),
        prices,
        fc.option(prices, { nil: undefined }),
        (rows, discount, totalAmount) => {
          const store = storeOf(
            account(1, {
              bill: bill({}),
              vehicles: rows.map(([price, choice], place) => vehicle(place + 1, { price, gst: choice })),
            }),
          );
          const { payable, said } = billIn(store, { discount, totalAmount });
          // A bill of ₹0 is none.
          expect([said.done, cardOf(store, '2026-11')]).toEqual([(payable ?? 0) > 0, payable]);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  test('is nothing without a ticked vehicle', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    expect(
      amountsAsTyped(store.getState(), now(store), { ...billValues(now(store)), totalAmount: 500, vehicles: [] }, ON)
        ?.total,
    ).toBe(0);
  });
});

describe('Billed in the editor', () => {
  test('bills the ticked vehicles, which are marked then, and another month begins anew and leaves this one', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    billIn(store, tick(store, 'vehicle-1'));
    expect([cardOf(store, '2026-11'), now(store).vehicles.map(({ billed }) => billed)]).toEqual([236, [true, false]]);
    const standing = (month: string) =>
      ['vehicle-1', 'vehicle-2'].map((id) => whyNotBilled(store.getState(), now(store), id, month));
    expect([standing('2026-11'), standing('2026-12'), standing('2026')]).toEqual([
      ['Billed', undefined],
      [undefined, undefined],
      ['Billed', undefined],
    ]);
    const { said } = billIn(store, { monthYear: '2026-12', ...tick(store, 'vehicle-1', 'vehicle-2') });
    expect([said.done, cardOf(store, '2026-11'), cardOf(store, '2026-12')]).toEqual([true, 236, 472]);
    expect(now(store).bill.monthYear).toBe('2026-12');
    // Back in November, the one that is left.
    const back = billIn(store, { monthYear: '2026-11' });
    expect([back.payable, cardOf(store, '2026-11'), cardOf(store, '2026-12')]).toEqual([236, 472, 472]);
  });

  test('is refused for vehicles that are billed for the month that is typed, whatever the month before was', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    billIn(store, {});
    expect(billIn(store, { monthYear: '2026-12' }).said.done).toBe(true);
    const again = vehiclesBilled(
      'account-1',
      ['vehicle-1'],
      { was: { monthYear: '2026-12' }, to: { monthYear: '2026-11' } },
      noVehicles,
      ON,
    );
    expect(reasonOf(store.dispatch(again))).toBe('This vehicle is billed already.');
  });

  test('adds an adjustment for a total that was typed over, once', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    billIn(store, { totalAmount: 500 });
    const [made] = selectVehicleBills(store.getState(), 'vehicle-1');
    expect(made?.bill.lines.at(-1)).toMatchObject({ kind: 'Adjustment', taxable: 100 });
    expect(now(store).bill.totalAmount).toBeUndefined();
  });

  test('passes over vehicles that are free of charge, and is refused where all are', () => {
    const store = storeOf(account(1, { bill: bill({}), vehicles: [vehicle(1), vehicle(2, { charge: 'Foc' })] }));
    const only = (...ids: string[]) =>
      reasonOf(store.dispatch(vehiclesBilled('account-1', ids, noEdit, noVehicles, ON)));
    expect(only('vehicle-2')).toBe(`${vehicle(2).vehicleNo} is free of charge (Foc), so there is nothing to bill.`);
    expect([only('vehicle-1', 'vehicle-2'), cardOf(store, '2026-11')]).toEqual([undefined, 236]);
    const demo = storeOf(account(1, { accountType: 'Demo' }));
    expect(whyNotBilled(demo.getState(), now(demo), 'vehicle-1', '2026-11')).toBe('Demo');
    expect(reasonOf(billIn(demo, {}).said)).toBe(
      'Konkan Carriers is free of charge (Demo), so there is nothing to bill.',
    );
  });
});

describe('Billed on a list', () => {
  const ids = (...numbers: number[]) =>
    numbers.flatMap((n) => [1, 2].map((one) => `vehicle-${n === 1 ? one : 10 * n + one}`));
  const listed = (...numbers: number[]) =>
    accountsBilled(
      numbers.map((n) => `account-${n}`),
      ids(...numbers),
      ON,
    );

  test('says that an account is free of charge, and skips it among others', () => {
    const store = storeOf(account(1, { accountType: 'Foc' }), account(2));
    expect(reasonOf(store.dispatch(listed(1)))).toBe(
      'Konkan Carriers is free of charge (Foc), so there is nothing to bill.',
    );
    expect(store.dispatch(listed(1, 2)).done).toBe(true);
    expect(Object.values(store.getState().bills.entities).map(({ accountId }) => accountId)).toEqual(['account-2']);
    expect(reasonOf(store.dispatch(listed(1, 2)))).toBe('These accounts have nothing left to bill.');
  });

  test('counts an account as billed whose other vehicles are free of charge', () => {
    const store = storeOf(account(1, { bill: bill({}), vehicles: [vehicle(1), vehicle(2, { charge: 'Demo' })] }));
    store.dispatch(listed(1));
    expect(reasonOf(store.dispatch(listed(1)))).toBe('Konkan Carriers is billed already.');
  });
});

test('an account that has a bill is closed by Delete, and what it owes is told; one that has none goes', () => {
  const store = storeOf(account(1, { bill: bill({}) }), account(2));
  billIn(store, {});
  expect([
    stillOpen(store.getState(), ['account-1']),
    stillOpen(store.getState(), ['account-1', 'account-2']),
    stillOpen(store.getState(), ['account-2']),
  ]).toEqual(['owes ₹472', 'owe ₹472', undefined]);
  const said = store.dispatch(
    accountsDeleted(
      [1, 2].map((n) => ({ id: `account-${n}`, company: `Company ${n}` })),
      ON,
    ),
  );
  const { accounts } = store.getState();
  expect([accounts.entities['account-1']?.closedOn, accounts.entities['account-2']]).toEqual([ON, undefined]);
  if (!said.done) throw new Error('It was refused.');
  said.undo?.();
  expect(store.getState().accounts.entities['account-1']?.closedOn).toBeUndefined();
});

describe("a vehicle's terms", () => {
  const values = { price: 350, duration: 'Monthly', gst: 'Excluding', charge: 'Paid' } as const;

  test('are as its account has them where nothing else was agreed, and then say nothing new', () => {
    expect(termsOf(vehicle(1), account(1, { accountType: 'Demo' }))).toEqual({
      price: 200,
      duration: 'Yearly',
      gst: 'Excluding',
      charge: 'Demo',
    });
    expect(termsEdit(vehicle(1), account(1), values)).toEqual({
      was: { price: 200, duration: 'Yearly' },
      to: { price: 350, duration: 'Monthly' },
    });
    expect(termsEdit(vehicle(1), account(1), { ...values, gst: 'Including', charge: 'Foc' }).to).toMatchObject({
      gst: 'Including',
      charge: 'Foc',
    });
  });

  test('hold from the next bill on, and what was billed before is listed as it was', () => {
    const store = storeOf(account(1, { bill: bill({}) }));
    billIn(store, {});
    store.dispatch(vehicleTermsChanged('vehicle-1', { was: { price: 200 }, to: { price: 350 } }, '2026-12-01'));
    billIn(store, { monthYear: '2026-12' });
    const listed = selectVehicleBills(store.getState(), 'vehicle-1').map(({ bill: made, line, status }) => [
      made.month,
      line.taxable,
      status,
    ]);
    expect(listed).toEqual([
      ['2026-12', 350, 'Open'],
      ['2026-11', 200, 'Open'],
    ]);
  });
});
