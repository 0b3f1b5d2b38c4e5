import { describe, expect, test } from 'vitest';
import { billSaved, prorationChosen } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { companyNow } from '@/store/billing/company/company';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued, debitWaived } from '@/store/facts/debitNotes';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { shortBilledNote, shortBilledWaiving } from '@/store/billing/shortBilled/shortBilled';
import { selectBilledTooLittle, selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { createStore, type Fact } from '@/store/business/store';
import { noEdit, vehicle } from '../../../support/accounts';
import { inUse, plainAccount } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-12-02';

/** A vehicle at ₹300, in use since October. */
const begun = () =>
  createStore(
    inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
    ),
  );

function approveRun(store: ReturnType<typeof begun>, on: string) {
  const bills = selectBillRun(store.getState(), '2026-11', on).get('account-1')?.bills ?? [];
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  done(store.dispatch(billRunApproved('2026-11', seen, on)));
}

/** November, billed on a day by the run, after what was said before. */
function billedOn(on: string, ...before: readonly Fact[]) {
  const store = begun();
  for (const fact of before) done(store.dispatch(fact));
  approveRun(store, on);
  return store;
}
type Store = ReturnType<typeof billedOn>;

const shortIn = (store: Store) =>
  selectShortBilled(store.getState(), TODAY).map(({ amount, why, reason }) => [amount, why, reason]);
function firstOf(store: Store) {
  const [first] = selectShortBilled(store.getState(), TODAY);
  if (!first) throw new Error('Nothing is short.');
  return first;
}
function saying(store: Store, ...facts: readonly Fact[]) {
  for (const fact of facts) done(store.dispatch(fact));
}

const paused = (on: string) => subscriptionPaused(['subscription-1'], undefined, on);
const resumed = (on: string) => subscriptionResumed(['subscription-1'], on);
const dearer = (price: number, from: string) =>
  vehicleTermsChanged('vehicle-1', { was: { price: 300 }, to: { price } }, from, from);

describe('a month that was billed and is more since', () => {
  test('is short by the days since it was resumed, where it was paused when it was billed', () => {
    const store = billedOn('2026-11-05', paused('2026-11-05'));
    expect(shortIn(store)).toEqual([]);
    saying(store, resumed('2026-11-10'));
    expect(shortIn(store)).toEqual([
      [210, 'Short billed', 'billed for 4 of 30 days; now paused for 5 days: 25 of 30 days'],
    ]);
  });

  test('is proposed to be charged by nobody who has no GST number, as the note would bear GST', () => {
    const store = billedOn('2026-11-05', paused('2026-11-05'));
    saying(store, resumed('2026-11-10'));
    const { gstin } = companyNow(store.getState());
    expect(shortIn(store)).toHaveLength(1);
    saying(store, companyChanged({ was: { gstin }, to: { gstin: '' } }));
    expect([shortIn(store), selectBilledTooLittle(store.getState(), TODAY)]).toEqual([[], []]);
  });

  test('is short by the days since it was opened again, where it had ended', () => {
    const store = billedOn('2026-11-20', subscriptionEnded(['subscription-1'], '2026-11-11'));
    saying(store, subscriptionOpened('vehicle-1', '2026-11-21'));
    expect(shortIn(store).map(([amount, why]) => [amount, why])).toEqual([[100, 'Short billed']]);
  });

  test('is short by a price that was raised for days of it after the bill', () => {
    const store = billedOn('2026-11-01');
    saying(store, dearer(600, '2026-11-16'));
    expect(shortIn(store)).toEqual([
      [150, 'Price raised', 'billed for 30 of 30 days; now ₹300 for 15 days, ₹600 for 15 days'],
    ]);
  });

  test('is short by days that were credited as not used, and are used again', () => {
    const store = billedOn('2026-11-01');
    saying(store, paused('2026-11-05'));
    const [credit] = selectChangedCredits(store.getState(), TODAY);
    const [bill] = selectBills(store.getState());
    saying(
      store,
      creditNoteIssued(
        {
          accountId: 'account-1',
          billId: bill?.id ?? '',
          reason: 'Not used',
          lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: credit?.amount ?? 0 }],
        },
        '2026-11-06',
      ),
      resumed('2026-11-10'),
    );
    expect(shortIn(store)).toEqual([
      [210, 'Short billed', 'billed for 30 of 30 days, ₹260 of it credited; now paused for 5 days: 25 of 30 days'],
    ]);
  });

  test('stands in Leaks until a debit note charges it, no more than is short', () => {
    const store = billedOn('2026-11-05', paused('2026-11-05'), resumed('2026-11-10'));
    const later = billedOn('2026-11-05', paused('2026-11-05'));
    expect(selectBilledTooLittle(store.getState(), TODAY)).toEqual([]);
    saying(later, resumed('2026-11-10'));
    expect(selectBilledTooLittle(later.getState(), TODAY).map(({ amount, mend }) => [amount, mend.label])).toEqual([
      [210, 'Charge'],
    ]);
    const note = shortBilledNote(firstOf(later));
    expect(reasonOf(later.dispatch(debitNoteIssued({ ...note, amount: 211 }, TODAY)))).toMatch(
      /^Only ₹210 is short for .+, less than ₹211\.$/,
    );
    saying(later, debitNoteIssued(note, TODAY));
    expect(shortIn(later)).toEqual([]);
    expect(selectBilledTooLittle(later.getState(), TODAY)).toEqual([]);
    expect(selectDebitNotes(later.getState())).toMatchObject([
      { reason: 'Short billed', total: 248, lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', taxable: 210 }] },
    ]);
    expect(reasonOf(later.dispatch(debitNoteIssued(note, TODAY)))).toMatch(/^Nothing is short for /);
  });

  test('is proposed no more once it is waived, and again once that is undone', () => {
    const store = billedOn('2026-11-01');
    saying(store, dearer(600, '2026-11-16'));
    const { bill, amount } = firstOf(store);
    const waiving = shortBilledWaiving(firstOf(store), 'It was agreed');
    expect(reasonOf(store.dispatch(debitWaived({ ...waiving, amount: 151 }, TODAY)))).toMatch(/^Only ₹150 is short/);
    expect(reasonOf(store.dispatch(debitWaived({ ...waiving, accountId: 'account-9' }, TODAY)))).toMatch(/another/);
    const said = done(store.dispatch(debitWaived(waiving, TODAY)));
    expect(shortIn(store)).toEqual([]);
    expect(reasonOf(store.dispatch(debitNoteIssued(shortBilledNote({ ...firstNote(bill), amount }), TODAY)))).toMatch(
      /^Nothing is short/,
    );
    said.undo?.();
    expect(shortIn(store).map(([left]) => left)).toEqual([150]);
  });

  test('is charged by a debit note that somebody typed for the bill, whichever vehicle it was for', () => {
    const store = billedOn('2026-11-01');
    saying(store, dearer(600, '2026-11-16'));
    const { bill } = firstOf(store);
    const typed = { accountId: bill.accountId, billId: bill.id, kind: 'Subscription', reason: 'Price raised' } as const;
    saying(store, debitNoteIssued({ ...typed, amount: 100 }, TODAY));
    expect(shortIn(store).map(([left]) => left)).toEqual([50]);
  });
});

test('a pause whose days were credited is not undone, as nothing would tell that they are due again', () => {
  const store = billedOn('2026-11-01');
  const said = done(store.dispatch(paused('2026-11-05')));
  const [bill] = selectBills(store.getState());
  const lines = [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 260 }] as const;
  const credit = { accountId: 'account-1', billId: bill?.id ?? '', reason: 'Not used', lines: [...lines] } as const;
  saying(store, creditNoteIssued(credit, '2026-11-06'));
  expect(said.undo?.()).toMatchObject({ done: false, reason: expect.stringContaining('were credited since') });
});

/** What `shortBilledNote` takes of a bill besides the amount. */
const firstNote = (bill: ReturnType<typeof firstOf>['bill']) => ({
  id: '',
  bill,
  accountNumber: 1,
  company: '',
  vehicleId: 'vehicle-1',
  vehicleNo: '',
  why: 'Price raised' as const,
  reason: '',
});

const creditNote = (store: Store, reason: 'Not used' | 'Mistake', amount: number, on: string) =>
  creditNoteIssued(
    {
      accountId: 'account-1',
      billId: selectBills(store.getState())[0]?.id ?? '',
      reason,
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount }],
    },
    on,
  );

test('a month is short by days whose pause was undone after its bill', () => {
  const store = begun();
  const said = done(store.dispatch(paused('2026-11-05')));
  approveRun(store, '2026-11-05');
  said.undo?.();
  expect(shortIn(store).map(([amount]) => amount)).toEqual([260]);
});

test('what was charged besides is not taken back by an Undo, nor billed again as a mistake', () => {
  const store = billedOn('2026-11-05', paused('2026-11-05'));
  const said = done(store.dispatch(resumed('2026-11-10')));
  saying(store, debitNoteIssued(shortBilledNote(firstOf(store)), TODAY));
  expect(said.undo?.()).toMatchObject({ done: false, reason: expect.stringContaining('a debit note charges days') });
  expect(reasonOf(store.dispatch(creditNote(store, 'Mistake', 40, TODAY)))).toMatch(/^A debit note charges /);
});

test('what was charged besides and is not due any more is proposed as a credit, as much as is left of the line', () => {
  const store = billedOn('2026-11-05', paused('2026-11-05'));
  saying(store, resumed('2026-11-10'));
  saying(store, debitNoteIssued(shortBilledNote(firstOf(store)), '2026-11-11'));
  saying(store, subscriptionEnded(['subscription-1'], '2026-11-28'));
  expect(selectChangedCredits(store.getState(), TODAY).map(({ amount }) => amount)).toEqual([30]);
});

test('a mistaken pause is undone though a credit was given by hand before it', () => {
  const store = billedOn('2026-11-01');
  saying(store, creditNote(store, 'Not used', 30, '2026-11-02'));
  const said = done(store.dispatch(paused('2026-11-12')));
  expect(said.undo?.()).toMatchObject({ done: true });
  expect(shortIn(store)).toEqual([]);
});

test('days before terms that were agreed since keep the price of the bill, whatever its editor says by then', () => {
  const store = billedOn('2026-11-01');
  saying(
    store,
    billSaved(
      'account-1',
      noEdit,
      { added: [], edited: [{ id: 'vehicle-1', edit: { was: { price: 300 }, to: { price: 600 } } }], removed: [] },
      '2026-11-20',
    ),
    vehicleTermsChanged('vehicle-1', { was: { price: 600 }, to: { price: 700 } }, '2026-11-25', '2026-11-25'),
  );
  expect(shortIn(store).map(([amount]) => amount)).toEqual([80]);
});

test.each([
  ['less', 900, 300, 530],
  ['more', 150, 300, 130],
])(
  'days keep the terms that were agreed before the bill where it charged none of them, though %s is agreed since',
  (_what, agreed, since, short) => {
    const store = billedOn(
      '2026-11-05',
      vehicleTermsChanged('vehicle-1', { was: { price: 300 }, to: { price: agreed } }, '2026-11-06', '2026-11-03'),
      paused('2026-11-04'),
    );
    const later = { was: { price: agreed }, to: { price: since } };
    saying(store, resumed('2026-11-10'), vehicleTermsChanged('vehicle-1', later, '2026-11-26', '2026-11-22'));
    // Three days at ₹300 are billed, and due are those from the 10th to the 25th and from the 26th on besides.
    expect(shortIn(store).map(([amount]) => amount)).toEqual([short]);
  },
);

test('what an earlier version proposed for days that the bill did not charge may stand charged or waived, and no more', () => {
  const store = () => {
    const one = billedOn(
      '2026-11-05',
      vehicleTermsChanged('vehicle-1', { was: { price: 300 }, to: { price: 150 } }, '2026-11-06', '2026-11-03'),
      paused('2026-11-04'),
    );
    const later = { was: { price: 150 }, to: { price: 300 } };
    saying(one, resumed('2026-11-10'), vehicleTermsChanged('vehicle-1', later, '2026-11-26', '2026-11-22'));
    return one;
  };
  const [charged, waived] = [store(), store()];
  const short = firstOf(charged);
  expect(short.amount).toBe(130);
  const charging = (amount: number) => debitNoteIssued({ ...shortBilledNote(short), amount }, TODAY);
  expect(reasonOf(charged.dispatch(charging(210.01)))).toMatch('is short for');
  saying(charged, charging(210));
  expect([shortIn(charged), selectDebitNotes(charged.getState())]).toEqual([[], [expect.anything()]]);
  expect(reasonOf(charged.dispatch(charging(1)))).toMatch('Nothing is short');
  const { vehicleId } = short;
  const billId = firstOf(waived).bill.id;
  saying(waived, debitWaived({ accountId: 'account-1', billId, vehicleId, amount: 210, why: 'He agreed' }, TODAY));
  expect(shortIn(waived)).toEqual([]);
});

describe('nothing is short', () => {
  test('by a credit that somebody gave by hand for days that a pause of another month says nothing of', () => {
    const store = billedOn('2026-11-01', paused('2026-10-05'), resumed('2026-10-08'));
    saying(store, creditNote(store, 'Not used', 100, '2026-11-20'));
    expect(shortIn(store)).toEqual([]);
  });

  test.each<[string, readonly Fact[]]>([
    ['where less is due', [paused('2026-11-05')]],
    ['where nothing changed', []],
    ['where a price is raised from the next month on', [dearer(600, '2026-12-01')]],
    [
      'by a price that the bill’s editor changed since, which says nothing of a month before',
      [
        billSaved(
          'account-1',
          noEdit,
          { added: [], edited: [{ id: 'vehicle-1', edit: { was: { price: 300 }, to: { price: 600 } } }], removed: [] },
          '2026-11-20',
        ),
        vehicleTermsChanged('vehicle-1', { was: { price: 600 }, to: { price: 700 } }, '2026-12-01', '2026-11-21'),
      ],
    ],
  ])('%s', (_how, facts) => {
    const store = billedOn('2026-11-01');
    saying(store, ...facts);
    expect(shortIn(store)).toEqual([]);
  });

  test('where whole months are agreed after the bill of a part of one', () => {
    const store = billedOn('2026-11-20', subscriptionEnded(['subscription-1'], '2026-11-11'));
    saying(store, prorationChosen('account-1', { was: { proration: null }, to: { proration: 'Full month' } }));
    expect(shortIn(store)).toEqual([]);
  });
});
