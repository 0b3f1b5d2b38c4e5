import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  unreceivedLine,
  mergeLines,
  nextStep,
  productOrderCount,
  qtyTaken,
  requestTotal,
} from '@/store/purchasing/requests/request';
import { isReceivable } from '@/store/purchasing/requests/receipt';
import { totalWithGst } from '@/store/purchasing/requests/pricing';
import { orderedLine, requestLine, stockRequest } from '../../../support/stock';

test.each([
  ['Pending at Admin', { event: { type: 'approve' }, label: 'Approve', next: 'Approved by Admin' }],
  ['Approved by Admin', { event: { type: 'dispatch' }, label: 'Mark In Transit', next: 'In Transit' }],
  ['In Transit', { event: { type: 'deliver' }, label: 'Mark Delivered', next: 'Delivered' }],
  ['Delivered', undefined],
] as const)('a request that is %s offers the one next step', (status, step) => {
  expect(nextStep(status)).toEqual(step);
});

describe('a request', () => {
  const products = [requestLine({ qty: 2, rate: 0.25 }), requestLine({ name: 'Siren', qty: 3, rate: 100 })];

  test.each([
    [[], '0 Products'],
    [products.slice(0, 1), '1 Product'],
    [products, '2 Products'],
  ])('says how many products it has: %#', (lines, words) => {
    expect(productOrderCount(stockRequest(1, { products: lines }))).toBe(words);
  });

  test('takes the quantities of its lines together, and their amounts with GST', () => {
    expect(qtyTaken(stockRequest(1, { products }))).toBe(5);
    expect(requestTotal(stockRequest(1, { products }))).toBe(354.59);
  });
});

describe('the same product twice', () => {
  test('from one vendor is one line, in the place of the first, with all the units', () => {
    const lines = [requestLine({ qty: 2 }), requestLine({ name: 'Siren' }), requestLine({ name: ' relay', qty: 5 })];
    expect(mergeLines(lines)).toMatchObject([{ qty: 7 }, { name: 'Siren', qty: 10 }]);
  });

  test('in Kg is added up to the gram', () => {
    const merged = mergeLines([requestLine({ unit: 'Kg', qty: 0.1 }), requestLine({ unit: 'Kg', qty: 0.2 })]);
    expect(merged).toMatchObject([{ qty: 0.3 }]);
    const lines = [requestLine({ name: 'Solder', qty: 0.1 }), requestLine({ name: 'Glue', qty: 0.2 })];
    expect(qtyTaken({ products: lines.map(unreceivedLine) })).toBe(0.3);
  });

  test.each([
    ['from two vendors', { vendorId: 'vendor-2' }],
    ['in two units', { unit: 'Bundle' }],
    ['at two rates', { rate: 81 }],
  ])('%s stays two lines', (_title, changes) => {
    expect(mergeLines([requestLine(), requestLine(changes)])).toEqual([requestLine(), requestLine(changes)]);
  });

  test('leaves the quantity as it is, the amount to half a paisa a line, and no product twice', () => {
    const line = fc.record({
      vendorId: fc.constantFrom('vendor-1', 'vendor-2'),
      name: fc.constantFrom('Relay', 'Siren', 'Harness'),
      qty: fc.integer({ min: 1, max: 1000 }),
      rate: fc.constantFrom(0.25, 12.25, 80),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (drawn) => {
        const lines = drawn.map((one) => orderedLine(one));
        const merged = mergeLines(lines);
        expect(qtyTaken({ products: merged.map(unreceivedLine) })).toBe(
          qtyTaken({ products: lines.map(unreceivedLine) }),
        );
        const difference = Math.abs(totalWithGst(merged) - totalWithGst(lines)) * 100;
        expect(Math.round(difference)).toBeLessThanOrEqual(lines.length / 2 + 0.5);
        expect(mergeLines(merged)).toEqual(merged);
      }),
    );
  });
});

test.each([
  ['Pending at Admin', {}, false],
  ['Approved by Admin', {}, false],
  ['In Transit', {}, true],
  ['Delivered', { received: 10, stocked: 4 }, true],
  ['Delivered', { received: 10, stocked: 10 }, false],
] as const)('of a request that is %s and has lines of %j something can be put in stock: %s', (status, line, can) => {
  expect(isReceivable(stockRequest(1, { status, products: [requestLine(line)] }))).toBe(can);
});
