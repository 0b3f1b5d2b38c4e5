import { describe, expect, test } from 'vitest';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { billTable, selectBills } from '@/store/billing/bills/billsSlice';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { balanceDue } from '@/store/billing/receivables/owed';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { emptyBusiness } from '@/store/business/business';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { creditAgreed } from '@/store/facts/accounts';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued, debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { receiptRecorded } from '@/store/facts/receipts';
import { subscriptionEnded, subscriptionOpened } from '@/store/facts/subscriptions';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { creditWaived, freeDaysWaived, waiverTakenBack } from '@/store/facts/waivers';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { account, salesOf, vehicle } from '../../support/accounts';
import { inUse, plainAccount } from '../../support/billing';
import { billOf } from '../../support/bills';
import { done, reasonOf } from '../../support/said';

const ACCOUNT = 'account-1';
const VEHICLE = 'vehicle-1';
const TODAY = '2026-12-16';
const MEANWHILE = 'Not undone: what it waived was billed, charged, credited or waived again by now.';

/** Says a fact that is done, and gives its Undo, which tells why it could not and may be taken back itself. */
function say(store: AppStore, fact: Fact) {
  const { undo } = done(store.dispatch(fact));
  if (!undo) throw new Error('It cannot be taken back.');
  return undo;
}
/** Says a fact and takes it back; gives the Undo of that. */
function saidAndUndone(store: AppStore, fact: Fact) {
  const { undo } = done(say(store, fact)());
  if (!undo) throw new Error('The Undo cannot be taken back.');
  return undo;
}
function last<Row>(rows: readonly Row[]): Row {
  const row = rows.at(-1);
  if (row === undefined) throw new Error('There is none.');
  return row;
}

describe('interest whose waiver was taken back', () => {
  const days = { from: '2026-11-17', until: TODAY, rate: 18 };
  const said = { accountId: ACCOUNT, billId: 'bill-1' };
  const waiving = interestWaived({ ...said, ...days, amount: 17.46, why: 'A' }, TODAY);
  const charging = (interest = days, amount = 17.46) =>
    debitNoteIssued({ ...said, reason: 'Interest', kind: 'Subscription', amount, interest }, interest.until);
  const waived = (store: AppStore) => selectBills(store.getState())[0]?.waivedInterest ?? [];

  function begun() {
    const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1, {})]) });
    const was = { interestRate: null, interestFrom: null };
    say(store, creditAgreed(ACCOUNT, { was, to: { interestRate: 18, interestFrom: '2026-01-01' } }));
    return store;
  }

  test('is waived by no Undo of that once it was charged, and is once the charge was taken back', () => {
    const store = begun();
    const again = saidAndUndone(store, waiving);
    const uncharge = say(store, charging());
    expect([reasonOf(again()), waived(store)]).toEqual([MEANWHILE, []]);
    done(uncharge());
    done(again());
    expect(waived(store)).toHaveLength(1);
  });

  test('is waived by no Undo of that once a note of some of its days was charged', () => {
    const store = begun();
    const again = saidAndUndone(store, waiving);
    say(store, charging({ ...days, until: '2026-12-10' }, 13.97));
    expect(reasonOf(again())).toBe(MEANWHILE);
  });
});

/** One vehicle at ₹300 since October, of which nothing is billed yet. */
const unbilled = () =>
  createStore(
    inUse([plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })], [{ vehicleId: VEHICLE, from: '2026-10-01' }]),
  );
/** The same, all November of it billed on the first. */
function billed() {
  const store = unbilled();
  run(store, '2026-11', '2026-11-01');
  return store;
}
function run(store: AppStore, month: string, on: string) {
  const bills = selectBillRun(store.getState(), month, on).get(ACCOUNT)?.bills ?? [];
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  return say(store, billRunApproved(month, seen, on));
}

test('what was short for a vehicle is waived by no Undo of the Undo once it was charged', () => {
  const DAY = '2026-12-02';
  const store = billed();
  const terms = { was: { price: 300 }, to: { price: 600 } };
  say(store, vehicleTermsChanged(VEHICLE, terms, '2026-11-16', '2026-11-16'));
  const short = last(selectShortBilled(store.getState(), DAY));
  const { bill, vehicleId, amount } = short;
  const again = saidAndUndone(
    store,
    debitWaived({ accountId: ACCOUNT, billId: bill.id, vehicleId, amount, why: 'A' }, DAY),
  );
  const uncharge = say(store, debitNoteIssued(shortBilledNote(short), DAY));
  expect([reasonOf(again()), balanceDue(store.getState(), ACCOUNT)]).toEqual([MEANWHILE, 531]);
  expect(selectDebitNotes(store.getState())).toHaveLength(1);
  done(uncharge());
  done(again());
  expect(selectShortBilled(store.getState(), DAY)).toEqual([]);
});

describe('the credit of a month that was billed and not used', () => {
  function unused() {
    const store = billed();
    say(store, subscriptionEnded(['subscription-1'], '2026-11-11'));
    const { bill, amount, why: reason } = last(selectChangedCredits(store.getState(), '2026-11-23'));
    const said = { accountId: ACCOUNT, billId: bill.id };
    return {
      store,
      waiving: creditWaived({ ...said, vehicleId: VEHICLE, amount, credit: reason, why: 'A' }, '2026-11-23'),
      giving: creditNoteIssued(
        { ...said, reason, lines: [{ kind: 'Subscription', vehicleId: VEHICLE, amount }] },
        '2026-11-23',
      ),
    };
  }
  const credited = (store: AppStore) =>
    selectCreditNotes(store.getState()).filter(({ status }) => status === 'Issued').length;
  const waivers = (store: AppStore) => store.getState().waivers.ids.length;

  test('is waived by no Undo of the Undo once it was given', () => {
    const { store, waiving, giving } = unused();
    const again = saidAndUndone(store, waiving);
    const ungive = say(store, giving);
    expect([reasonOf(again()), waivers(store), credited(store)]).toEqual([MEANWHILE, 0, 1]);
    done(ungive());
    done(again());
    expect([waivers(store), credited(store)]).toEqual([1, 0]);
  });

  test('is waived again by no Undo of its taking back once it was given, or waived anew', () => {
    const { store, waiving, giving } = unused();
    say(store, waiving);
    const { entities, ids } = store.getState().waivers;
    const waiver = entities[ids[0] ?? ''];
    if (!waiver || !('billId' in waiver)) throw new Error('Nothing is waived.');
    const again = say(store, waiverTakenBack(waiver));
    const ungive = say(store, giving);
    expect(reasonOf(again())).toBe(MEANWHILE);
    done(ungive());
    const { type, payload } = waiving;
    say(store, { type, payload: { ...payload, id: 'waiver-2' } });
    expect([reasonOf(again()), waivers(store)]).toEqual([MEANWHILE, 1]);
  });

  test('is given by no Undo of the Undo once it was waived', () => {
    const { store, waiving, giving } = unused();
    const again = saidAndUndone(store, giving);
    say(store, waiving);
    expect([reasonOf(again()), waivers(store), credited(store)]).toEqual([
      expect.stringMatching(/^Not undone: Credit for MH 01 AB 1001 on .+ was waived: take that back first/u),
      1,
      0,
    ]);
  });
});

describe('the rest of a credit that was given in part', () => {
  /** The credit of ₹200 of November, of which ₹50 were given before the rest was waived. */
  function restWaived() {
    const store = billed();
    say(store, subscriptionEnded(['subscription-1'], '2026-11-11'));
    const { bill, why: credit } = last(selectChangedCredits(store.getState(), '2026-11-23'));
    const said = { accountId: ACCOUNT, billId: bill.id };
    const giving = (amount: number) =>
      creditNoteIssued(
        { ...said, reason: credit, lines: [{ kind: 'Subscription', vehicleId: VEHICLE, amount }] },
        '2026-11-23',
      );
    say(store, giving(50));
    say(store, creditWaived({ ...said, vehicleId: VEHICLE, amount: 150, credit, why: 'A' }, '2026-11-23'));
    const { entities, ids } = store.getState().waivers;
    const waiver = entities[ids[0] ?? ''];
    if (!waiver || !('billId' in waiver)) throw new Error('Nothing is waived.');
    return { store, giving, again: say(store, waiverTakenBack(waiver)) };
  }

  test('is waived again by an Undo of its taking back, whether it is still due or nothing is any more', () => {
    const due = restWaived();
    done(due.again());
    expect(due.store.getState().waivers.ids).toHaveLength(1);
    const used = restWaived();
    say(used.store, subscriptionOpened(VEHICLE, '2026-11-11'));
    expect(selectChangedCredits(used.store.getState(), '2026-11-23')).toEqual([]);
    done(used.again());
    expect(used.store.getState().waivers.ids).toHaveLength(1);
  });

  test('is waived again by none once that was given too', () => {
    const { store, giving, again } = restWaived();
    say(store, giving(150));
    expect([reasonOf(again()), store.getState().waivers.ids]).toEqual([MEANWHILE, []]);
  });
});

test('days that were made free are waived by no Undo of the Undo once they were billed', () => {
  const store = unbilled();
  const free = { was: { charge: null }, to: { charge: 'Foc' as const } };
  const unfree = say(store, vehicleTermsChanged(VEHICLE, free, '2026-10-01', '2026-11-20'));
  const { month, amount } = last(
    selectMadeFree(store.getState(), '2026-11-20').filter((one) => one.month === '2026-10'),
  );
  const days = { accountId: ACCOUNT, vehicleId: VEHICLE, month, amount, why: 'A' };
  const again = saidAndUndone(store, freeDaysWaived(days, '2026-11-20'));
  done(unfree());
  run(store, '2026-10', '2026-11-20');
  expect([reasonOf(again()), store.getState().waivers.ids]).toEqual([MEANWHILE, []]);
});

describe('a bill that was cancelled, and days of which were made free since', () => {
  /** The bill of October of one vehicle at ₹300, cancelled; its first days made free, and waived or not. */
  function cancelled(isWaived: boolean) {
    const store = unbilled();
    run(store, '2026-10', '2026-11-02');
    const bill = last(selectBills(store.getState()));
    const back = say(store, billCancelled(bill));
    const was = { charge: null };
    say(store, vehicleTermsChanged(VEHICLE, { was, to: { charge: 'Foc' } }, '2026-10-01', '2026-11-20'));
    const { month, amount } = last(
      selectMadeFree(store.getState(), '2026-11-20').filter((one) => one.month === '2026-10'),
    );
    if (isWaived)
      say(store, freeDaysWaived({ accountId: ACCOUNT, vehicleId: VEHICLE, month, amount, why: 'A' }, '2026-11-20'));
    return { store, back };
  }

  test('comes back by no Undo of that once they were waived', () => {
    const { store, back } = cancelled(true);
    expect([reasonOf(back()), balanceDue(store.getState(), ACCOUNT)]).toEqual([
      'Not undone: days of MH 01 AB 1001 in Oct 2026 were made free and waived by now.',
      0,
    ]);
  });

  test('comes back where nobody waived them: their credit is proposed then', () => {
    const { store, back } = cancelled(false);
    done(back());
    expect(selectChangedCredits(store.getState(), '2026-11-20').map(({ amount }) => amount)).toContain(300);
  });
});

test('a bill of part of a month comes back by no Undo once days that it charges were made free and waived on its own day', () => {
  const store = createStore(
    inUse([plainAccount(1, { vehicles: [vehicle(1, { price: 310 })] })], [{ vehicleId: VEHICLE, from: '2026-10-12' }]),
  );
  const day = '2026-11-02';
  run(store, '2026-10', day);
  const bill = last(selectBills(store.getState()));
  expect(bill.lines[0]).toMatchObject({ days: 20, taxable: 200 });
  const back = say(store, billCancelled(bill));
  say(store, vehicleTermsChanged(VEHICLE, { was: { charge: null }, to: { charge: 'Foc' } }, '2026-10-16', day));
  say(store, vehicleTermsChanged(VEHICLE, { was: { charge: 'Foc' }, to: { charge: null } }, '2026-10-22', day));
  const { month, amount } = last(
    selectMadeFree(store.getState(), '2026-11-20').filter((one) => one.month === '2026-10'),
  );
  say(store, freeDaysWaived({ accountId: ACCOUNT, vehicleId: VEHICLE, month, amount, why: 'A' }, day));
  expect([amount, reasonOf(back()), balanceDue(store.getState(), ACCOUNT)]).toEqual([
    60,
    'Not undone: days of MH 01 AB 1001 in Oct 2026 were made free and waived by now.',
    0,
  ]);
});

describe('a bill that was cancelled, of a month some days of which were free before it', () => {
  const FREE = { was: { charge: null }, to: { charge: 'Foc' as const } };
  const PAID = { was: { charge: 'Foc' as const }, to: { charge: null } };

  /** October of one vehicle at ₹300: its first ten days are made free and waived before the bill or after it was cancelled; it charges the other 21. */
  function cancelled(isWaivedFirst: boolean) {
    const store = unbilled();
    say(store, vehicleTermsChanged(VEHICLE, FREE, '2026-10-01', '2026-11-01'));
    say(store, vehicleTermsChanged(VEHICLE, PAID, '2026-10-11', '2026-11-01'));
    const waive = () => {
      const { month, amount } = last(selectMadeFree(store.getState(), '2026-11-20'));
      say(store, freeDaysWaived({ accountId: ACCOUNT, vehicleId: VEHICLE, month, amount, why: 'A' }, '2026-11-20'));
    };
    if (isWaivedFirst) waive();
    run(store, '2026-10', '2026-11-02');
    const bill = last(selectBills(store.getState()));
    expect(bill.lines[0]).toMatchObject({ days: 21 });
    const back = say(store, billCancelled(bill));
    if (!isWaivedFirst) waive();
    say(store, subscriptionEnded(['subscription-1'], '2026-10-26'));
    return { store, back };
  }

  test.each([true, false])(
    'comes back though others of its days are not used any more, waived first: %s',
    (isFirst) => {
      const { store, back } = cancelled(isFirst);
      done(back());
      expect(selectChangedCredits(store.getState(), '2026-11-20')).toMatchObject([{ amount: 58.07, why: 'Not used' }]);
    },
  );
});

test('a bill is written off by no Undo of the Undo, nor of its taking back, once it was paid', () => {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1, {})]) });
  const writing = debtWrittenOff({ accountId: ACCOUNT, billId: 'bill-1', amount: 1180, why: 'Lost' }, TODAY);
  const again = saidAndUndone(store, writing);
  const { type, payload } = writing;
  say(store, { type, payload: { ...payload, id: 'write-off-2' } });
  const andAgain = say(store, writeOffTakenBack(last(writeOffsOfAccount(store.getState().writeOffs, ACCOUNT)), TODAY));
  const allocations = [{ billId: 'bill-1', amount: 1180 }];
  say(store, receiptRecorded({ accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash: 1180, allocations }, TODAY));
  const settled = 'Not undone: bill INV/26-27/000001 is settled otherwise by now.';
  expect([reasonOf(again()), reasonOf(andAgain()), balanceDue(store.getState(), ACCOUNT)]).toEqual([
    settled,
    settled,
    0,
  ]);
});
