import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { billSaved, clientCorrected, prorationChosen } from '@/store/facts/accounts';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { checkedFact } from '../../../support/factChecks';
import { createStore, type AppStore } from '@/store/business/store';
import { tabOf } from '@/store/billing/accounts/account';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { account, accountDraft, movedTo, noVehicles, salesOf, vehicle } from '../../../support/accounts';
import { fitted, subscription } from '../../../support/vehicles';
import { replayed } from '../../../support/replayed';
import { done, reasonOf } from '../../../support/said';
import { deactivationTable } from '@/store/clients/deactivations/deactivationsSlice';

const TODAY = '2026-11-21';
/** A package that sells nothing but the subscription. */
const NOTHING_SOLD = { ...accountDraft().package, hardware: 0, installation: 0, hardwareOnLease: 0 };

/** Vehicle n at ₹350. */
const at350 = (n: number, changes: Parameters<typeof vehicle>[1] = {}) => vehicle(n, { price: 350, ...changes });

/** Account 1 with these vehicles, of which each has a device since that day and a subscription. */
function live(
  vehicles: readonly (readonly [ReturnType<typeof vehicle>, string])[],
  changes: Parameters<typeof account>[1] = {},
): Business {
  return {
    ...emptyBusiness,
    ...salesOf(account(1, { package: NOTHING_SOLD, vehicles: vehicles.map(([one]) => one), ...changes }), account(2)),
    devices: deviceTable(vehicles.map(([{ id }, on], place) => fitted(place + 1, id, on).device)),
    subscriptions: subscriptionTable(
      vehicles.map(([{ id }], place) => subscription(place + 1, id, { from: '2026-01-01' })),
    ),
  };
}
const runOf = (business: Business, month = '2026-11') =>
  selectBillRun(business, month, TODAY).get('account-1') ?? { accountId: '', bills: [], look: [], skipped: [] };
const inShort = (business: Business, month?: string) =>
  runOf(business, month).bills.map(({ part, lines, total }) => [
    part,
    total,
    ...lines.map(({ kind, taxable }) => `${kind} ${taxable}`),
  ]);
const skippedOf = (business: Business, month?: string) =>
  runOf(business, month).skipped.map(({ vehicleNo, reason }) => `${vehicleNo}: ${reason}`);
const seenIn = (business: Business, month = '2026-11') =>
  [...selectBillRun(business, month, TODAY).values()].flatMap(({ bills }) =>
    bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
  );
const approve = (store: AppStore, month = '2026-11') =>
  store.dispatch(billRunApproved(month, seenIn(businessOf(store.getState()), month), TODAY));

test('a vehicle that was billed before is charged from the day after', () => {
  const store = createStore(live([[at350(1), '2026-02-01']]));
  done(
    store.dispatch(vehicleTermsChanged('vehicle-1', { was: { billedUntil: null }, to: { billedUntil: '2026-11-12' } })),
  );
  // 18 of 30 days at ₹350.
  expect(inShort(businessOf(store.getState()))).toEqual([['Subscription', 248, 'Subscription 210']]);
  expect(skippedOf(businessOf(store.getState()), '2026-10')).toEqual([
    'MH 01 AB 1001: It was billed until 12 Nov 2026 before it was billed here.',
  ]);
});

describe('a bill run', () => {
  test('proposes what the formula says of a vehicle that was fitted on a day, with the reason in words', () => {
    const business = live([
      [at350(1), '2026-11-12'],
      [at350(2), '2026-10-01'],
    ]);
    expect(runOf(business)).toMatchObject({
      bills: [
        {
          part: 'Subscription',
          month: '2026-11',
          issuedOn: TODAY,
          dueOn: '2026-12-06',
          lines: [
            {
              vehicleNo: 'MH 01 AB 1001',
              days: 19,
              of: 30,
              price: 350,
              taxable: 221.67,
              why: 'fitted 12 Nov: 19 of 30 days',
            },
            { vehicleNo: 'MH 01 AB 1002', days: 30, of: 30, price: 350, taxable: 350 },
          ],
          total: 675,
        },
      ],
      look: [],
      skipped: [],
    });
  });

  test('leaves out what is free of charge or on trial, and says so', () => {
    const business = live([
      [at350(1, { charge: 'Foc' }), '2026-10-01'],
      [at350(2, { charge: 'Demo' }), '2026-10-01'],
      [at350(3), '2026-10-01'],
    ]);
    expect(inShort(business)).toEqual([['Subscription', 413, 'Subscription 350']]);
    expect(skippedOf(business)).toEqual([
      'MH 01 AB 1001: Foc: free of charge, so no bill.',
      'MH 01 AB 1002: Demo: on trial, so no bill.',
    ]);
    const trial = live(
      [
        [at350(1), '2026-10-01'],
        [at350(2, { charge: 'Paid' }), '2026-10-01'],
      ],
      { accountType: 'Demo' },
    );
    expect([inShort(trial), skippedOf(trial)]).toEqual([
      [['Subscription', 413, 'Subscription 350']],
      ['MH 01 AB 1001: Demo: on trial, so no bill.'],
    ]);
  });

  test('leaves out what has no day in the month, and is silent about what was never there', () => {
    const business = live([
      [at350(1), '2026-11-12'],
      [at350(2, { closedOn: '2026-10-20' }), '2026-10-01'],
      [at350(3), '2026-11-21'],
    ]);
    const bare = { ...business, subscriptions: subscriptionTable([]) };
    expect(skippedOf(bare)).toEqual([
      'MH 01 AB 1001: It has no subscription in this month.',
      'MH 01 AB 1003: It has no subscription in this month.',
    ]);
    expect(skippedOf(business, '2026-10')).toEqual([
      'MH 01 AB 1001: No device was in it in this month.',
      'MH 01 AB 1003: No device was in it in this month.',
    ]);
    expect(inShort(bare)).toEqual([]);
    const free = live([
      [at350(1, { charge: 'Foc', closedOn: '2026-10-20' }), '2026-12-01'],
      [at350(2, { charge: 'Foc' }), '2026-12-01'],
    ]);
    expect(skippedOf(free)).toEqual(['MH 01 AB 1002: Foc: free of charge, so no bill.']);
  });

  test('asks to look where a price is missing, the account is closed, or the state is not known', () => {
    const draft = accountDraft();
    const unknown = {
      client: { ...draft.client, state: 'Nowhere' as 'Delhi' },
      billing: { ...draft.billing, gstNo: '' },
    };
    const business = live(
      [
        [at350(1, { price: 0 }), '2026-10-01'],
        [at350(2), '2026-10-01'],
      ],
      { ...unknown, closedOn: '2026-11-20' },
    );
    expect(runOf(business).look).toEqual([
      'MH 01 AB 1001 has no price.',
      'The account was closed on 20 Nov 2026.',
      'The state is not known: GST is counted as within our own.',
    ]);
  });

  test('takes off the discount that was agreed once a month, and never the preset one of a new bill', () => {
    const agreed = live(
      [
        [at350(1), '2026-10-01'],
        [at350(2), '2026-10-01'],
      ],
      { bill: { ...account(1).bill, discount: 100 } },
    );
    expect(inShort(agreed)).toEqual([['Subscription', 708, 'Subscription 350', 'Subscription 350', 'Discount -100']]);
    const store = createStore(agreed);
    done(store.dispatch(billRunApproved('2026-11', seenIn(agreed), TODAY)));
    const [bill] = selectBills(store.getState());
    done(
      store.dispatch(
        creditNoteIssued(
          {
            accountId: 'account-1',
            billId: bill?.id ?? '',
            reason: 'Mistake',
            lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 350 }],
          },
          TODAY,
        ),
      ),
    );
    expect(inShort(businessOf(store.getState()))).toEqual([['Subscription', 413, 'Subscription 350']]);
    expect(inShort(live([[at350(1), '2026-10-01']]))).toEqual([['Subscription', 413, 'Subscription 350']]);
  });

  test('takes off an agreed discount of exactly what a blank bill shows', () => {
    const dear = [[vehicle(1, { price: 60_000 }), '2026-10-01']] as const;
    const bill = { ...account(1).bill, discount: 50_000 };
    const lines = ['Subscription 60000', 'Discount -50000'];
    expect(inShort(live(dear, { bill }))).toEqual([['Subscription', 11_800, ...lines]]);
    const blank = live(dear, { bill, isDiscountPreset: true });
    expect(inShort(blank)).toEqual([['Subscription', 70_800, 'Subscription 60000']]);
    const store = createStore(blank);
    const typed = { was: { discount: 50_000 }, to: { discount: 100 } };
    done(store.dispatch(billSaved('account-1', typed, noVehicles)));
    expect(businessOf(store.getState()).accounts.entities['account-1']).not.toHaveProperty('isDiscountPreset');
  });

  test('bills hardware and lease to a client whose first vehicle came from another one', () => {
    const came = at350(1, { past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' }] });
    const sold = {
      ...NOTHING_SOLD,
      hardware: 100,
      hardwareOnLease: 50,
      leaseMonths: 12,
      leasePlan: 'Monthly' as const,
    };
    const business = live(
      [
        [came, '2025-01-05'],
        [at350(2), '2026-11-20'],
      ],
      { package: sold },
    );
    expect(
      inShort(business)
        .flat()
        .filter((part) => /Lease|Hardware /.test(String(part))),
    ).toHaveLength(2);
  });

  test('bills hardware once, from the month of the first fitting on, on a bill of its own', () => {
    const sold = { ...NOTHING_SOLD, hardware: 9000, installation: 1180 };
    const business = live(
      [
        [at350(1), '2026-11-12'],
        [at350(2), '2026-11-20'],
      ],
      { package: sold },
    );
    expect(inShort(business).at(-1)).toEqual(['Hardware', 11_800, 'Hardware 9000', 'Installation 1000']);
    expect([inShort(business, '2026-10'), inShort(business, '2026-12').map(([part]) => part)]).toEqual([
      [],
      ['Subscription', 'Hardware'],
    ]);
    const store = createStore(business);
    done(approve(store));
    expect(inShort(businessOf(store.getState()))).toEqual([]);
    expect(inShort(businessOf(store.getState()), '2026-12').map(([part]) => part)).toEqual(['Subscription']);
    const [device] = Object.keys(business.devices.entities);
    expect(selectBills(store.getState()).flatMap(({ lines }) => lines.flatMap(({ imeis = [] }) => imeis))).toEqual([
      device,
    ]);
  });

  test('bills no hardware in a later month that was fitted before the client was opened here', () => {
    const sold = { ...NOTHING_SOLD, hardware: 9000 };
    const business = live([[at350(1), '2026-10-12']], { package: sold });
    const partsIn = (month: string) => inShort(business, month).map(([part]) => part);
    expect([partsIn('2026-10'), partsIn('2026-11')]).toEqual([['Subscription', 'Hardware'], ['Subscription']]);
  });

  test('bills hardware again that was credited in full as a mistake, and not the installation beside it', () => {
    const sold = { ...NOTHING_SOLD, hardware: 9000, installation: 1180 };
    const store = createStore(live([[at350(1), '2026-11-12']], { package: sold }));
    done(approve(store));
    const billId = selectBills(store.getState()).find(({ part }) => part === 'Hardware')?.id ?? '';
    const credited = (amount: number) =>
      creditNoteIssued(
        { accountId: 'account-1', billId, reason: 'Mistake', lines: [{ kind: 'Hardware', amount }] },
        TODAY,
      );
    done(store.dispatch(credited(8999)));
    expect(inShort(businessOf(store.getState()))).toEqual([]);
    done(store.dispatch(credited(1)));
    expect(inShort(businessOf(store.getState()))).toEqual([['Hardware', 10_620, 'Hardware 9000']]);
    done(approve(store));
    expect(inShort(businessOf(store.getState()))).toEqual([]);
  });

  test.each([
    [8000, [['Hardware', 9440, 'Hardware 8000']]],
    [0, []],
  ])('bills hardware again that was a mistake as it was corrected since: at ₹%d', (hardware, again) => {
    const sold = { ...NOTHING_SOLD, hardware: 9000 };
    const store = createStore(live([[at350(1), '2026-11-12']], { package: sold }));
    done(approve(store));
    const billId = selectBills(store.getState()).find(({ part }) => part === 'Hardware')?.id ?? '';
    const lines = [{ kind: 'Hardware' as const, amount: 9000 }];
    done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason: 'Mistake', lines }, TODAY)));
    const edit = { was: { hardware: 9000 }, to: { hardware } };
    done(store.dispatch(clientCorrected({ accountId: 'account-1', edit, from: TODAY }, TODAY)));
    const hardwareIn = (month: string) =>
      inShort(businessOf(store.getState()), month).filter(([part]) => part === 'Hardware');
    expect([hardwareIn('2026-11'), hardwareIn('2026-12')]).toEqual([again, again]);
  });

  test('bills no hardware for a device with which a vehicle came from another client', () => {
    const came = at350(1, { past: [{ until: '2026-11-11', vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' }] });
    const other = [at350(2), '2026-11-20'] as const;
    const sold = { package: { ...NOTHING_SOLD, hardware: 9000 } };
    const partsOf = (business: Business, month?: string) => inShort(business, month).map(([part]) => part);
    const alone = live([[came, '2026-09-12']], sold);
    expect([partsOf(alone), partsOf(alone, '2026-12')]).toEqual([['Subscription'], ['Subscription']]);
    const both = live([[came, '2026-09-12'], other], sold);
    const [, fittedHere] = Object.keys(both.devices.entities);
    expect(
      runOf(both).bills.flatMap(({ lines }) => lines.flatMap(({ kind, imeis }) => (kind === 'Hardware' ? imeis : []))),
    ).toEqual([fittedHere]);
  });

  test('names all devices of the first fitting on the bill of the hardware', () => {
    const business = live(
      [
        [at350(1), '2026-11-12'],
        [at350(2), '2026-11-12'],
        [at350(3), '2026-11-20'],
      ],
      { package: { ...NOTHING_SOLD, hardware: 9000 } },
    );
    const store = createStore(business);
    done(approve(store));
    const [one, other] = Object.keys(business.devices.entities);
    expect(
      selectBills(store.getState()).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'Hardware')),
    ).toMatchObject([{ price: 9000, taxable: 9000, imeis: [one, other] }]);
  });

  test('bills a lease in the first month of each period, until its months are over', () => {
    const leased = { ...NOTHING_SOLD, hardwareOnLease: 1500, leasePlan: 'Quarterly' as const, leaseMonths: 6 };
    const business = live([[at350(1), '2026-02-10']], { package: leased });
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-07', '2026-08', '2026-11'];
    expect(months.filter((month) => inShort(business, month).some((bill) => bill.includes('Lease 1500')))).toEqual([
      '2026-02',
      '2026-05',
    ]);
  });

  test('bills no lease of the months after the one in which a client ended', () => {
    const leased = { ...NOTHING_SOLD, hardwareOnLease: 1500, leasePlan: 'Monthly' as const, leaseMonths: 12 };
    const business = live([[at350(1), '2026-09-10']], { package: leased });
    const ended = {
      id: 'deactivation-1',
      number: 1,
      userName: 'Asha',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 1,
      deviceRemoved: 'No' as const,
      deactivate: 'Permanent' as const,
      accountId: 'account-1',
      recordedOn: '2026-10-15',
    };
    const months = ['2026-09', '2026-10', '2026-11'];
    const leasedIn = (of: Business) =>
      months.filter((month) => inShort(of, month).some((bill) => bill.includes('Lease 1500')));
    expect(leasedIn(business)).toEqual(months);
    expect(leasedIn({ ...business, deactivations: deactivationTable([ended]) })).toEqual(['2026-09', '2026-10']);
    // Who was off the list before ended then.
    const off = live([[at350(1), '2026-09-10']], { package: leased, closedOn: '2026-09-30' });
    expect(leasedIn({ ...off, deactivations: deactivationTable([ended]) })).toEqual(['2026-09']);
  });

  test('counts GST by the states of both', () => {
    const store = createStore(live([[at350(1), '2026-10-01']]));
    done(store.dispatch(companyChanged(movedTo('07AAPFU0939F1ZX'))));
    expect(runOf(businessOf(store.getState())).bills[0]?.taxes).toEqual([
      { hsn: '9984', taxable: 350, cgst: 0, sgst: 0, igst: 63 },
    ]);
  });

  test('charges part of a month as the account chose', () => {
    const store = createStore(live([[at350(1), '2026-11-12']]));
    done(
      store.dispatch(prorationChosen('account-1', { was: { proration: null }, to: { proration: 'From next month' } })),
    );
    expect(inShort(businessOf(store.getState()))).toEqual([]);
    expect(skippedOf(businessOf(store.getState()))).toEqual(['MH 01 AB 1001: Fitted 12 Nov: charged from next month.']);
    expect(inShort(businessOf(store.getState()), '2026-12')).toEqual([['Subscription', 413, 'Subscription 350']]);
  });
});

describe('a run that is approved', () => {
  test('issues its bills with numbers one after the other; a rerun has nothing, and is refused', () => {
    const store = createStore(
      live([
        [at350(1), '2026-11-12'],
        [at350(2), '2026-10-01'],
      ]),
    );
    const fact = billRunApproved('2026-11', seenIn(businessOf(store.getState())), TODAY);
    done(store.dispatch(fact));
    expect(selectBills(store.getState())).toMatchObject([
      {
        id: fact.payload.bills[0]?.id,
        accountId: 'account-1',
        total: 675,
        status: 'Issued',
        docNo: 'INV/26-27/000001',
      },
    ]);
    expect(seenIn(businessOf(store.getState()))).toEqual([]);
    expect(skippedOf(businessOf(store.getState()))).toEqual([
      'MH 01 AB 1001: It is billed for this month already.',
      'MH 01 AB 1002: It is billed for this month already.',
    ]);
    expect(
      replayed(
        live([
          [at350(1), '2026-11-12'],
          [at350(2), '2026-10-01'],
        ]),
        [fact, fact],
      ).reasons,
    ).toEqual([undefined, 'This run was approved already.']);
    expect(
      reasonOf(
        store.dispatch(
          billRunApproved('2026-11', [{ accountId: 'account-1', part: 'Subscription', total: 675 }], TODAY),
        ),
      ),
    ).toBe('Konkan Carriers has nothing left to bill for this month.');
  });

  test('leaves out what comes to another total by then, and tells so', () => {
    const sold = { ...NOTHING_SOLD, hardware: 100 };
    const store = createStore(live([[at350(1), '2026-11-12']], { package: sold }));
    const seen = seenIn(businessOf(store.getState()));
    done(store.dispatch(vehicleTermsChanged('vehicle-1', { was: { price: 350 }, to: { price: 500 } })));
    const fact = billRunApproved('2026-11', seen, TODAY);
    const now = businessOf(store.getState());
    const leftOut = businessModel.leftOut(businessModel.asSaid(fact, now))?.(now);
    done(store.dispatch(fact));
    expect(selectBills(store.getState()).map(({ part }) => part)).toEqual(['Hardware']);
    expect(leftOut).toEqual([{ reason: 'Konkan Carriers comes to ₹374 now, not ₹262: review it again.' }]);
    expect(
      reasonOf(
        store.dispatch(
          billRunApproved('2026-11', [{ accountId: 'account-1', part: 'Subscription', total: 262 }], TODAY),
        ),
      ),
    ).toBe('Konkan Carriers comes to ₹374 now, not ₹262: review it again.');
  });

  test('is what the list and the editor follow: the month that it billed, and whether that is all', () => {
    const store = createStore(
      live([
        [at350(1), '2026-08-12'],
        [at350(2), '2026-10-01'],
      ]),
    );
    const standing = () => {
      const one = selectAccount(store.getState(), 'account-1');
      return one && [one.bill.monthYear, tabOf(one), one.vehicles.map(({ billed }) => billed)];
    };
    expect(standing()).toEqual(['2026-11', 'pending', [false, false]]);
    const { undo } = done(approve(store, '2026-10'));
    expect(standing()).toEqual(['2026-10', 'billed', [true, true]]);
    expect(selectAccount(store.getState(), 'account-2')?.bill.monthYear).toBe('2026-11');
    done(approve(store, '2026-09'));
    expect(standing()).toEqual(['2026-09', 'pending', [true, false]]);
    expect(undo?.()).toMatchObject({ done: false });
    done(approve(store, '2026-11'));
    expect(standing()).toEqual(['2026-11', 'billed', [true, true]]);
  });

  test('that is taken back takes the month back too', () => {
    const store = createStore(live([[at350(1), '2026-08-12']]));
    const { undo } = done(approve(store, '2026-10'));
    expect(undo?.().done).toBe(true);
    expect(selectAccount(store.getState(), 'account-1')?.bill.monthYear).toBe('2026-11');
  });

  test('holds though somebody chose another month in the editor meanwhile', () => {
    const before = live([[at350(1), '2026-08-12']]);
    const run = businessModel.asSaid(billRunApproved('2026-11', seenIn(before), TODAY), before);
    const { after, reasons } = replayed(before, [
      billSaved(
        'account-1',
        { was: { monthYear: '2026-11' }, to: { monthYear: '2026-12' } },
        { added: [], edited: [], removed: [] },
      ),
      run,
    ]);
    expect(reasons).toEqual([undefined, undefined]);
    expect(selectBills(after)).toHaveLength(1);
  });

  const credited = (reason: 'Downtime' | 'Mistake', amount: number, billId: string) =>
    creditNoteIssued(
      { accountId: 'account-1', billId, reason, lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount }] },
      TODAY,
    );

  test('bills a line again that was credited in full as a mistake, and says so; not one that was for downtime', () => {
    const store = createStore(live([[at350(1), '2026-08-12']]));
    done(approve(store));
    const id = selectBills(store.getState())[0]?.id ?? '';
    const dark = createStore(businessOf(store.getState()));
    done(dark.dispatch(credited('Downtime', 350, id)));
    expect(runOf(businessOf(dark.getState()))).toMatchObject({
      bills: [],
      skipped: [{ reason: 'It is billed for this month already.' }],
    });
    const both = createStore(businessOf(store.getState()));
    done(both.dispatch(credited('Downtime', 349, id)));
    done(both.dispatch(credited('Mistake', 1, id)));
    expect(runOf(businessOf(both.getState())).bills).toEqual([]);
    const { undo } = done(store.dispatch(credited('Mistake', 350, id)));
    expect(runOf(businessOf(store.getState()))).toMatchObject({
      look: [],
      skipped: [],
      bills: [{ lines: [{ days: 30, why: 'again, as bill INV/26-27/000001 was credited as a mistake' }] }],
    });
    done(approve(store));
    expect(runOf(businessOf(store.getState())).bills).toEqual([]);
    expect(undo?.()).toEqual({ done: false, reason: 'Not undone: MH 01 AB 1001 is billed again by now.' });
  });

  test('charges no day to a client for which the one before was billed ahead, until that is credited as a mistake', () => {
    const store = createStore(live([[at350(1), '2026-08-12']]));
    done(store.dispatch(billRunApproved('2026-11', seenIn(businessOf(store.getState())), '2026-11-05')));
    const move = { id: 'vehicle-1', was: { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' } };
    done(
      store.dispatch(
        vehicleMoved({ ...move, to: { vehicleNo: 'MH 01 AB 1001', accountId: 'account-2' } }, '2026-11-11'),
      ),
    );
    const ofNewClient = (month: string) => {
      const { bills = [], skipped = [] } =
        selectBillRun(businessOf(store.getState()), month, TODAY).get('account-2') ?? {};
      const lines = bills.flatMap((bill) => bill.lines.filter(({ vehicleId }) => vehicleId === 'vehicle-1'));
      const none = skipped.filter(({ vehicleId }) => vehicleId === 'vehicle-1');
      return [...lines.map(({ days, why }) => [days, why]), ...none.map(({ reason }) => reason)];
    };
    expect(ofNewClient('2026-11')).toEqual([
      'Its days are billed to the client that had it before, as long as that one has no credit for them.',
    ]);
    expect(ofNewClient('2026-12')).toEqual([[31, undefined]]);
    const id = selectBills(store.getState())[0]?.id ?? '';
    done(store.dispatch(credited('Downtime', 50, id)));
    expect(ofNewClient('2026-11')).toEqual([
      'Its days are billed to the client that had it before, as long as that one has no credit for them.',
    ]);
    done(store.dispatch(credited('Mistake', 140, id)));
    expect(ofNewClient('2026-11')).toEqual([
      [12, 'came 11 Nov: 20 of 30 days, without 8 days billed to the client before'],
    ]);
  });

  test('of a month that has not begun is refused', () => {
    const store = createStore(live([[at350(1), '2026-11-12']]));
    expect(reasonOf(approve(store, '2026-12'))).toBe('Dec 2026 has not begun yet: its run cannot be approved.');
  });

  test('that names a bill twice issues it once', () => {
    const store = createStore(live([[at350(1), '2026-10-01']]));
    const [seen] = seenIn(businessOf(store.getState()));
    done(store.dispatch(billRunApproved('2026-11', seen ? [seen, seen] : [], TODAY)));
    expect(selectBills(store.getState()).map(({ number, docNo }) => [number, docNo])).toEqual([
      [1, 'INV/26-27/000001'],
    ]);
  });

  test('can be taken back as it is told from outside, though it names its accounts alone', () => {
    const before = live([[at350(1), '2026-10-01']]);
    const fact = businessModel.asSaid(billRunApproved('2026-11', seenIn(before), TODAY), before) as ReturnType<
      typeof billRunApproved
    >;
    const { after } = replayed(before, [fact]);
    const undo = JSON.parse(JSON.stringify(businessModel.undoing(fact, before))) as UnknownAction;
    expect(businessModel.aboutOf(fact)).toEqual([fact.payload.id, 'account-1']);
    expect(checkedFact(undo)).toEqual({ fact: undo, leftOut: [] });
    expect(businessModel.refusal(after, undo)).toBeUndefined();
  });

  test('of nobody, and of an account that is gone, is refused', () => {
    const store = createStore(live([[at350(1), '2026-11-12']]));
    expect(reasonOf(store.dispatch(billRunApproved('2026-11', [], TODAY)))).toBe('There is nothing to bill.');
    expect(
      reasonOf(
        store.dispatch(billRunApproved('2026-11', [{ accountId: 'account-9', part: 'Subscription', total: 1 }], TODAY)),
      ),
    ).toBe('One of the accounts is not there any more.');
  });
});
