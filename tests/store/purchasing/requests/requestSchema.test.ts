import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { requestRaised } from '@/store/facts/requests';
import { belowMinimum, loggedLine, repeatedProduct, requestLine } from '@/store/purchasing/requests/requestLines';
import { requestSchema } from '@/store/purchasing/requests/requestSchema';
import { requestSteps } from '@/features/stock/requestSteps';
import { vendor } from '../../../support/vendors';
import { checkedFact } from '../../../support/factChecks';
import { orderedLine, stockRequest } from '../../../support/stock';

const vendors = [
  vendor(1, {
    name: 'First',
    products: [
      { id: 'product-101', name: 'Relay', rate: 62.5, unit: 'Pcs', minOrderQty: 10 },
      { id: 'product-102', name: 'Cable', rate: 640, unit: 'Bundle', minOrderQty: 2 },
      { id: 'product-104', name: 'Solder', rate: 480.5, unit: 'Kg', minOrderQty: 3 },
      { id: 'product-103', name: 'Sample', rate: 0, unit: 'Pcs', minOrderQty: 1 },
    ],
  }),
  vendor(2, { products: [{ id: 'product-201', name: 'Relay', rate: 70, unit: 'Pcs', minOrderQty: 5 }] }),
];
const relay = { vendorId: 'vendor-1', productId: 'product-101', units: '12', rate: 62.5 };

const messages = (line: object): Record<string, string> => {
  try {
    requestSchema.validateSync({ lines: [line] }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }) => [path.replace('lines[0].', ''), message]),
    );
  }
};

test('an empty line is refused in the words of the specification', () => {
  expect(messages({})).toEqual({
    vendorId: 'Vendor required',
    productId: 'Product is required',
    units: 'Units required',
  });
});

test.each([
  ['', 'Units required'],
  ['ten', 'Units must be a number'],
  ['0', 'Units must be at least 1.'],
  ['-1', 'Units must be at least 1.'],
  ['1.5', 'Units must be a whole number.'],
  ['1e999', 'Units must be a number'],
  ['1', undefined],
  ['1,000', undefined],
  ['9,99,999', undefined],
  ['10,00,000', 'Units can be at most 9,99,999.'],
])('units %j are answered with %j', (units, message) => {
  expect(messages({ ...relay, units }).units).toBe(message);
});

test.each([
  ['0', 'Units must be more than 0.'],
  ['0.001', undefined],
  ['2.5', undefined],
  ['2.0005', 'Units can have at most three decimals.'],
  ['9,99,999', undefined],
  ['10,00,000', 'Units can be at most 9,99,999.'],
  ['', 'Units required'],
])('%j Kg are answered with %j', (units, message) => {
  expect(messages({ ...relay, units, unit: 'Kg' }).units).toBe(message);
});

test('a product without a price is refused with the reason', () => {
  const reason = 'This product has no price yet. Give it a rate in the Vendors area first.';
  expect(messages({ ...relay, productId: 'product-103', rate: 0 })).toEqual({ productId: reason });
  expect(messages({ ...relay, rate: undefined })).toEqual({ productId: reason });
});

test('a filled line becomes what the request keeps, at the rate that the form showed', () => {
  const line = requestLine(vendors, { ...relay, units: '1,200', rate: 60 });
  expect(line).toEqual({
    vendorId: 'vendor-1',
    vendor: 'First',
    productId: 'product-101',
    name: 'Relay',
    unit: 'Pcs',
    qty: 1200,
    rate: 60,
  });
});

test.each([
  ['vendor', { vendorId: undefined }],
  ['vendor that is still there', { vendorId: 'vendor-9' }],
  ['product', { productId: undefined }],
  ['product of this vendor', { productId: 'product-201' }],
  ['price', { rate: undefined }],
  ['units', { units: '' }],
])('a line without a %s is not filled yet', (_, change) => {
  expect(requestLine(vendors, { ...relay, ...change })).toBeUndefined();
});

test('a line of a product in Kg keeps its decimals, and its price is exact', () => {
  const solder = { vendorId: 'vendor-1', productId: 'product-104', units: '2.5', rate: 480.5 };
  const line = requestLine(vendors, solder);
  expect(line).toMatchObject({ unit: 'Kg', qty: 2.5 });
  expect(line && loggedLine(vendors, line)).toMatchObject({ amount: 1201.25, gstAmount: 1417.48 });
  expect(belowMinimum(vendors, solder)).toBe('Below the MOQ of 3.');
  expect(requestLine(vendors, { ...relay, units: '2.5' })).toBeUndefined();
});

test('what is logged names the parts of a line as the specification does, the vendor by its number', () => {
  const line = { vendorId: 'vendor-1', vendor: 'First', name: 'Relay', unit: 'Pcs', qty: 3, rate: 62.5 };
  expect(loggedLine(vendors, line)).toEqual({
    vendorId: 1,
    productName: 'Relay',
    units: 3,
    rate: 62.5,
    amount: 187.5,
    gstAmount: 221.25,
  });
});

test.each([
  ['9', 'Below the MOQ of 10.'],
  ['10', undefined],
  ['', undefined],
  ['x', undefined],
])('%j units of a product with the MOQ 10: %j', (units, warning) => {
  expect(belowMinimum(vendors, { ...relay, units })).toBe(warning);
});

test('a product twice from one vendor is pointed out at the second, before its units are typed', () => {
  const lines = [
    relay,
    { ...relay, productId: 'product-102', rate: 640 },
    { ...relay, units: '' },
    { ...relay, vendorId: 'vendor-2', productId: 'product-201' },
  ];
  expect(lines.map((_, index) => repeatedProduct(vendors, lines, index))).toEqual([
    undefined,
    undefined,
    'Same product as line 1: they become one line on submit.',
    undefined,
  ]);
});

test('two lines with nothing chosen yet are not the same product', () => {
  expect(repeatedProduct(vendors, [{}, {}], 1)).toBeUndefined();
});

test('the steps of a request are those passed, with their dates, and those that the machine has ahead', () => {
  const request = stockRequest(1, {
    status: 'Approved by Admin',
    steps: [
      { status: 'Pending at Admin', on: '2026-11-01' },
      { status: 'Approved by Admin', on: '2026-11-03' },
    ],
  });
  expect(requestSteps(request)).toEqual([
    { label: 'Pending at Admin', passed: true, note: '01 Nov 2026' },
    { label: 'Approved by Admin', passed: true, note: '03 Nov 2026' },
    { label: 'In Transit', passed: false },
    { label: 'Delivered', passed: false },
  ]);
});

test('a request that is raised from outside says nothing of what came of it already', () => {
  const raised = requestRaised([orderedLine()]);
  const lines = [{ ...orderedLine(), received: 10, stocked: 10, shortClosed: 0 }];
  expect(checkedFact({ ...raised, payload: { ...raised.payload, lines } })).toEqual({ fact: raised, leftOut: [] });
});
