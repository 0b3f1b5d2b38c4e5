import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpeningFields } from '@/store/billing/openings/opening';
import { lastClosed, lastProposed, standingOf } from '@/store/billing/periods/period';
import { openFrom } from '@/store/billing/periods/openMonth';
import { openingBalanceSchema } from '@/store/billing/openings/openingBalanceSchema';
import { receiptFormSchema } from '@/store/billing/receipts/receiptFormSchema';
import { refundSchema } from '@/store/billing/receipts/refundSchema';
import { statementOf } from '@/store/billing/receivables/statement';
import { documentsOf } from '@/store/billing/returns/monthDocuments';
import { inWords } from '@/store/business/activity';
import { businessOf, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { createStore } from '@/store/business/store';
import { selectMonthToClose } from '@/store/business/today/closingsToday';
import { billCancelled } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { monthCloseProposed, monthClosed, monthOpened } from '@/store/facts/periods';
import { receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { edited } from '@/store/kit/edit';
import { moneyFact, smallMoney } from '../../../support/money';
import { runs } from '../../../support/runs';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const business: Business = { ...smallBusiness, ...smallMoney };
/** October and all before it are closed. */
function closed() {
  const store = createStore(business);
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  return store;
}
type Store = ReturnType<typeof closed>;

const receipt = (on: string) =>
  receiptRecorded({ accountId: 'account-3', on, mode: 'UPI', cash: 100, allocations: [] }, '2026-11-05');
const credit = (on: string) =>
  creditNoteIssued(
    {
      accountId: 'account-3',
      billId: 'bill-1',
      reason: 'Downtime',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-31', amount: 10 }],
    },
    on,
  );
const REFUND = { mode: 'UPI' as const, amount: 40, why: 'Paid twice' };
const [CLOSED, OR_ADMIN] = [
  'Oct 2026 is closed: choose 01 Nov 2026 or a later day,',
  'or ask an admin to open the month again.',
];

describe('in a month that is closed', () => {
  test.each([
    ['no credit note is issued', credit('2026-10-31'), `${CLOSED} issue a credit note instead, ${OR_ADMIN}`],
    [
      'no opening balance is entered',
      balancesOpened([{ accountId: 'account-1', on: '2026-10-01', amount: 5 }], '2026-11-05'),
      `${CLOSED} ${OR_ADMIN}`,
    ],
    [
      'none is corrected',
      balanceCorrected('opening-1', edited({ amount: -700 }, { amount: -600 }), 'Misread', '2026-11-05'),
      `${CLOSED} ${OR_ADMIN}`,
    ],
  ])('%s, and the reason says what else can be done', (_what, fact, reason) => {
    expect(reasonOf(closed().dispatch(fact))).toBe(reason);
  });

  test('no bill is cancelled, on whatever day', () => {
    expect(reasonOf(closed().dispatch(billCancelled({ id: 'bill-1', accountId: 'account-3' })))).toBe(
      'Oct 2026 is closed: issue a credit note instead, or ask an admin to open the month again.',
    );
  });

  test('nothing is taken back that was dated in it', () => {
    const store = createStore(business);
    const said = done(store.dispatch(receipt('2026-10-20')));
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason:
        'Not undone: it belongs to Oct 2026, which is closed. Press Bounced on it, or ask an admin to open the month again.',
    });
  });

  test('and where clients would owe more by it, a debit note is named', () => {
    const store = createStore(business);
    const said = done(store.dispatch(credit('2026-10-20')));
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason:
        'Not undone: it belongs to Oct 2026, which is closed. Issue a debit note, or ask an admin to open the month again.',
    });
  });

  test('and a credit note that was taken back before is told to be issued anew, where it would come back', () => {
    const store = createStore(business);
    const back = done(store.dispatch(credit('2026-10-20'))).undo?.();
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(back?.done && back.undo?.()).toMatchObject({
      done: false,
      reason:
        'Not undone: it belongs to Oct 2026, which is closed. Issue a credit note, or ask an admin to open the month again.',
    });
  });

  test('no opening balance comes back into it', () => {
    const store = createStore(business);
    const moved = edited<OpeningFields>({ amount: -700, on: '2026-10-01' }, { amount: -700, on: '2026-11-02' });
    const said = done(store.dispatch(balanceCorrected('opening-1', moved, 'Misread', '2026-11-03')));
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason: expect.stringMatching(/^Not undone: it belongs to Oct 2026/),
    });
  });

  test('money that came in it and is known later counts on the day on which it was recorded, and says of which it is', () => {
    const store = closed();
    const row = (kind: string) =>
      statementOf(store.getState(), 'account-3', '2026-11-01', '2026-11-30').rows.find(
        ({ what, id }) => what === kind && id === late.payload.id,
      );
    const october = statementOf(store.getState(), 'account-3', '2026-01-01', '2026-10-31');
    const draft = { accountId: 'account-3', on: '2026-10-28', mode: 'UPI', reference: 'U-7', cash: 100 } as const;
    const late = receiptRecorded({ ...draft, allocations: [] }, '2026-11-05');
    const said = done(store.dispatch(late));
    expect(row('Receipt')).toMatchObject({
      on: '2026-11-05',
      detail: 'UPI · U-7 · of 28 Oct 2026, known on 05 Nov 2026',
      credit: 100,
    });
    expect(inWords(late, store.getState())).toMatch(/^recorded ₹100 of .*, of 28 Oct 2026, known on 05 Nov 2026$/);
    expect(reasonOf(store.dispatch(receiptRecorded({ ...draft, allocations: [] }, '2026-11-06')))).toMatch(
      /^Recorded already: .*₹100 of 28 Oct 2026\.$/,
    );
    expect(statementOf(store.getState(), 'account-3', '2026-01-01', '2026-10-31')).toEqual(october);
    done(store.dispatch(receiptRefunded(late.payload.id, { ...REFUND, on: '2026-10-30' }, '2026-11-06')));
    expect(row('Refund')).toMatchObject({ on: '2026-11-06', detail: expect.stringMatching(/of 30 Oct 2026/) });
    expect(said.undo?.()).toMatchObject({ done: false });
  });

  test('what a tab said of it that was offline meanwhile counts on the first open day: no money is lost, and an Undo goes', () => {
    const said = receiptRecorded(
      { accountId: 'account-3', on: '2026-10-28', mode: 'UPI', cash: 100, allocations: [] },
      '2026-10-30',
    );
    const offline = businessModel.asSaid(said, business);
    const bounced = receiptBounced('receipt-1', '2026-10-30');
    const store = createStore(replay(businessOf(closed().getState()), [offline, bounced]));
    const { receipts } = store.getState();
    expect(receipts.entities[said.payload.id]).toMatchObject({ on: '2026-11-01', of: '2026-10-28' });
    expect(receipts.entities['receipt-1']).toMatchObject({ bouncedOn: '2026-11-01', bouncedOf: '2026-10-30' });
    const undo = businessModel.undoing(offline, businessOf(closed().getState()));
    expect(store.dispatch(undo)).toMatchObject({ done: true });
    expect(store.getState().receipts.entities[said.payload.id]?.status).toBe('Cancelled');
  });

  test('money that bounces again, after a bounce in it was taken back, bounces on the day that is told', () => {
    const store = createStore(business);
    expect(done(store.dispatch(receiptBounced('receipt-1', '2026-10-30'))).undo?.()).toMatchObject({ done: true });
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    done(store.dispatch(receiptBounced('receipt-1', '2026-11-05')));
    const { bouncedOn, bouncedOf } = store.getState().receipts.entities['receipt-1'] ?? {};
    expect([bouncedOn, bouncedOf]).toEqual(['2026-11-05', undefined]);
  });

  test('whoever types a day of it reads under the field which days are open', () => {
    const open = openFrom(closed().getState());
    const schemas = [
      receiptFormSchema({ books: closed().getState(), rates: [], today: '2026-11-05', open }),
      refundSchema(100, '2026-10-01', '2026-11-05', open),
      openingBalanceSchema('2026-11-05', undefined, open),
    ];
    for (const schema of schemas)
      expect(() => void schema.validateSyncAt('on', { on: '2026-10-31' })).toThrow(
        'Oct 2026 is closed: choose 01 Nov 2026 or a later day.',
      );
  });

  test('what is known later is dated by its own day, in the open month', () => {
    const store = closed();
    const late = [receipt('2026-11-01'), receiptBounced('receipt-1', '2026-11-04'), credit('2026-11-05')];
    expect(late.map((fact) => store.dispatch(fact).done)).toEqual([true, true, true]);
  });

  test('neither documents nor statements change, whatever is said', () => {
    const bookOf = ({ getState }: Store) => {
      const { bills, creditNotes, receipts, openings, debitNotes, writeOffs, accounts, company } = getState();
      // That a document went to the e-invoice portal changes nothing on it, and an amendment stands beside it.
      const books = [
        documentsOf({ bills, creditNotes, debitNotes, company }, '2026-10', new Set()),
        accounts.ids.map((id) =>
          statementOf(
            { bills, creditNotes, receipts, openings, debitNotes, writeOffs },
            id,
            '2026-01-01',
            '2026-10-31',
          ),
        ),
      ];
      return JSON.stringify(books, (key, value: unknown) =>
        key === 'eInvoice' || key === 'amended' ? undefined : value,
      );
    };
    fc.assert(
      fc.property(fc.array(moneyFact, { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (facts, undone) => {
        const store = closed();
        const before = bookOf(store);
        for (const fact of facts) {
          const said = store.dispatch(fact);
          if (said.done && undone.next().value) said.undo?.();
        }
        expect(bookOf(store)).toBe(before);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a close that is proposed', () => {
  const waiting = ({ getState }: Store) => selectMonthToClose(getState());

  test('closes nothing, and waits for an admin until the month is closed', () => {
    const store = createStore(business);
    done(store.dispatch(monthCloseProposed('2026-10', '2026-11-02')));
    expect(lastClosed(store.getState())).toBeUndefined();
    done(store.dispatch(receipt('2026-10-20')));
    expect(waiting(store)).toMatchObject([{ what: 'Oct 2026', since: '2026-11-02' }]);
    done(store.dispatch(monthClosed('2026-09', '2026-11-03')));
    expect(waiting(store)).toHaveLength(1);
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(waiting(store)).toEqual([]);
  });

  test('is of a month that is over and open, once', () => {
    const store = createStore(business);
    const propose = (month: string) => store.dispatch(monthCloseProposed(month, '2026-11-30'));
    expect(reasonOf(propose('2026-11'))).toBe('Nov 2026 is not over yet: close it once it is.');
    done(propose('2026-09'));
    done(propose('2026-10'));
    expect(reasonOf(propose('2026-09'))).toBe('Closing Oct 2026 is proposed already.');
    done(store.dispatch(monthClosed('2026-10', '2026-11-30')));
    expect(reasonOf(propose('2026-10'))).toBe('Oct 2026 is closed already.');
  });

  test('is proposed anew for a month that was opened again', () => {
    const store = createStore(business);
    done(store.dispatch(monthCloseProposed('2026-10', '2026-11-02')));
    done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
    done(store.dispatch(monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was late', '2026-11-04')));
    expect(waiting(store)).toEqual([]);
    done(store.dispatch(monthCloseProposed('2026-10', '2026-11-05')));
    expect(waiting(store)).toMatchObject([{ since: '2026-11-05' }]);
  });

  test('is taken back by Undo, and is no closed month that could be opened', () => {
    const store = createStore(business);
    const said = done(store.dispatch(monthCloseProposed('2026-10', '2026-11-02')));
    const { id = '' } = lastProposed(store.getState()) ?? {};
    expect(reasonOf(store.dispatch(monthOpened(id, 'A bill was late', '2026-11-04')))).toBe('Oct 2026 is not closed.');
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(waiting(store)).toEqual([]);
  });
});

describe('a month', () => {
  test('is closed once it is over, with all before it, and once', () => {
    const store = createStore(business);
    expect(reasonOf(store.dispatch(monthClosed('2026-11', '2026-11-30')))).toBe(
      'Nov 2026 is not over yet: close it once it is.',
    );
    done(store.dispatch(monthClosed('2026-10', '2026-11-01')));
    expect(lastClosed(store.getState())).toMatchObject({ month: '2026-10', closedOn: '2026-11-01' });
    expect(reasonOf(store.dispatch(monthClosed('2026-09', '2026-11-01')))).toBe('Sep 2026 is closed already.');
  });

  test.each([
    ['2026-11', 'Lasting'],
    ['2026-10', 'Open'],
    ['2026-09', 'Closed last'],
    ['2026-08', 'Closed'],
  ])('%s is %s in November, when September is closed', (month, standing) => {
    const last = { id: 'period-1', number: 1, month: '2026-09', closedOn: '2026-10-03' };
    expect(standingOf(last, month, '2026-11-21')).toBe(standing);
  });

  test('is not opened by the Undo of its closing, which has no reason', () => {
    const said = done(createStore(business).dispatch(monthClosed('2026-10', '2026-11-03')));
    expect(said.undo?.()).toMatchObject({ done: false, reason: 'Not undone: open the month again, and say why.' });
  });

  test('is opened again for a reason, the last one first', () => {
    const store = createStore(business);
    done(store.dispatch(monthClosed('2026-09', '2026-11-01')));
    done(store.dispatch(monthClosed('2026-10', '2026-11-01')));
    const [september = '', october = ''] = store.getState().periods.ids;
    expect(reasonOf(store.dispatch(monthOpened(september, 'A bill was missed')))).toBe(
      'Oct 2026 was closed after it: open that one first.',
    );
    done(store.dispatch(monthOpened(october, 'A bill was missed', '2026-11-02')));
    expect(reasonOf(store.dispatch(monthOpened(october, 'Again')))).toBe('Oct 2026 is open again already.');
    expect(lastClosed(store.getState())?.month).toBe('2026-09');
    expect(store.getState().periods.ids).toEqual([september, october]);
    expect(store.dispatch(receipt('2026-10-31')).done).toBe(true);
  });

  test('is opened again alone: those before it that were closed with it stay closed, each until it is opened itself', () => {
    const store = closed();
    const ofSeptember = balancesOpened([{ accountId: 'account-1', on: '2026-09-30', amount: 5 }], '2026-11-05');
    const open = () => store.dispatch(monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was missed'));
    done(open());
    expect(lastClosed(store.getState())).toMatchObject({ month: '2026-09', closedOn: '2026-11-03' });
    expect(reasonOf(store.dispatch(ofSeptember))).toMatch(/^Sep 2026 is closed: choose 01 Oct 2026/);
    done(open());
    expect(lastClosed(store.getState())?.month).toBe('2026-08');
    expect(reasonOf(store.dispatch(ofSeptember))).toBeUndefined();
  });

  test('opens all that were closed with it where a journal of before says so, which tells of none before it', () => {
    const store = closed();
    const { before: _none, ...payload } = monthOpened(
      lastClosed(store.getState())?.id ?? '',
      'A bill was missed',
    ).payload;
    done(store.dispatch({ type: monthOpened.type, payload }));
    expect(lastClosed(store.getState())).toBeUndefined();
  });
});
