import { describe, expect, test } from 'vitest';
import { createStore, type AppStore } from '@/store/business/store';
import { isToBePaid, paidTooMuch, unpaidAmount, vendorDues } from '@/store/purchasing/requests/payments';
import { paymentSchema } from '@/store/purchasing/requests/paymentSchema';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { requestAdvanced, vendorPaid } from '@/store/facts/requests';
import { requestTable, selectRequest } from '@/store/purchasing/requests/requestsSlice';
import { replayed } from '../../../support/replayed';
import { messages } from '../../../support/messages';
import { requestLine, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const lines = [
  requestLine(),
  requestLine({ vendorId: 'vendor-2', vendor: 'Second', rate: 20 }),
  requestLine({ name: 'Siren', rate: 1 }),
];
const paid = (amount: number, vendorId = 'vendor-1', of = 'request-1') =>
  vendorPaid(of, { vendorId, amount, on: '2026-11-21', invoiceNo: 'INV-7' });

const requestIn = (store: AppStore): StockRequest => selectRequest(store.getState(), 'request-1') ?? stockRequest(1);

describe('what the vendors of a request get', () => {
  test.each([
    ['Pending at Admin', []],
    [
      'Approved by Admin',
      [
        ['First', 955.8],
        ['Second', 236],
      ],
    ],
    [
      'In Transit',
      [
        ['First', 955.8],
        ['Second', 236],
      ],
    ],
    [
      'Delivered',
      [
        ['First', 955.8],
        ['Second', 236],
      ],
    ],
  ] as const)('that is %s is %j, with GST', (status, dues) => {
    const request = stockRequest(1, { status, products: lines, payments: [] });
    expect(vendorDues(request).map(({ vendor, open }) => [vendor, open])).toEqual(dues);
  });

  test('was paid too much where some of it was closed short after it was paid', () => {
    const payments = [{ id: 'payment-1', vendorId: 'vendor-1', amount: 944, on: '2026-11-21', invoiceNo: 'INV-7' }];
    const request = (shortClosed: number) =>
      stockRequest(1, {
        status: 'In Transit',
        products: [requestLine({ shortClosed }), requestLine({ vendorId: 'vendor-2', vendor: 'Second', rate: 20 })],
        payments,
      });
    expect([paidTooMuch(request(0)), paidTooMuch(request(4))]).toEqual([0, 377.6]);
    expect(unpaidAmount(request(4))).toBe(236);
  });

  test('stays to be paid once it is delivered', () => {
    const store = createStore({
      ...smallBusiness,
      requests: requestTable([stockRequest(1, { status: 'In Transit' })]),
    });
    const said = store.dispatch(requestAdvanced('request-1', { type: 'deliver' }));
    expect(unpaidAmount(requestIn(store))).toBe(944);
    expect(said.done && said.undo?.()).toMatchObject({ done: true });
    expect(requestIn(store)).toEqual(stockRequest(1, { status: 'In Transit' }));
  });
});

describe('a payment', () => {
  const business = {
    ...smallBusiness,
    requests: requestTable([stockRequest(1, { status: 'In Transit', products: lines, payments: [] })]),
  };

  test('lowers what is open of its vendor and of no other, until all is paid', () => {
    const store = createStore(business);
    const request = () => requestIn(store);
    store.dispatch(paid(900));
    expect(vendorDues(request()).map(({ paid: of, open }) => [of, open])).toEqual([
      [900, 55.8],
      [0, 236],
    ]);
    store.dispatch(paid(55.8));
    store.dispatch(paid(236, 'vendor-2'));
    expect(isToBePaid(request())).toBe(false);
  });

  test.each([
    ['of more than is open', paid(955.81), 'Only ₹955.80 is still to be paid to First.'],
    ['to somebody of whom it has nothing', paid(1, 'vendor-9'), 'Stock request 1 has nothing of this vendor.'],
    [
      'for a request that is gone',
      paid(1, 'vendor-1', 'request-9'),
      'This stock request was deleted, or adding it was undone.',
    ],
  ])('%s is refused', (_what, fact, reason) =>
    expect(createStore(business).dispatch(fact)).toMatchObject({ done: false, reason }),
  );

  test('for a request that is not approved is refused', () => {
    const reason = 'Stock request 2 is not approved: nothing is to be paid for it.';
    expect(createStore(smallBusiness).dispatch(paid(1, 'vendor-1', 'request-2'))).toMatchObject({
      done: false,
      reason,
    });
  });

  test('is kept once, and of two people who pay all the second reads that it is paid', () => {
    const [one, other] = [paid(955.8), paid(955.8)];
    const { reasons } = replayed(business, [one, one, other]);
    expect(reasons).toEqual([undefined, 'This payment was recorded already.', 'First is paid already.']);
  });

  test('can be taken back, also from a request that had no list of them', () => {
    const store = createStore({ ...business, requests: requestTable([stockRequest(1, { status: 'In Transit' })]) });
    const said = store.dispatch(paid(944));
    expect(said.done && said.undo?.()).toMatchObject({ done: true });
    expect(unpaidAmount(requestIn(store))).toBe(944);
    expect(store.dispatch(requestAdvanced('request-1', { type: 'deliver' })).done).toBe(true);
  });
});

test('an approval is taken back no more once something was paid', () => {
  const store = createStore({
    ...smallBusiness,
    requests: requestTable([stockRequest(1, { products: lines, payments: [] })]),
  });
  const approved = store.dispatch(requestAdvanced('request-1', { type: 'approve' }));
  for (const payment of [paid(500), paid(36, 'vendor-2')]) store.dispatch(payment);
  expect(approved.done && approved.undo?.()).toMatchObject({
    done: false,
    reason: 'Not undone: ₹536 was paid for it.',
  });
  expect(requestIn(store).status).toBe('Approved by Admin');
});

describe('the form of a payment', () => {
  const schema = paymentSchema(vendorDues(stockRequest(1, { status: 'In Transit', products: lines })), '2026-11-21');
  const right = { vendorId: 'vendor-1', amount: '955.80', on: '2026-11-21', invoiceNo: 'INV-7' };

  test.each([
    ['amount', '', 'Amount is required.'],
    ['amount', '0', 'Amount must be more than 0.'],
    ['amount', '-1', 'Amount must be more than 0.'],
    ['amount', '1.005', 'Amount can have at most two decimals.'],
    ['amount', '955.81', 'Only ₹955.80 is still to be paid to First.'],
    ['vendorId', '', 'Vendor is required.'],
    ['on', '', 'Paid On is required.'],
    ['on', '2026-11-22', 'Paid On cannot be in the future.'],
    ['invoiceNo', ' ', 'Vendor’s Invoice No is required.'],
  ])('refuses %s %j: %s', (field, typed, message) =>
    expect(messages(schema, { ...right, [field]: typed })).toMatchObject({ [field]: message }),
  );

  test('takes all that is open', () => expect(messages(schema, right)).toEqual({}));

  test('says of a vendor whom somebody else paid meanwhile that it is paid', () => {
    const request = stockRequest(1, {
      status: 'In Transit',
      products: lines,
      payments: [{ ...paid(955.8).payload.payment }],
    });
    expect(messages(paymentSchema(vendorDues(request), '2026-11-21'), right)).toMatchObject({
      amount: 'First is paid already.',
    });
  });
});
