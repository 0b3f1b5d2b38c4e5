import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductDraft, VendorDraft } from '@/store/purchasing/vendors/vendor';
import { readVendorBody, vendorBody } from '@/store/purchasing/vendors/vendorBody';

const cable: ProductDraft = { name: 'Power cable', rate: 40.5, unit: 'Bundle', minOrderQty: 5 };
const draft: VendorDraft = {
  name: 'Konkan Trackers',
  phone: '9820012345',
  address: '4 Link Road\nMumbai 400064',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '000123456789',
  products: [cable],
};
const certificate = new File(['%PDF-1.4'], 'gst.pdf', { type: 'application/pdf' });

describe('the body of a new vendor', () => {
  test('has the fields of the specification, the products as a JSON list with numeric rate', () => {
    const { products: _products, ...details } = draft;
    expect(Object.fromEntries(vendorBody(draft, certificate))).toEqual({
      ...details,
      gstFile: certificate,
      products: '[{"name":"Power cable","rate":40.5,"unit":"Bundle","minOrderQty":5}]',
    });
  });

  test('has no gstFile without a certificate', () => expect(vendorBody(draft).has('gstFile')).toBe(false));

  test('brings along the kind of a product that has one', () => {
    const siren = { ...cable, kind: 'Accessory' as const };
    expect(readVendorBody(vendorBody({ ...draft, products: [siren, cable] })).draft.products).toEqual([siren, cable]);
  });

  test('has an empty list without products', () => {
    expect(vendorBody({ ...draft, products: [] }).get('products')).toBe('[]');
  });

  test('has only the rows with both name and rate', () => {
    const rows = [
      {},
      { unit: 'Pcs' },
      { name: 'No rate', unit: 'Pcs', minOrderQty: 1 },
      { name: 'Rate undefined', rate: undefined, unit: 'Pcs', minOrderQty: 1 },
      { name: 'Rate not a number', rate: Number.NaN, unit: 'Pcs', minOrderQty: 1 },
      { name: '', rate: 7, unit: 'Pcs', minOrderQty: 1 },
      { name: '  ', rate: 7, unit: 'Pcs', minOrderQty: 1 },
      { rate: 7, unit: 'Pcs', minOrderQty: 1 },
      cable,
    ];
    expect(readVendorBody(vendorBody({ ...draft, products: rows })).draft.products).toEqual([cable]);
  });

  test('has nothing of a row but its fields', () => {
    const row = { ...cable, key: 3 };
    expect(vendorBody({ ...draft, products: [row] }).get('products')).not.toContain('key');
  });
});

describe('reading the body back', () => {
  const texts = fc.string({ unit: 'binary' });
  const rows = fc.record({
    name: texts.filter((name) => name.trim() !== ''),
    rate: fc.double({ min: 1, noNaN: true, noDefaultInfinity: true }),
    unit: texts,
    minOrderQty: fc.integer({ min: 1 }),
  });
  const drafts: fc.Arbitrary<VendorDraft> = fc.record({
    name: texts,
    phone: texts,
    address: texts,
    gstNo: texts,
    panNo: texts,
    accountNo: texts,
    products: fc.array(rows),
  });

  test('gives the same vendor', () => {
    fc.assert(
      fc.property(drafts, (written) => {
        expect(readVendorBody(vendorBody(written))).toEqual({ draft: written });
      }),
    );
  });

  test('gives the same certificate', async () => {
    const { gstFile } = readVendorBody(vendorBody(draft, certificate));
    expect([gstFile?.name, gstFile?.type, await gstFile?.text()]).toEqual(['gst.pdf', 'application/pdf', '%PDF-1.4']);
  });

  test.each(['name', 'phone', 'address', 'gstNo', 'panNo', 'accountNo', 'products'])(
    'fails with the name of the field when %s is missing, or a file',
    (field) => {
      const body = vendorBody(draft);
      body.delete(field);
      const refusal = new Error(`The vendor cannot be read: ${field} must be a text.`);
      expect(() => readVendorBody(body)).toThrow(refusal);
      body.set(field, certificate);
      expect(() => readVendorBody(body)).toThrow(refusal);
    },
  );

  test('fails when the certificate is not a file', () => {
    const body = vendorBody(draft);
    body.set('gstFile', 'gst.pdf');
    expect(() => readVendorBody(body)).toThrow('gstFile must be a file');
  });

  test.each([
    ['', 'products must be a JSON list'],
    ['[', 'products must be a JSON list'],
    ['{}', 'products must be a JSON list'],
    ['null', 'products must be a JSON list'],
    ['[null]', 'products[0].name must be a text'],
    ['["Relay"]', 'products[0].name must be a text'],
    ['[{"rate":1,"unit":"Pcs","minOrderQty":1}]', 'products[0].name must be a text'],
    ['[{"name":"A","rate":"1","unit":"Pcs","minOrderQty":1}]', 'products[0].rate must be a number'],
    ['[{"name":"A","rate":1e999,"unit":"Pcs","minOrderQty":1}]', 'products[0].rate must be a number'],
    ['[{"name":"A","rate":1,"minOrderQty":1}]', 'products[0].unit must be a text'],
    ['[{"name":"A","rate":1,"unit":"Pcs"}]', 'products[0].minOrderQty must be a number'],
    ['[{"name":"A","rate":1,"unit":"Pcs","minOrderQty":1,"kind":"Car"}]', 'products[0].kind must be a kind of product'],
    [`[${JSON.stringify(cable)},{"name":7}]`, 'products[1].name must be a text'],
  ])('fails on the products %s, saying what is wrong', (products, reason) => {
    const body = vendorBody(draft);
    body.set('products', products);
    expect(() => readVendorBody(body)).toThrow(reason);
  });
});
