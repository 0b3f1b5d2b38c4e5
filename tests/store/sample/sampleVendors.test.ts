import { describe, expect, test } from 'vitest';
import { stateOfGstin } from '@/store/kit/typed/gstin';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';
import { generateVendors } from '@/store/sample/generateVendors';
import { sampleVendors } from '@/store/sample/sampleVendors';
import type { Vendor } from '@/store/purchasing/vendors/vendor';

const productsOf = (vendors: Vendor[]) => vendors.flatMap(({ products }) => products);
const doubts = ({ gstNo, panNo }: Vendor) => gstinWarning(gstNo) ?? panWarning(panNo) ?? panDisagreement(gstNo, panNo);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe.each([
  ['sample', sampleVendors('s')],
  ['generated', generateVendors(300, 7)],
])('the %s vendors', (_title, vendors) => {
  test('are numbered from 1 on, and no identity is there twice', () => {
    expect(vendors.map(({ number }) => number)).toEqual(vendors.map((_, index) => index + 1));
    expect(new Set(idsOf(vendors)).size).toBe(vendors.length);
    expect(new Set(idsOf(productsOf(vendors))).size).toBe(productsOf(vendors).length);
  });

  test('have names of their own', () => {
    expect(new Set(vendors.map(({ name }) => name)).size).toBe(vendors.length);
  });

  test('have tax numbers that raise no warning and agree', () => {
    expect(vendors.filter(doubts)).toEqual([]);
  });

  test('have Indian phone numbers, account numbers of 9 to 18 digits and addresses that end in a PIN code', () => {
    for (const vendor of vendors) {
      expect(vendor).toMatchObject({
        phone: expect.stringMatching(/^[6-9]\d{9}$/),
        accountNo: expect.stringMatching(/^\d{9,18}$/),
        address: expect.stringMatching(/\S, \D+ [1-8]\d{5}$/),
      });
    }
  });

  test('are from several states', () => {
    expect(new Set(vendors.map(({ gstNo }) => stateOfGstin(gstNo))).size).toBeGreaterThan(5);
  });

  test('offer 0 to 6 products each, with rates in whole paise from 1 rupee, in every unit', () => {
    for (const { products } of vendors) expect(products.length).toBeLessThanOrEqual(6);
    for (const { rate, minOrderQty } of productsOf(vendors)) {
      expect(rate).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(rate * 100)).toBe(true);
      expect(Number.isInteger(minOrderQty) && minOrderQty >= 1).toBe(true);
    }
    expect(new Set(productsOf(vendors).map(({ unit }) => unit))).toEqual(new Set(['Pcs', 'Bundle', 'Kg', 'Sheet']));
  });
});

describe('the sample vendors', () => {
  test('are twelve, exactly one of them without products', () => {
    expect(sampleVendors('s')).toHaveLength(12);
    expect(sampleVendors('s').filter(({ products }) => products.length === 0)).toHaveLength(1);
  });

  test('include Metro Cables, with something to sell', () => {
    expect(sampleVendors('s').find(({ name }) => name === 'Metro Cables')?.products).not.toHaveLength(0);
  });

  test('are made anew for each caller', () => {
    const [mine] = sampleVendors('s');
    if (mine) mine.products.length = 0;
    expect(sampleVendors('s')[0]?.products).not.toHaveLength(0);
  });
});

describe('generated vendors', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(generateVendors(20, 1)).toEqual(generateVendors(20, 1));
    expect(generateVendors(20, 1)).not.toEqual(generateVendors(20, 2));
  });

  test('are the first of a larger number', () => {
    expect(generateVendors(5, 1)).toEqual(generateVendors(50, 1).slice(0, 5));
  });

  test('can be none', () => expect(generateVendors(0, 1)).toEqual([]));
});
