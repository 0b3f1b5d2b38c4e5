import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { accountsBilled, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import type { Account } from '@/store/billing/accounts/account';
import { businessOf, emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { wholeMonthAmounts, withTerms } from '@/store/billing/bills/wholeMonth';
import { wholeMonthCharge } from '@/store/billing/bills/wholeMonthDays';
import { selectBills } from '@/store/billing/bills/billsSlice';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { gstInPaise, halfGstInPaise, paise, rupees, sumOf } from '@/store/kit/money';
import { account, listBilled, noEdit, noVehicles, salesOf, vehicle } from '../../../support/accounts';
import { done, reasonOf } from '../../../support/said';
import { usualGst } from '../../../support/usualGst';

const SAC = { subscriptionSac: '9984' };
const charged = (one: ReturnType<typeof vehicle>) => ({
  vehicle: one,
  charge: wholeMonthCharge({ ...emptyBusiness, ...salesOf(account(1), account(2)) }, one, account(1), '2026-11'),
});
const amounts = (
  terms: Parameters<typeof wholeMonthAmounts>[1],
  prices: readonly number[],
  gst: 'Including' | 'Excluding' = 'Excluding',
) =>
  wholeMonthAmounts(
    prices.map((price, place) => charged({ ...vehicle(place + 1), price, gst })),
    terms,
    SAC,
    usualGst(true),
  );

describe('what a whole month comes to', () => {
  test.each([
    [
      'the prices of its vehicles, whatever each of them is',
      { discount: 0 },
      [200, 350],
      [
        ['Subscription', 200],
        ['Subscription', 350],
      ],
      649,
    ],
    [
      'less a discount as a line of its own',
      { discount: 50 },
      [200, 350],
      [
        ['Subscription', 200],
        ['Subscription', 350],
        ['Discount', -50],
      ],
      590,
    ],
    [
      'less a discount at most as large as its vehicles',
      { discount: 50_000 },
      [200, 350],
      [
        ['Subscription', 200],
        ['Subscription', 350],
        ['Discount', -550],
      ],
      0,
    ],
    [
      'and what a total typed over adds',
      { discount: 50, totalAmount: 600 },
      [200, 350],
      [
        ['Subscription', 200],
        ['Subscription', 350],
        ['Discount', -50],
        ['Adjustment', 100],
      ],
      708,
    ],
    [
      'and what a total typed over takes off',
      { discount: 0, totalAmount: 0 },
      [200],
      [
        ['Subscription', 200],
        ['Adjustment', -200],
      ],
      0,
    ],
    [
      'nothing more where what was typed over is the total',
      { discount: 0, totalAmount: 200 },
      [200],
      [['Subscription', 200]],
      236,
    ],
  ] as const)('is %s', (_title, terms, prices, lines, total) => {
    const came = amounts(terms, prices);
    expect(came.lines.map(({ kind, taxable }) => [kind, taxable])).toEqual(lines);
    expect(came.total).toBe(total);
  });

  test('is the prices themselves with GST in them', () => {
    expect(amounts({ discount: 0 }, [236, 118], 'Including')).toMatchObject({
      total: 354,
      lines: [{ taxable: 200, included: true }, { taxable: 100 }],
    });
  });

  test('charges every day of the month', () => {
    expect(amounts({ discount: 0 }, [200]).lines[0]).toMatchObject({ days: 30, of: 30, price: 200 });
  });

  test('charges of a vehicle that came from another client the days on which it was this one’s', () => {
    const moved = vehicle(1, {
      price: 300,
      accountId: 'account-2',
      past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' }],
    });
    const { lines } = wholeMonthAmounts([charged(moved)], { discount: 0 }, SAC, usualGst(true));
    expect(lines).toMatchObject([{ days: 20, of: 30, price: 300, taxable: 200 }]);
  });
});

const lineOf = (whole: number, hsn: string, isIncluded = false): LineDraft => ({
  kind: hsn === '9984' ? 'Subscription' : 'Lease',
  price: rupees(whole),
  ...(isIncluded && { included: true }),
  hsn,
  paise: whole,
});

describe('a discount', () => {
  test('larger than what is under the subscription’s SAC is spread over all that it reduces, in proportion', () => {
    const { lines, taxes, roundOff, total } = withTerms(
      [lineOf(30_000, '9984'), lineOf(200_000, '997319')],
      { discount: 1000.33 },
      '9984',
      usualGst(true),
    );
    expect(lines.slice(2)).toEqual([
      { kind: 'Discount', price: -130.48, hsn: '9984', taxable: -130.48 },
      { kind: 'Discount', price: -869.85, hsn: '997319', taxable: -869.85 },
    ]);
    expect(taxes).toEqual([
      { hsn: '9984', taxable: 169.52, cgst: 15.26, sgst: 15.26, igst: 0 },
      { hsn: '997319', taxable: 1130.15, cgst: 101.71, sgst: 101.71, igst: 0 },
    ]);
    expect([roundOff, total]).toEqual([0.39, 1534]);
  });

  test('and a total typed over leave no HSN below zero, and add up to the paisa with the tax on what is left', () => {
    const drafts = fc.array(
      fc.tuple(fc.nat({ max: 5_000_000 }), fc.constantFrom('9984', '997319', '852691'), fc.boolean()),
      { minLength: 1, maxLength: 12 },
    );
    const asked = fc.nat({ max: 20_000_000 });
    fc.assert(
      fc.property(drafts, asked, fc.option(asked), fc.boolean(), (all, off, typed, inHalves) => {
        const gross = withTerms(
          all.map((one) => lineOf(...one)),
          { discount: 0 },
          '9984',
          usualGst(inHalves),
        );
        const most = sumOf(gross.lines.map(({ taxable }) => taxable));
        const { lines, taxes, roundOff, total } = withTerms(
          all.map((one) => lineOf(...one)),
          { discount: rupees(off), ...(typed !== null && { totalAmount: rupees(typed) }) },
          '9984',
          usualGst(inHalves),
        );
        const discounts = lines.filter(({ kind }) => kind === 'Discount');
        expect(sumOf(discounts.map(({ taxable }) => -taxable))).toBe(Math.min(rupees(off), most));
        expect(discounts.every(({ taxable }) => taxable < 0)).toBe(true);
        const net = sumOf(lines.map(({ taxable }) => taxable));
        expect(net).toBe(typed === null ? sumOf([most, -Math.min(rupees(off), most)]) : rupees(typed));
        for (const { hsn, taxable, cgst, sgst, igst } of taxes) {
          expect(taxable).toBe(sumOf(lines.filter((line) => line.hsn === hsn).map((line) => line.taxable)));
          expect(taxable).toBeGreaterThanOrEqual(0);
          const half = inHalves ? rupees(halfGstInPaise(paise(taxable))) : 0;
          expect([cgst, sgst, igst]).toEqual([half, half, inHalves ? 0 : rupees(gstInPaise(paise(taxable)))]);
        }
        const taxed = taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]);
        expect(sumOf([net, ...taxed, roundOff])).toBe(total);
      }),
    );
  });
});

const eleven = (changes: Parameters<typeof account>[1] = {}) =>
  account(1, {
    vehicles: Array.from({ length: 11 }, (_, place) => vehicle(place + 1, { price: 350 })),
    bill: { ...account(1).bill, discount: 0 },
    ...changes,
  });
const storeOf = (...accounts: readonly Account[]) => createStore({ ...emptyBusiness, ...salesOf(...accounts) });
const billsIn = (store: AppStore) =>
  selectBills(store.getState()).map(({ month, total, lines, status }) => [
    month,
    lines.filter(({ kind }) => kind === 'Subscription').length,
    total,
    status,
  ]);
const billedIn = (store: AppStore) =>
  selectAccount(store.getState(), 'account-1')?.vehicles.flatMap(({ id, billed }) => (billed ? [id] : []));
const ticked = (...numbers: readonly number[]) =>
  vehiclesBilled(
    'account-1',
    numbers.map((n) => `vehicle-${n}`),
    noEdit,
    noVehicles,
    '2026-11-21',
  );
const month = (to: string, was: string) =>
  billSaved('account-1', { was: { monthYear: was }, to: { monthYear: to } }, noVehicles, '2026-11-21');

describe('the Billed button', () => {
  test('bills the 2 of 11 that are ticked, and the others with the next bill of the month', () => {
    const store = storeOf(eleven());
    done(store.dispatch(ticked(3, 7)));
    expect([billsIn(store), billedIn(store)]).toEqual([[['2026-11', 2, 826, 'Issued']], ['vehicle-3', 'vehicle-7']]);
    done(store.dispatch(ticked(1, 3)));
    expect(billsIn(store)).toEqual([
      ['2026-11', 2, 826, 'Issued'],
      ['2026-11', 1, 413, 'Issued'],
    ]);
    expect(reasonOf(store.dispatch(ticked(1, 3)))).toBe('These vehicles are billed already.');
  });

  test('begins a new bill with a new month, and leaves the old one as it was', () => {
    const store = storeOf(eleven());
    done(store.dispatch(ticked(1, 2, 3)));
    done(store.dispatch(month('2026-12', '2026-11')));
    expect(billedIn(store)).toEqual([]);
    done(store.dispatch(ticked(1)));
    expect(billsIn(store)).toEqual([
      ['2026-11', 3, 1239, 'Issued'],
      ['2026-12', 1, 413, 'Issued'],
    ]);
    expect(
      twelveMonths(businessOf(store.getState()), 'account-1', '2026-12-21')
        .slice(-2)
        .map(({ subscription }) => subscription.billed),
    ).toEqual([1239, 413]);
    done(store.dispatch(month('2026-11', '2026-12')));
    expect(billedIn(store)).toEqual(['vehicle-1', 'vehicle-2', 'vehicle-3']);
  });

  test('of the list bills each account’s vehicles on a bill of its own, with numbers one after the other', () => {
    const store = storeOf(account(1), account(2), account(3));
    done(store.dispatch(listBilled(1, 3)));
    expect(
      selectBills(store.getState()).map(({ accountId, docNo, number }) => [accountId, docNo.slice(-6), number]),
    ).toEqual([
      ['account-1', '000001', 1],
      ['account-3', '000002', 2],
    ]);
  });

  test('bills with the price, the vehicles and the discount that the same save changes', () => {
    const store = storeOf(eleven());
    const added = [{ id: 'vehicle-12', vehicleNo: 'MH 01 AB 1012', duration: 'Monthly', price: 100, selected: true }];
    const edited = [{ id: 'vehicle-1', edit: { was: { price: 350 }, to: { price: 400 } } }];
    done(
      store.dispatch(
        vehiclesBilled(
          'account-1',
          ['vehicle-1', 'vehicle-12'],
          { was: { discount: 0 }, to: { discount: 20 } },
          { added, edited, removed: [] },
          '2026-11-21',
        ),
      ),
    );
    expect(selectBills(store.getState())[0]).toMatchObject({
      lines: [{ taxable: 400 }, { taxable: 100, vehicleNo: 'MH 01 AB 1012' }, { kind: 'Discount', taxable: -20 }],
      total: 566,
    });
  });

  test('forgets a total that was typed over once it is billed', () => {
    const store = storeOf(eleven({ bill: { ...account(1).bill, discount: 0, totalAmount: 1000 } }));
    done(store.dispatch(ticked(1)));
    expect(selectBills(store.getState())[0]).toMatchObject({
      lines: [{ taxable: 350 }, { kind: 'Adjustment', taxable: 650 }],
      total: 1180,
    });
    expect(selectAccount(store.getState(), 'account-1')?.bill).not.toHaveProperty('totalAmount');
  });

  test('issues no bill of ₹0, says what is missing, and leaves the account as it is', () => {
    const preset = eleven({ bill: { ...account(1).bill, discount: 50_000 } });
    const unpriced = account(2, { vehicles: [vehicle(21, { price: 0 })] });
    const store = storeOf(preset, unpriced);
    const before = businessOf(store.getState());
    const off = 'is ₹0, so it is not issued: the discount of ₹50,000 takes all of it off. Lower it in Edit Bill.';
    expect(reasonOf(store.dispatch(ticked(1, 2)))).toContain(off);
    const all = accountsBilled(['account-1', 'account-2'], ['vehicle-1', 'vehicle-21'], '2026-11-21');
    const reason = reasonOf(store.dispatch(all));
    expect(reason).toContain(off);
    expect(reason).toContain('is ₹0, so it is not issued: MH 01 AB 1021 has no price. Set it in Edit Bill.');
    expect([businessOf(store.getState()), billsIn(store)]).toEqual([before, []]);
  });

  test('issues no bill above the highest amount there is, as nobody else would take it', () => {
    const dear = account(1, {
      bill: { ...account(1).bill, discount: 0 },
      vehicles: [1, 2].map((n) => ({ ...vehicle(n, { price: 999_999_999_999 }), billed: false })),
    });
    const store = storeOf(dear);
    expect(reasonOf(store.dispatch(accountsBilled(['account-1'], ['vehicle-1', 'vehicle-2'], '2026-11-21')))).toContain(
      'so no bill is issued: an amount is at most ₹9,99,99,99,99,999.',
    );
    expect(billsIn(store)).toEqual([]);
  });

  test('of a list issues what comes to something, and passes over what comes to ₹0', () => {
    const bill = { ...account(1).bill, totalAmount: 0 };
    const store = storeOf(eleven({ bill }), account(2, { vehicles: [vehicle(21, { price: 100 })] }));
    done(store.dispatch(accountsBilled(['account-1', 'account-2'], ['vehicle-1', 'vehicle-21'], '2026-11-21')));
    expect(billsIn(store)).toEqual([['2026-11', 1, 118, 'Issued']]);
    expect(selectAccount(store.getState(), 'account-1')?.bill.totalAmount).toBe(0);
  });

  test('makes no bill for what is free of charge or on trial', () => {
    const store = storeOf(
      eleven({
        vehicles: [
          { ...vehicle(1, { charge: 'Foc' }), billed: false },
          { ...vehicle(2), billed: false },
        ],
      }),
    );
    done(store.dispatch(ticked(1, 2)));
    expect(billedIn(store)).toEqual(['vehicle-2']);
    const free = storeOf(
      eleven({
        accountType: 'Demo',
        vehicles: [
          { ...vehicle(1), billed: false },
          { ...vehicle(2, { charge: 'Paid' }), billed: false },
        ],
      }),
    );
    free.dispatch(ticked(1, 2));
    expect(billedIn(free)).toEqual(['vehicle-2']);
  });
});
