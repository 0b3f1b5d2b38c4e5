import { expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { consignedBy, consignedErrors, isDeclared } from '@/store/billing/transfers/consigned';
import { worthSums, worthTables } from '@/store/billing/papers/challanTables';
import { consignmentOf, worthOf } from '@/store/billing/transfers/consignmentOf';
import { transferRefusal } from '@/store/billing/transfers/transferRules';
import type { TypedValue } from '@/store/billing/transfers/typedValues';
import type { Business } from '@/store/business/business';
import { newFactRefusal } from '@/store/business/newFacts';
import { challanOffered } from '@/store/facts/challans';
import { challanFactSchemas } from '@/store/stock/challans/challanFactSchemas';
import type { Challan } from '@/store/stock/challans/challan';
import type { ConsignedGoods, DeclaredValue } from '@/store/stock/challans/consignment';
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
    products: [{ product: NAME, value: 80 }],
    declared: [],
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

test('a challan within one registration declares what was typed, and nothing that only was suggested', () => {
  expect(writtenTo(NASHIK, { hsn: '8536' })?.declared).toEqual([{ product: NAME, hsn: '8536' }]);
  expect(writtenTo(NASHIK, { value: '75' })?.declared).toEqual([{ product: NAME, value: 75 }]);
  expect(writtenTo(DELHI, { hsn: '8536' })?.declared).toEqual([{ product: NAME, hsn: '8536', value: 80 }]);
});

test('a suggestion that is cleared is declared to be none, and its paper says none whatever is known', () => {
  expect(writtenTo(NASHIK, { value: '' })?.declared).toEqual([{ product: NAME, value: 0 }]);
  // Nothing was suggested there.
  expect(writtenTo(NASHIK, { hsn: '' })?.declared).toEqual([]);
  const offer = { from: STORE, to: NASHIK, lines: [relay], declared: [{ product: NAME, hsn: '', value: 0 }] };
  const consignment = consignmentOf(registeredBusiness, { ...offer, on: '2027-01-15' });
  expect(consignment.goods).toEqual([{ product: NAME, lines: [0], qty: 2, hsn: '', value: 0 }]);
  const fact = challanOffered(offer, '2027-01-15');
  expect(challanFactSchemas.challanOffered.isValidSync({ ...fact.payload, consignment }, { strict: true })).toBe(true);
  const kept = { lines: [relay], offeredOn: '2027-01-15', consignment } as unknown as Challan;
  const goods = worthOf(registeredBusiness, kept);
  expect([goods, worthTables(goods), worthSums(goods)]).toEqual([consignment.goods, [], []]);
  const [half] = worthOf(registeredBusiness, {
    ...kept,
    consignment: { ...consignment, goods: [{ product: NAME, lines: [0], qty: 2, value: 0 }], invoice: undefined },
  });
  expect(half?.taxable).toBeUndefined();
});

/** A challan of two relays to a place, with what was declared of them, as a fact carries it. */
function carriedTo(to: Holder, declared: Omit<DeclaredValue, 'product'>, business: Business) {
  const offer = { from: STORE, to, lines: [relay], declared: [{ product: NAME, ...declared }] };
  const fact = challanOffered(offer, '2027-01-15');
  return {
    ...fact,
    payload: { ...fact.payload, consignment: consignmentOf(business, { ...offer, on: '2027-01-15' }) },
  };
}

test('four digits of HSN are refused on an e-invoice where it is said, however it was written', () => {
  const business = { ...registeredBusiness, company: companyTable([{ ...STORE_DETAILS, eInvoiceFrom: '2027-01-15' }]) };
  const refused = (to: Holder, hsn: string, of: Business) =>
    newFactRefusal(of, carriedTo(to, { hsn, value: 80 }, of))?.reason;
  expect(refused(DELHI, '8536', business)).toBe(
    `HSN of ${NAME}: E-invoices ask for six digits of HSN: ask your accountant which six.`,
  );
  expect(refused(DELHI, '853641', business)).toBeUndefined();
  expect(refused(NASHIK, '8536', business)).toBeUndefined();
  expect(refused(DELHI, '8536', registeredBusiness)).toBeUndefined();
});

test.each([
  ['a challan within one registration', NASHIK],
  ['a tax invoice', DELHI],
])('what %s hands over comes to no more than an amount can have', (_what, to) => {
  const { payload } = carriedTo(to, { hsn: '853641', value: 900_000_000_000 }, registeredBusiness);
  expect(transferRefusal(registeredBusiness, payload)?.reason).toContain(
    'lower the values, or hand over less at a time',
  );
  const { payload: less } = carriedTo(to, { hsn: '853641', value: 80 }, registeredBusiness);
  expect(transferRefusal(registeredBusiness, less)).toBeUndefined();
});

test('what a challan did not say of a product is told as it is known by now', () => {
  const { payload } = carriedTo(NASHIK, {}, registeredBusiness);
  const [{ value: _value, taxable: _taxable, ...unsaid } = { product: '', lines: [], qty: 0 }] =
    payload.consignment.goods;
  const kept = { lines: [relay], offeredOn: '2027-01-15' } as unknown as Challan;
  const worth = (goods: readonly ConsignedGoods[]) =>
    worthOf(registeredBusiness, { ...kept, consignment: { ...payload.consignment, goods, invoice: undefined } });
  expect(worth([{ ...unsaid, hsn: '8536' }])).toEqual([{ ...unsaid, hsn: '8536', value: 80, taxable: 160 }]);
  const said = { ...unsaid, hsn: '8536', value: 70, taxable: 140 };
  expect(worth([said])).toEqual([said]);
});
