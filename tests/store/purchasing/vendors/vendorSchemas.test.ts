import { describe, expect, test } from 'vitest';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { pricesSchema } from '@/store/purchasing/vendors/pricesSchema';
import { productSchema } from '@/store/purchasing/vendors/productSchema';
import { vendorSchema } from '@/store/purchasing/vendors/vendorSchema';

/** The first message of each path that the values break. */
const messages = (schema: ObjectSchema<AnyObject>, values: unknown): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
};

const product = { name: 'Relay', rate: '85.50', unit: 'Pcs', minOrderQty: '10' };
const vendor = {
  name: 'Konkan Trackers',
  phone: '9820012345',
  address: 'Mumbai',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '123456789012',
  products: [product],
};

describe('the product dialog', () => {
  test('takes what was typed as numbers, also with Indian grouping', () => {
    expect(productSchema.cast({ ...product, name: '  Relay ', rate: '1,23,456.50' })).toEqual({
      name: 'Relay',
      rate: 123456.5,
      unit: 'Pcs',
      minOrderQty: 10,
    });
  });

  test('keeps of kind, model, HSN and warranty what is said, and nothing for what was emptied', () => {
    expect(
      productSchema.cast({ ...product, kind: 'Device', model: ' FMB920 ', hsn: '852691', warrantyMonths: '24' }),
    ).toMatchObject({
      kind: 'Device',
      model: 'FMB920',
      hsn: '852691',
      warrantyMonths: 24,
    });
    const emptied = productSchema.cast({ ...product, kind: '', model: '  ', hsn: '', warrantyMonths: ' ' });
    expect(Object.keys(emptied).toSorted()).toEqual(['minOrderQty', 'name', 'rate', 'unit']);
  });

  test.each([
    ['name', undefined, 'Product name is required'],
    ['name', '   ', 'Product name is required'],
    ['rate', undefined, 'Rate is required'],
    ['rate', '', 'Rate is required'],
    ['rate', 'forty', 'Rate must be a number'],
    ['rate', '0', 'Rate must be positive'],
    ['rate', '-5', 'Rate must be positive'],
    ['rate', '0.99', 'Rate must be positive'],
    ['rate', '1', undefined],
    ['rate', '85.55', undefined],
    ['rate', '85.555', 'Rate can have at most two decimals.'],
    ['rate', '1000000000000', 'Rate can have at most 12 digits.'],
    ['rate', 1e308, 'Rate can have at most 12 digits.'],
    ['minOrderQty', '1000000', 'MOQ can be at most 9,99,999.'],
    ['name', 'x'.repeat(201), 'Product Name can have at most 200 characters.'],
    ['unit', '', 'Unit is required'],
    ['unit', 'Kg', undefined],
    ['minOrderQty', ' ', 'Minimum Order Quantity is required'],
    ['minOrderQty', 'x', 'MOQ must be a number'],
    ['minOrderQty', '0', 'MOQ must be positive'],
    ['minOrderQty', '1.5', 'MOQ must be a whole number.'],
    ['minOrderQty', '1', undefined],
    ['kind', 'Device', undefined],
    ['kind', '', undefined],
    ['kind', 'Horn', 'Kind can be Device, Accessory, Controller, Lock, SIM, Material.'],
    ['model', 'x'.repeat(201), 'Model can have at most 200 characters.'],
    ['hsn', ' 8536 ', undefined],
    ['hsn', '85269199', undefined],
    ['hsn', '', undefined],
    ['hsn', '85369', 'HSN must have 4, 6 or 8 digits.'],
    ['hsn', '85A6', 'HSN must have 4, 6 or 8 digits.'],
    ['warrantyMonths', '', undefined],
    ['warrantyMonths', '0', undefined],
    ['warrantyMonths', '-1', 'Warranty cannot be negative.'],
    ['warrantyMonths', '1.5', 'Warranty must be a whole number.'],
    ['warrantyMonths', '121', 'Warranty can be at most 120 months.'],
  ])('answers %s %j with %j', (field, value, message) => {
    expect(messages(productSchema, { ...product, [field]: value })[field]).toBe(message);
  });
});

describe('the Add New Vendor form', () => {
  test.each([
    ['name', 'Vendor name is required'],
    ['phone', 'Phone number is required'],
    ['address', 'Address is required'],
    ['gstNo', 'GST number is required'],
    ['panNo', 'PAN number is required'],
    ['accountNo', 'Account number is required'],
  ])('requires %s', (field, message) => {
    expect(messages(vendorSchema, { ...vendor, [field]: undefined })).toEqual({ [field]: message });
    expect(messages(vendorSchema, { ...vendor, [field]: '  ' })).toEqual({ [field]: message });
  });

  test.each([
    ['name', '', 'Product name required'],
    ['rate', '', 'Rate required'],
    ['rate', '0', 'Rate must be positive'],
    ['minOrderQty', '', 'Minimum Order Quntity is required'],
    ['minOrderQty', '0', 'MOQ must be positive'],
  ])('answers %s %j in its second row with %j', (field, value, message) => {
    const products = [product, { ...product, [field]: value }];
    expect(messages(vendorSchema, { ...vendor, products })).toEqual({ [`products[1].${field}`]: message });
  });

  test('keeps GST and PAN numbers in capitals, whatever they are', () => {
    const typed = { ...vendor, gstNo: ' 27aapfu0939f1zv', panNo: 'none yet' };
    expect(vendorSchema.validateSync(typed)).toMatchObject({ gstNo: '27AAPFU0939F1ZV', panNo: 'NONE YET' });
  });

  test('blocks on a wholly empty row, and accepts having no row at all', () => {
    expect(Object.values(messages(vendorSchema, { ...vendor, products: [{ unit: 'Pcs' }] }))).toEqual([
      'Minimum Order Quntity is required',
      'Rate required',
      'Product name required',
    ]);
    expect(messages(vendorSchema, { ...vendor, products: [] })).toEqual({});
  });
});

test('the Edit Price dialog holds each rate to the rules of the product dialog', () => {
  const products = [
    { id: 'product-1', name: 'Relay', rate: '' },
    { id: 'product-2', name: 'Harness', rate: '0' },
    { id: 'product-3', name: 'Cable', rate: '3' },
  ];
  expect(messages(pricesSchema, { products })).toEqual({
    'products[0].rate': 'Rate is required',
    'products[1].rate': 'Rate must be positive',
  });
});
