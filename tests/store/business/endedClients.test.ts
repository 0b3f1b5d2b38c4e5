import { describe, expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { newFactRefusal } from '@/store/business/newFacts';
import { createStore, type Fact } from '@/store/business/store';
import { accountsDeleted, billSaved, clientsImported } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { accountDeactivated } from '@/store/facts/deactivations';
import { jobClosed } from '@/store/facts/jobs';
import { subscriptionOpened } from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleRegistered, vehiclesTakenOver } from '@/store/facts/vehicles';
import { noEdit, noVehicles, vehicle } from '../../support/accounts';
import { inUse, plainAccount } from '../../support/billing';
import { additionDraft } from '../../support/care';
import { replayed } from '../../support/replayed';
import { done, reasonOf } from '../../support/said';
import { smallBusiness } from '../../support/tabs';

const endedOn = (accountId: string, recordedOn: string) => {
  const fact = accountDeactivated({
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate: 'Permanent',
    accountId,
  });
  return { ...fact, payload: { ...fact.payload, recordedOn } };
};

describe('a client that has ended for good gets no vehicle and no subscription', () => {
  const DAY = '2026-11-21';
  const unsubscribed = { ...smallBusiness, subscriptions: emptyBusiness.subscriptions };
  const own = { vehicleNo: 'MH 01 AB 1001', accountId: 'account-1' };
  const added = [{ id: 'vehicle-77', vehicleNo: 'MH 04 ZZ 7', duration: 'Monthly', price: 200, selected: true }];
  const closing = (outcome: object) =>
    jobClosed({
      id: 'job-5',
      on: DAY,
      installerId: 'installer-1',
      outcomes: [{ workDone: 'Fitted', vehicleId: 'vehicle-77', vehicleNo: 'MH 04 ZZ 7', ...outcome }],
    });
  const terms = { client: 'Meera Joshi', company: 'Konkan Carriers', duration: 'Monthly', price: 200 };
  const ways: [string, Fact][] = [
    ['is registered', vehicleRegistered({ vehicleNo: 'MH 04 ZZ 7', accountId: 'account-2', ...terms })],
    ['is moved', vehicleMoved({ id: 'vehicle-1', was: own, to: { ...own, accountId: 'account-2' } }, DAY)],
    ['stands on its bill', billSaved('account-2', noEdit, { ...noVehicles, added })],
    [
      'is imported',
      clientsImported({
        added: [],
        edits: [{ accountId: 'account-2', edit: noEdit, vehicles: { added, edited: [] } }],
      }),
    ],
    [
      'gets a new device',
      additionRecorded(additionDraft({ vehicleNo: 'MH 04 ZZ 7' }), { vehicleId: 'vehicle-77', accountId: 'account-2' }),
    ],
    ['is subscribed', subscriptionOpened('vehicle-21', DAY)],
    ['is taken over', vehiclesTakenOver([{ id: 'vehicle-21', from: '2026-10-01' }])],
  ];

  test.each(ways)('where one %s', (_how, fact) => {
    const store = createStore(unsubscribed);
    done(store.dispatch(endedOn('account-2', DAY)));
    expect(reasonOf(store.dispatch(fact))).toMatch(
      /has ended: undo its deactivation first, or choose another client\.$/,
    );
  });

  test('where a visit registers one, or begins its subscription', () => {
    const business = replayed(unsubscribed, [endedOn('account-2', DAY)]).after;
    for (const outcome of [
      { registered: { accountId: 'account-2', ...terms } },
      { vehicleId: 'vehicle-21', begins: 's' },
    ])
      expect(newFactRefusal(business, closing(outcome))?.reason).toMatch(/has ended/);
    expect(newFactRefusal(business, closing({ vehicleId: 'vehicle-1', begins: 's' }))).toBeUndefined();
  });

  test('where what was taken back before its end is done again', () => {
    const store = createStore(unsubscribed);
    const { undo } = done(store.dispatch(subscriptionOpened('vehicle-21', DAY)));
    const back = undo?.();
    if (!back?.done) throw new Error('It could not be undone.');
    done(store.dispatch(endedOn('account-2', DAY)));
    expect(back.undo?.()).toMatchObject({ done: false, reason: expect.stringMatching(/has ended/) });
  });

  test('yet a journal that holds such a fact comes to what it came to', () => {
    const kept = ways.filter(([how]) => ['is imported', 'gets a new device', 'is subscribed'].includes(how));
    for (const [, fact] of kept)
      expect(
        replayed(unsubscribed, [endedOn('account-2', DAY), businessModel.asSaid(fact, unsubscribed)]).reasons,
      ).toEqual([undefined, undefined]);
  });
});

/** Vehicle 1 at ₹300 a month, in use since September; its client ends on a day. */
const business = inUse(
  [plainAccount(1, { openedOn: '2026-09-01', vehicles: [vehicle(1, { price: 300 })] })],
  [{ vehicleId: 'vehicle-1', from: '2026-09-01' }],
);
const linesOf = (state: Business, month: string, on = '2027-03-01') =>
  (selectBillRun(state, month, on).get('account-1')?.bills ?? []).flatMap(({ lines }) =>
    lines.map(({ days, why }) => [days, why]),
  );
const unbilled = (state: Business, on: string) =>
  (selectAllLeaks(state, on).find(({ kind }) => kind === 'unbilled')?.leaks ?? []).map(({ detail, amount }) => [
    detail,
    amount,
  ]);
const approved = (store: ReturnType<typeof createStore>, month: string, on: string) => {
  const bills = selectBillRun(store.getState(), month, on).get('account-1')?.bills ?? [];
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  return done(store.dispatch(billRunApproved(month, seen, on)));
};

describe('a client that ended while its vehicle runs on', () => {
  const store = () => {
    const one = createStore(business);
    done(one.dispatch(endedOn('account-1', '2026-11-16')));
    return one;
  };

  test.each([
    ['by its deactivation', endedOn('account-1', '2026-11-16')],
    ['as it was taken off the list', accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }], '2026-11-16')],
  ])('%s is charged until then, by no run after it', (_how, fact) => {
    const one = createStore(business);
    approved(one, '2026-09', '2026-10-01');
    done(one.dispatch('accounts' in fact.payload ? { ...fact, payload: { ...fact.payload, on: '2026-11-16' } } : fact));
    const state = one.getState();
    expect(linesOf(state, '2026-10')).toEqual([[31, undefined]]);
    expect(linesOf(state, '2026-11')).toEqual([[15, 'ended 16 Nov: 15 of 30 days']]);
    for (const month of ['2026-12', '2027-01', '2027-02']) expect(linesOf(state, month)).toEqual([]);
  });

  test('stands in Leaks with what is not billed of it, until that is', () => {
    const one = store();
    approved(one, '2026-09', '2026-11-20');
    expect(unbilled(one.getState(), '2027-02-01')).toEqual([
      ['Konkan Carriers, Oct 2026, Nov 2026 are not billed: 46 of 61 days', 450],
    ]);
    approved(one, '2026-10', '2027-02-01');
    approved(one, '2026-11', '2027-02-01');
    expect(unbilled(one.getState(), '2027-02-01')).toEqual([]);
    expect(selectShortBilled(one.getState(), '2027-02-01')).toEqual([]);
    expect(selectChangedCredits(one.getState(), '2027-02-01')).toEqual([]);
  });

  test('gets the credit of what was billed ahead, without which its end is not taken back', () => {
    const one = createStore(business);
    approved(one, '2026-11', '2026-11-02');
    const ending = done(one.dispatch(endedOn('account-1', '2026-11-16')));
    const [credit] = selectChangedCredits(one.getState(), '2026-11-20');
    expect(credit).toMatchObject({ amount: 150, why: 'Not used' });
    const billId = selectBills(one.getState())[0]?.id ?? '';
    const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 150 }];
    const given = done(
      one.dispatch(creditNoteIssued({ accountId: 'account-1', billId, reason: 'Not used', lines }, '2026-11-20')),
    );
    expect(ending.undo?.()).toMatchObject({ done: false, reason: expect.stringMatching(/were credited since/) });
    expect(given.undo?.()).toMatchObject({ done: true });
    expect(ending.undo?.()).toMatchObject({ done: true });
    expect(selectChangedCredits(one.getState(), '2026-11-20')).toEqual([]);
  });

  test('and a run that was approved for later days before stands in every replay', () => {
    const bills = selectBillRun(business, '2026-11', '2026-11-30').get('account-1')?.bills ?? [];
    const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
    const run = businessModel.asSaid(billRunApproved('2026-11', seen, '2026-11-30'), business);
    const { reasons, after } = replayed(business, [endedOn('account-1', '2026-11-16'), run]);
    expect(reasons).toEqual([undefined, undefined]);
    expect(selectChangedCredits(after, '2026-12-01')).toMatchObject([{ amount: 150 }]);
  });
});
