import { describe, expect, test } from 'vitest';
import type { Said } from '@/journal/sync/dispatching';
import { factUndone } from '@/journal/undo/undo';
import { lastClosed } from '@/store/billing/periods/period';
import { businessOf, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { balanceAllocated } from '@/store/facts/openings';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { closedBooks } from '../../../support/closedBooks';
import { smallMoney } from '../../../support/money';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const business: Business = { ...smallBusiness, ...smallMoney };
const TO_BILL = [{ billId: 'bill-2', amount: 10 }];
const ACCOUNTS = ['account-1', 'account-2', 'account-3'];
const REFUND = { on: '2026-10-30', mode: 'UPI', amount: 40, why: 'Paid twice' } as const;

/** Money of October, as it is told after October was closed. */
const LATE: readonly (readonly [string, Fact])[] = [
  [
    'a receipt',
    receiptRecorded(
      { accountId: 'account-3', on: '2026-10-28', mode: 'UPI', cash: 100, allocations: [] },
      '2026-11-05',
    ),
  ],
  ['a bounce', receiptBounced('receipt-1', '2026-10-30')],
  ['a refund', receiptRefunded('receipt-1', REFUND, '2026-11-05')],
  ['a refund of an opening balance', receiptRefunded('opening-1', REFUND, '2026-11-05')],
  ['an allocation', receiptAllocated('receipt-1', TO_BILL, '2026-10-30')],
  ['an allocation of an opening balance', balanceAllocated('opening-1', TO_BILL, '2026-10-30')],
];

const close = (store: AppStore, month: string, on: string) => done(store.dispatch(monthClosed(month, on)));
const openLast = (store: AppStore) =>
  done(store.dispatch(monthOpened(lastClosed(store.getState())?.id ?? '', 'A bill was missed', '2026-11-06')));

/** Takes a fact back; answers what became of that. */
function undone(said: Said): Said {
  const back = done(said).undo?.();
  if (!back) throw new Error('There is no Undo.');
  return back;
}

/** What counts of money, and on which day; what an Undo keeps of it is no more than its document and the day of a bounce. */
const moneyOf = ({ getState }: AppStore) => {
  const { receipts, openings, refundVouchers } = businessOf(getState());
  return { receipts: receipts.entities, openings: openings.entities, refundVouchers: refundVouchers.entities };
};

describe('of money that was known too late for its month', () => {
  test.each(LATE)('%s is taken back once the month is open again, and so is that', (_what, fact) => {
    const store = createStore(business);
    close(store, '2026-10', '2026-11-03');
    const said = done(store.dispatch(fact));
    const counted = moneyOf(store);
    openLast(store);
    const back = undone(said);
    expect(reasonOf(back)).toBeUndefined();
    expect(moneyOf(store)).not.toEqual(counted);
    const again = undone(back);
    expect(reasonOf(again)).toBeUndefined();
    expect(moneyOf(store)).toEqual(counted);
    expect(reasonOf(undone(again))).toBeUndefined();
  });

  test.each(LATE)('%s is not taken back while the month in which it counts is closed', (_what, fact) => {
    const store = createStore(business);
    close(store, '2026-10', '2026-11-03');
    const said = done(store.dispatch(fact));
    close(store, '2026-11', '2026-12-03');
    expect(reasonOf(undone(said))).toMatch(/^Not undone: it belongs to Nov 2026, which is closed\. /);
  });

  test.each(LATE)(
    '%s that was taken back comes back on the day on which it was known, with its month still closed',
    (_what, fact) => {
      const store = createStore(business);
      close(store, '2026-10', '2026-11-03');
      const october = closedBooks(businessOf(store.getState()), '2026-10', '2026-10-31', ACCOUNTS);
      const said = done(store.dispatch(fact));
      const counted = moneyOf(store);
      const again = undone(undone(said));
      expect(reasonOf(again)).toBeUndefined();
      expect(moneyOf(store)).toEqual(counted);
      expect(reasonOf(undone(again))).toBeUndefined();
      expect(closedBooks(businessOf(store.getState()), '2026-10', '2026-10-31', ACCOUNTS)).toEqual(october);
    },
  );

  test.each(LATE)('%s that was taken back does not come back into a month that closed meanwhile', (_what, fact) => {
    const store = createStore(business);
    close(store, '2026-10', '2026-11-03');
    const back = undone(done(store.dispatch(fact)));
    close(store, '2026-11', '2026-12-03');
    expect(reasonOf(undone(back))).toBe(
      'Not undone: it belongs to Nov 2026, which is closed. Record it again, or ask an admin to open the month again.',
    );
  });

  test('no Undo goes that tells of another day than that of which the receipt is', () => {
    const store = createStore(business);
    close(store, '2026-10', '2026-11-03');
    const before = businessOf(store.getState());
    const draft = { accountId: 'account-3', on: '2026-10-28', mode: 'UPI', cash: 100, allocations: [] } as const;
    const late = receiptRecorded(draft, '2026-11-05');
    done(store.dispatch(late));
    openLast(store);
    const undoTelling = (on: string) => {
      const fact = businessModel.asSaid(late, before);
      const told = { ...fact, payload: { ...(fact.payload as object), on } };
      const undo = businessModel.undoing(fact, before);
      return factUndone.match(undo) ? factUndone({ ...undo.payload, fact: told }) : undo;
    };
    expect(store.dispatch(undoTelling('2026-10-27'))).toMatchObject({
      reason: 'Not undone: it has been changed again since.',
    });
    expect(store.dispatch(undoTelling('2026-10-28'))).toMatchObject({ done: true });
  });
});

test('a receipt that bounced in a month that is closed cannot bounce again, and the reason says that it did', () => {
  const store = createStore(business);
  done(store.dispatch(receiptBounced('receipt-1', '2026-10-30')));
  close(store, '2026-10', '2026-11-03');
  for (const on of ['2026-10-31', '2026-11-05'])
    expect(reasonOf(store.dispatch(receiptBounced('receipt-1', on)))).toBe('This receipt is Bounced now.');
});
