import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptPaper } from '@/store/billing/papers/receiptPaper';
import type { OpeningFields } from '@/store/billing/openings/opening';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { selectBalances } from '@/store/billing/receivables/balances';
import { openAmount } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import type { Done } from '@/journal/sync/dispatching';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { selectOldDebts } from '@/store/business/today/moneyToday';
import { accountsDeleted } from '@/store/facts/accounts';
import { balanceAllocated, balanceCorrected, balancesOpened, openingFacts } from '@/store/facts/openings';
import { receiptRecorded } from '@/store/facts/receipts';
import { edited } from '@/store/kit/edit';
import { account, salesOf } from '../../../support/accounts';
import { billOf } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';

const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1)]),
  receipts: receiptTable([]),
};

/** A business in which an account owed an amount on 1 September, or had it to its credit where it is below zero. */
function openedOf(accountId: string, amount: number) {
  const store = createStore(books);
  const said = done(store.dispatch(balancesOpened([{ accountId, on: '2026-09-01', amount }], TODAY)));
  const [id = ''] = store.getState().openings.ids;
  return { store, said, id };
}
const opened = (amount: number) => openedOf(ACCOUNT, amount);

/** Takes a fact back; answers true, or why not. */
function undone({ undo }: Done) {
  const back = undo?.();
  return back === undefined || back.done ? back?.done : back.reason;
}

const paying = (billId: string, cash: number): Fact =>
  receiptRecorded({ accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash, allocations: [{ billId, amount: cash }] }, TODAY);

describe('what a client owed before the first bill', () => {
  test('stands in its statement, its ageing, its open bills and its balance', () => {
    const state = opened(4200.5).store.getState();
    expect(statementOf(state, ACCOUNT, '2026-09-01', TODAY)).toMatchObject({
      opening: 0,
      rows: [
        { what: 'Opening balance', on: '2026-09-01', debit: 4200.5, balance: 4200.5 },
        { what: 'Bill', debit: 1180, balance: 5380.5 },
      ],
      closing: 5380.5,
    });
    expect(statementOf(state, ACCOUNT, '2026-10-01', TODAY).opening).toBe(4200.5);
    expect(ageingOf(state, ACCOUNT, TODAY)).toMatchObject({
      byAge: { '0–30': 1180, '61–90': 4200.5 },
      balance: 5380.5,
    });
    expect(ageingOf(state, ACCOUNT, '2026-08-31')).toMatchObject({ bills: [], balance: 0 });
    expect(openBillsOf(state, ACCOUNT).map(({ docNo }) => docNo)).toEqual(['Opening balance', 'INV/26-27/000001']);
    expect(selectBalances(state)).toEqual(
      new Map([
        [ACCOUNT, 5380.5],
        ['account-2', 0],
      ]),
    );
    expect(selectOldDebts(state, TODAY).map(({ what, since }) => ({ what, since }))).toEqual([
      { what: '₹4,200.50', since: '2026-09-01' },
    ]);
  });

  test('is still owed once the client is deleted, who is closed as one with bills is', () => {
    const { store } = openedOf('account-2', 4200);
    done(store.dispatch(accountsDeleted([{ id: 'account-2', company: 'Konkan Carriers' }], TODAY)));
    const state = store.getState();
    expect([state.accounts.entities['account-2']?.closedOn, balanceDue(state, 'account-2')]).toEqual([TODAY, 4200]);
  });

  test('is settled oldest first, and shown on the receipt', () => {
    const { store, id } = opened(4200);
    expect(oldestFirst(store.getState(), ACCOUNT, 5000)).toEqual([
      { billId: id, amount: 4200 },
      { billId: 'bill-1', amount: 800 },
    ]);
    done(store.dispatch(paying(id, 4200)));
    const state = store.getState();
    expect(openBillsOf(state, ACCOUNT).map((one) => one.id)).toEqual(['bill-1']);
    expect(balanceDue(state, ACCOUNT)).toBe(1180);
    const [receipt] = Object.values(state.receipts.entities);
    expect(receipt && receiptPaper(state, receipt).tables[0]?.rows).toEqual([
      ['1', 'Opening balance', '01 Sep 2026', '₹4,200', '₹4,200'],
    ]);
  });

  test('takes no more than is open of it', () => {
    const { store, id } = opened(4200);
    expect(reasonOf(store.dispatch(paying(id, 4201)))).toBe(
      'Only ₹4,200 is open of opening balance, less than ₹4,201.',
    );
  });

  test('is taken back by Undo, unless money came for it', () => {
    const { store, said, id } = opened(4200);
    const paid = done(store.dispatch(paying(id, 200)));
    expect(undone(said)).toBe('Not undone: money was received for this opening balance.');
    expect(undone(paid)).toBe(true);
    expect(undone(said)).toBe(true);
    expect(store.getState().openings.ids).toEqual([]);
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180);
  });

  test('does not come back once another one was entered', () => {
    const { store, said } = opened(4200);
    const back = said.undo?.();
    done(store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: '2026-10-01', amount: 300 }], TODAY)));
    expect(back?.done && undone(back)).toBe('Not undone: another opening balance was entered by now.');
    expect(store.getState().openings.ids).toHaveLength(1);
  });
});

describe('what a client had to its credit before the first bill', () => {
  test('is on account, and settles a bill once it is allocated', () => {
    const { store, id } = opened(-700);
    expect(ageingOf(store.getState(), ACCOUNT, TODAY)).toMatchObject({ onAccount: 700, balance: 480 });
    expect(statementOf(store.getState(), ACCOUNT, '2026-09-01', TODAY)).toMatchObject({ closing: 480 });
    done(store.dispatch(balanceAllocated(id, [{ billId: 'bill-1', amount: 500 }], TODAY)));
    const state = store.getState();
    expect(openAmount(state, billOf(1))).toBe(680);
    expect(balanceDue(state, ACCOUNT)).toBe(480);
    expect(ageingOf(state, ACCOUNT, TODAY)).toMatchObject({ onAccount: 200, balance: 480 });
    expect(reasonOf(store.dispatch(balanceAllocated(id, [{ billId: 'bill-1', amount: 201 }], TODAY)))).toBe(
      'Only ₹200 of it is on account, less than ₹201.',
    );
  });
});

test.each<[string, Parameters<typeof balancesOpened>[0], string]>([
  ['of nobody', [], 'No opening balance is named.'],
  [
    'of nothing',
    [{ accountId: ACCOUNT, on: TODAY, amount: 0 }],
    'The opening balance of Konkan Carriers is 0: skip it.',
  ],
  [
    'named twice',
    [
      { accountId: ACCOUNT, on: TODAY, amount: 5 },
      { accountId: ACCOUNT, on: TODAY, amount: 5 },
    ],
    'Konkan Carriers is named twice.',
  ],
  [
    'of a day to come',
    [{ accountId: ACCOUNT, on: '2026-11-22', amount: 5 }],
    '22 Nov 2026 is still to come: an opening balance is of a day before.',
  ],
])('an opening balance %s is refused', (_what, balances, reason) => {
  expect(reasonOf(createStore(books).dispatch(balancesOpened(balances, TODAY)))).toBe(reason);
});

test('a second opening balance of a client is refused', () => {
  const { store } = opened(100);
  expect(reasonOf(store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: TODAY, amount: 5 }], TODAY)))).toBe(
    'Konkan Carriers has an opening balance already: correct that one.',
  );
});

describe('an opening balance that was entered wrong', () => {
  const was = { amount: 4200, on: '2026-09-01' };
  const correcting = (id: string, seen: OpeningFields, to: Partial<OpeningFields>) =>
    balanceCorrected(id, edited(seen, { ...seen, ...to }), 'Read off the wrong line', TODAY);

  test('is corrected with a reason, to the other side too', () => {
    const { store, id } = opened(4200);
    const before = store.getState();
    const fact = correcting(id, was, { amount: -300, on: '2026-08-31' });
    done(store.dispatch(fact));
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(880);
    expect(statementOf(store.getState(), ACCOUNT, '2026-08-01', TODAY).rows[0]).toMatchObject({
      on: '2026-08-31',
      balance: -300,
    });
    expect(openingFacts.declared.balanceCorrected.words(fact.payload, before)).toBe(
      'corrected the opening balance of Konkan Carriers: Read off the wrong line',
    );
    expect(openingFacts.declared.balanceCorrected.changes?.(fact.payload, before)).toEqual([
      { label: 'Opening Balance', was: '₹4,200', is: '−₹300' },
      { label: 'Date', was: '01 Sep 2026', is: '31 Aug 2026' },
    ]);
  });

  test('can have been none, and is as it was after Undo', () => {
    const { store, id } = opened(4200);
    const said = done(store.dispatch(correcting(id, was, { amount: 0 })));
    expect(statementOf(store.getState(), ACCOUNT, '2026-08-01', TODAY).rows.map(({ what }) => what)).toEqual(['Bill']);
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180);
    expect(undone(said)).toBe(true);
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(5380);
  });

  test('keeps what was received for it, whichever came first', () => {
    const { store, id } = opened(4200);
    const paid = done(store.dispatch(paying(id, 1000)));
    expect(reasonOf(store.dispatch(correcting(id, was, { amount: 999 })))).toBe(
      '₹1,000 of it was received or written off: it cannot be less.',
    );
    expect(reasonOf(store.dispatch(correcting(id, was, { amount: -5000 })))).toBe(
      '₹1,000 of it was received or written off: it cannot be less.',
    );
    undone(paid);
    const said = done(store.dispatch(correcting(id, was, { amount: 6000 })));
    done(store.dispatch(paying(id, 5000)));
    expect(undone(said)).toBe('Not undone: ₹5,000 of it was received or written off: it cannot be less.');
  });

  test('keeps what of a credit settles bills, when that is brought back as well', () => {
    const { store, id } = opened(-700);
    const allocated = done(store.dispatch(balanceAllocated(id, [{ billId: 'bill-1', amount: 500 }], TODAY)));
    const credit = { amount: -700, on: '2026-09-01' };
    expect(reasonOf(store.dispatch(correcting(id, credit, { amount: -499 })))).toBe(
      '₹500 of what was on account settles bills or was paid back: it cannot be less.',
    );
    const back = allocated.undo?.();
    done(store.dispatch(correcting(id, credit, { amount: -300 })));
    expect(back?.done && undone(back)).toBe(
      'Not undone: ₹500 of what was on account settles bills or was paid back: it cannot be less.',
    );
  });

  test.each<[string, OpeningFields, Partial<OpeningFields>, string]>([
    ['nothing', was, { amount: 4200 }, 'Nothing is corrected: the opening balance is so already.'],
    [
      'a day to come',
      was,
      { on: '2026-11-22' },
      '22 Nov 2026 is still to come: an opening balance is of a day before.',
    ],
    ['parts of a paisa', was, { amount: 0.001 }, 'The opening balance of Konkan Carriers has parts of a paisa.'],
    [
      'what another changed since',
      { ...was, amount: 4000 },
      { amount: 5 },
      'Opening Balance is ₹4,200 now, not ₹4,000.',
    ],
  ])('is not corrected to %s', (_what, seen, to, reason) => {
    const { store, id } = opened(4200);
    expect(reasonOf(store.dispatch(correcting(id, seen, to)))).toBe(reason);
  });
});
