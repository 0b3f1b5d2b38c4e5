import { expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { consignedBy, consignedErrors, isDeclared } from '@/store/billing/transfers/consigned';
import type { TypedValue } from '@/store/billing/transfers/typedValues';
import type { Business } from '@/store/business/business';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { DELHI, NASHIK, registeredBusiness, STORE_DETAILS } from '../../../support/transfers';

const relay = { goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 2 };
const NAME = 'Relay, RL-12';

const writtenTo = (to: Holder, typed: TypedValue = {}, business: Business = registeredBusiness) =>
  consignedBy(business, { from: STORE, to, lines: [relay], on: '2027-01-15' }, { [NAME]: typed });

/** What is wrong with what is typed of two relays to a place; nothing where it can be offered. */
function wrongOf(to: Holder, typed: TypedValue, business?: Business) {
  const consigned = writtenTo(to, typed, business);
  if (!consigned) return 'nothing is asked';
  const wrong = Object.values(consignedErrors(consigned, { hsn: '', value: '', ...typed }));
  expect(isDeclared(consigned, { [NAME]: { hsn: '', value: '', ...typed } })).toBe(wrong.length === 0);
  return wrong.join(' ');
}

test('a challan within one registration asks for HSN and value, as they were bought last', () => {
  expect(writtenTo(NASHIK)).toMatchObject({
    title: 'Value',
    why: expect.stringContaining('rule 55'),
    declared: [{ product: NAME, value: 80 }],
  });
  expect(writtenTo(NASHIK)?.invoice).toBeUndefined();
  expect(writtenTo(DELHI)).toMatchObject({ title: 'Tax Invoice' });
});

test.each<[string, Holder, TypedValue, string]>([
  ['nothing on a challan', NASHIK, {}, ''],
  ['what is no HSN on a challan', NASHIK, { hsn: '85' }, 'HSN is 4, 6 or 8 digits.'],
  ['nothing for a tax invoice', DELHI, {}, 'HSN is required. Value is required.'],
  ['four digits of HSN for a tax invoice', DELHI, { hsn: '8536', value: '80' }, ''],
])('it takes %s, or says what cures it', (_what, to, typed, wrong) => {
  expect(wrongOf(to, typed)).toBe(wrong);
});

test('a tax invoice that is an e-invoice asks for six digits of HSN, a challan does not', () => {
  const business = { ...registeredBusiness, company: companyTable([{ ...STORE_DETAILS, eInvoiceFrom: '2027-01-15' }]) };
  const four = { hsn: '8536', value: '80' };
  expect(wrongOf(DELHI, four, business)).toBe('E-invoices ask for six digits of HSN: ask your accountant which six.');
  expect(wrongOf(DELHI, { ...four, hsn: '853641' }, business)).toBe('');
  expect(wrongOf(NASHIK, four, business)).toBe('');
});

test('of a company without a GST number nothing is asked', () => {
  const company = companyTable([{ ...STORE_DETAILS, gstin: '' }]);
  expect(wrongOf(NASHIK, {}, { ...registeredBusiness, company })).toBe('nothing is asked');
});
