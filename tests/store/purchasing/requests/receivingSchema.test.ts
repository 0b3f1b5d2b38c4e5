import { expect, test } from 'vitest';
import { receiptSchema, shortCloseSchema } from '@/store/purchasing/requests/receivingSchema';
import { messages } from '../../../support/messages';
import { stockRequest } from '../../../support/stock';

const request = stockRequest(1, {
  status: 'In Transit',
  steps: [
    { status: 'Pending at Admin', on: '2026-11-01' },
    { status: 'In Transit', on: '2026-11-12' },
  ],
});

test.each([
  ['2026-10-31', 'Received On cannot be before 01 Nov 2026, when it was requested.'],
  ['2026-11-01', undefined],
  ['2026-11-11', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', 'Received On cannot be in the future.'],
])(
  'goods of a request of 1 Nov that was said to be in transit on 12 Nov, received on %s, are answered with %j',
  (on, message) => {
    expect(messages(receiptSchema('2026-11-21', request), { on }).on).toBe(message);
  },
);

test('no more of a line is closed short than is still to come', () => {
  const told = (qty: string) => messages(shortCloseSchema('Pcs', 2), { qty }).qty;
  expect([told('3'), told('2'), told('0')]).toEqual([
    'Only 2 are still to come.',
    undefined,
    'Qty must be at least 1.',
  ]);
});
