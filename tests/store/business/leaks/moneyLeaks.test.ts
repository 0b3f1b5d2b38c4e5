import { describe, expect, test } from 'vitest';
import { accountsBilled, clientCorrected } from '@/store/facts/accounts';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import type { BillPart } from '@/store/billing/bills/bill';
import type { Business } from '@/store/business/business';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { createStore, type Fact } from '@/store/business/store';
import type { VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { deviceLost } from '@/store/facts/devices';
import { receiptRecorded } from '@/store/facts/receipts';
import { subscriptionEnded } from '@/store/facts/subscriptions';
import { runToEnd } from '@/journal/kit/runToEnd';
import { vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done } from '../../../support/said';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { imeiOfDevice, requestLine, stockRequest } from '../../../support/stock';

const TODAY = '2026-11-23';

/** Vehicle 1 of account 1 at ₹350 since 12 Oct. */
const business = inUse(
  [plainAccount(1, { vehicles: [vehicle(1, { price: 350 })] })],
  [{ vehicleId: 'vehicle-1', from: '2026-10-12' }],
);

const after = (state: Business, ...facts: readonly Fact[]): Business => {
  const store = createStore(state);
  for (const fact of facts) done(store.dispatch(fact));
  return store.getState();
};
/** A run of a month is approved; where a part is named, its bills alone. */
const ran = (state: Business, month: string, only?: BillPart): Business => {
  const seen = seenBills(runToEnd(runRowSteps(state, selectBillRun(state, month, TODAY))).ready);
  return after(state, billRunApproved(month, only ? seen.filter(({ part }) => part === only) : seen, TODAY));
};
const leaksOf = (state: Business, kind: VehicleLeak) =>
  selectAllLeaks(state, TODAY).find((one) => one.kind === kind)?.leaks ?? [];

describe('live but unbilled', () => {
  test('a month that is over and was not billed, until its run is approved', () => {
    expect(leaksOf(business, 'unbilled')).toEqual([
      expect.objectContaining({
        what: 'MH 01 AB 1001',
        since: '2026-10-01',
        detail: expect.stringContaining('Oct 2026 is not billed: 20 of 31 days'),
        mend: { label: 'Open Bill Run', to: '/sales/bill-run?month=2026-10' },
      }),
    ]);
    expect(leaksOf(ran(business, '2026-10'), 'unbilled')).toEqual([]);
  });

  test('hardware of a month whose run left it out, until the next run bills it', () => {
    const plain = plainAccount(1, { openedOn: '2026-10-02', vehicles: [vehicle(1, { price: 350 })] });
    const sold = { ...plain, package: { ...plain.package, hardware: 9000, installation: 500 } };
    const fitted = inUse([sold], [{ vehicleId: 'vehicle-1', from: '2026-10-12' }]);
    const left = ran(fitted, '2026-10', 'Subscription');
    expect(leaksOf(left, 'unbilled')).toEqual([
      {
        id: 'account-1',
        what: 'Konkan Carriers',
        detail: 'What its first fitting on 12 Oct 2026 sold is not billed: Hardware, Installation',
        amount: 9500,
        since: '2026-10-12',
        mend: { label: 'Open Bill Run', to: '/sales/bill-run?month=2026-11' },
      },
    ]);
    expect(leaksOf(ran(left, '2026-11'), 'unbilled')).toEqual([]);
  });

  test('hardware from the day of its fitting on, until a run bills it', () => {
    const plain = plainAccount(1, { openedOn: '2026-11-02', vehicles: [vehicle(1, { price: 350 })] });
    const sold = { ...plain, package: { ...plain.package, hardware: 9000 } };
    const fitted = inUse([sold], [{ vehicleId: 'vehicle-1', from: TODAY }]);
    expect(leaksOf(fitted, 'unbilled')).toMatchObject([{ id: 'account-1', amount: 9000, since: TODAY }]);
    expect(leaksOf(ran(fitted, '2026-11', 'Hardware'), 'unbilled')).toEqual([]);
    const ahead = inUse([sold], [{ vehicleId: 'vehicle-1', from: '2026-11-24' }]);
    expect(leaksOf(ahead, 'unbilled')).toEqual([]);
  });

  test('hardware that was a mistake, as its price was corrected since, and none where it is free', () => {
    const plain = plainAccount(1, { openedOn: '2026-10-02', vehicles: [vehicle(1, { price: 350 })] });
    const sold = { ...plain, package: { ...plain.package, hardware: 9000 } };
    const store = createStore(ran(inUse([sold], [{ vehicleId: 'vehicle-1', from: '2026-10-12' }]), '2026-10'));
    const billId = selectBills(store.getState()).find(({ part }) => part === 'Hardware')?.id ?? '';
    const lines = [{ kind: 'Hardware' as const, amount: 9000 }];
    done(store.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason: 'Mistake', lines }, TODAY)));
    const corrected = (was: number, hardware: number) =>
      done(
        store.dispatch(
          clientCorrected(
            { accountId: 'account-1', edit: { was: { hardware: was }, to: { hardware } }, from: TODAY },
            TODAY,
          ),
        ),
      );
    corrected(9000, 8000);
    expect(leaksOf(store.getState(), 'unbilled')).toMatchObject([{ id: 'account-1', amount: 8000 }]);
    corrected(8000, 0);
    expect(leaksOf(store.getState(), 'unbilled')).toEqual([]);
  });

  test('hardware that was never billed, though the price was corrected since', () => {
    const plain = plainAccount(1, { openedOn: '2026-10-02', vehicles: [vehicle(1, { price: 350 })] });
    const sold = { ...plain, package: { ...plain.package, hardware: 9000 } };
    const fitted = ran(inUse([sold], [{ vehicleId: 'vehicle-1', from: '2026-10-12' }]), '2026-10', 'Subscription');
    const edit = { was: { hardware: 9000 }, to: { hardware: 0 } };
    const free = after(fitted, clientCorrected({ accountId: 'account-1', edit, from: TODAY }, TODAY));
    expect(leaksOf(free, 'unbilled')).toMatchObject([{ id: 'account-1', amount: 9000 }]);
  });

  test.each(['Foc', 'Demo'] as const)('no hardware of a client who is %s, as no run bills it', (accountType) => {
    const plain = plainAccount(1, { accountType, openedOn: '2026-10-02', vehicles: [vehicle(1, { price: 350 })] });
    const sold = { ...plain, package: { ...plain.package, hardware: 9000 } };
    const fitted = inUse([sold], [{ vehicleId: 'vehicle-1', from: '2026-10-12' }]);
    expect(leaksOf(fitted, 'unbilled').filter(({ detail }) => /first fitting/.test(detail))).toEqual([]);
  });

  test('all months that are over since the account was opened, though billed later or by now without a device, the oldest first', () => {
    const since = inUse(
      [plainAccount(1, { openedOn: '2026-07-20', vehicles: [vehicle(1, { price: 310 })] })],
      [{ vehicleId: 'vehicle-1', from: '2026-05-01' }],
    );
    const billed = ran(ran(since, '2026-09'), '2026-11');
    const gone = after(billed, deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    for (const state of [billed, gone])
      expect(leaksOf(state, 'unbilled')).toMatchObject([
        {
          amount: 930,
          since: '2026-07-01',
          detail: expect.stringContaining('Jul 2026, Aug 2026, Oct 2026 are not billed: 93 of 93 days'),
          mend: { label: 'Open Bill Run', to: '/sales/bill-run?month=2026-07' },
        },
      ]);
    expect(leaksOf(ran(since, '2026-10'), 'unbilled')).toMatchObject([
      { detail: expect.stringContaining('Jul 2026, Aug 2026, Sep 2026 are') },
    ]);
    expect(
      leaksOf(
        ['2026-07', '2026-08', '2026-10'].reduce((state, month) => ran(state, month), billed),
        'unbilled',
      ),
    ).toEqual([]);
  });

  test('names three of the months that were missed', () => {
    const since = inUse(
      [plainAccount(1, { openedOn: '2026-05-01', vehicles: [vehicle(1, { price: 310 })] })],
      [{ vehicleId: 'vehicle-1', from: '2026-05-01' }],
    );
    expect(leaksOf(since, 'unbilled')).toMatchObject([
      { detail: expect.stringContaining('May 2026, Jun 2026, Jul 2026 and 3 later are not billed: 184 of 184 days') },
    ]);
  });

  test('a subscription that ended with the device left is one more, and with the device out one less', () => {
    const billed = ran(ran(business, '2026-10'), '2026-11');
    expect(leaksOf(billed, 'unbilled')).toEqual([]);
    const ended = after(billed, subscriptionEnded(['subscription-1'], TODAY));
    expect(leaksOf(ended, 'unbilled')).toEqual([
      expect.objectContaining({
        mend: { label: 'Begin Billing', to: '/cce/vehicle?do=begin-billing&no=MH+01+AB+1001' },
      }),
    ]);
    expect(leaksOf(after(ended, deviceLost(imeiOfDevice(1), 'Burnt', TODAY)), 'unbilled')).toEqual([]);
  });

  test('what is free of charge is none', () => {
    const free = inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { charge: 'Foc' })] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-12' }],
    );
    expect(leaksOf(free, 'unbilled')).toEqual([]);
  });
});

test('billed but not live: on a bill of this month, and no device was in it', () => {
  const empty = inUse(
    [plainAccount(1, { vehicles: [vehicle(1)], bill: { ...plainAccount(1).bill, monthYear: '2026-11' } })],
    [],
  );
  expect(leaksOf(empty, 'unlive')).toEqual([]);
  expect(leaksOf(after(empty, accountsBilled(['account-1'], ['vehicle-1'], TODAY)), 'unlive')).toEqual([
    expect.objectContaining({
      what: 'MH 01 AB 1001',
      detail: expect.stringContaining('on bill INV/26-27/000001 of Nov 2026'),
      mend: { label: 'Credit Bill', to: '/sales/issued-bills?month=2026-11&account=1' },
    }),
  ]);
});

test('closed but owing: until it is received', () => {
  const billed = ran(business, '2026-10');
  const { entities } = billed.accounts;
  const closed = {
    ...billed,
    accounts: {
      ...billed.accounts,
      entities: { 'account-1': { ...(entities['account-1'] ?? plainAccount(1)), closedOn: TODAY } },
    },
  };
  const [bill] = Object.values(billed.bills.entities);
  expect(leaksOf(billed, 'closedOwing')).toEqual([]);
  expect(leaksOf(closed, 'closedOwing')).toEqual([
    expect.objectContaining({
      what: 'Konkan Carriers',
      detail: '₹266 is still due',
      mend: { label: 'Open Bills', to: '/sales/issued-bills?account=1' },
    }),
  ]);
  const paid = after(
    closed,
    receiptRecorded(
      {
        accountId: 'account-1',
        on: TODAY,
        mode: 'UPI',
        reference: 'U1',
        cash: 266,
        allocations: [{ billId: bill?.id ?? '', amount: 266 }],
      },
      TODAY,
    ),
  );
  expect(leaksOf(paid, 'closedOwing')).toEqual([]);
});

describe('what is at stake', () => {
  test('of a month that was not billed it is the price of its days, of a device what one like it cost last, and the dearest kind comes first', () => {
    const lost = after(ran(business, '2026-10'), deviceLost(imeiOfDevice(1), 'Burnt', TODAY));
    const bought = {
      ...lost,
      requests: requestTable([
        stockRequest(1, { products: [requestLine({ name: 'obd tracker', rate: 900 })] }),
        stockRequest(2, { products: [requestLine({ name: 'OBD tracker', rate: 1200 })] }),
      ]),
    };
    const stakes = (state: Business) => selectAllLeaks(state, TODAY).map(({ kind, stake }) => [kind, stake]);
    expect(stakes(business)).toEqual([['unbilled', 225.81]]);
    expect(stakes(bought)).toEqual([
      ['lost', 1200],
      ['unlive', 350],
    ]);
    expect(stakes(lost)).toEqual([
      ['unlive', 350],
      ['lost', 0],
    ]);
    expect(leaksOf(lost, 'unlive')).toEqual([expect.objectContaining({ amount: 350 })]);
  });
});
