import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { monthClosed } from '@/store/facts/periods';
import { receiptBounced } from '@/store/facts/receipts';
import { smallMoney } from '../../../support/money';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

test('a receipt that bounced in a month that is closed cannot bounce again, and the reason says that it did', () => {
  const store = createStore({ ...smallBusiness, ...smallMoney });
  done(store.dispatch(receiptBounced('receipt-1', '2026-10-30')));
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  for (const on of ['2026-10-31', '2026-11-05'])
    expect(reasonOf(store.dispatch(receiptBounced('receipt-1', on)))).toBe('This receipt is Bounced now.');
});
