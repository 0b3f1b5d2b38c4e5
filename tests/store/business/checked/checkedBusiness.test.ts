import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBusiness, type Business } from '@/store/business/business';
import { checkedBusiness, checkingBusiness } from '@/store/business/checked/checkedBusiness';
import { businessOf } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { MAX_NUMBER } from '@/store/kit/table';
import { damaged } from '../../../support/crafted';
import { everyNoun } from '../../../support/everyNoun';
import { anyFact } from '../../../support/facts';
import { oddBusiness } from '../../../support/oddBusiness';
import { isQuick, runs } from '../../../support/runs';
import { everyScreen } from '../../../support/screens';
import { smallBusiness } from '../../../support/tabs';
import { vendor } from '../../../support/vendors';

const whole = everyNoun();
const reasonsOf = (value: unknown) => checkedBusiness(value).leftOut.map(({ reason }) => reason);
const withVendors = (vendors: unknown) => ({ ...whole, vendors });

describe('a business from outside', () => {
  test('that fits is taken as it is', () => {
    const { business, leftOut } = checkedBusiness(whole);
    expect(leftOut).toEqual([]);
    expect(business).toEqual(whole);
  });

  test('is validated in slices of few rows, which tell how much is done, and comes to the same as in one go', () => {
    const entities = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`vendor-${index + 1}`, vendor(index + 1)]),
    );
    const large = withVendors({ ids: Object.keys(entities), entities, lastNumber: 1_000 });
    const checking = checkingBusiness(large);
    const told: number[] = [];
    let bit = checking.next();
    for (; !bit.done; bit = checking.next()) told.push(bit.value);
    expect(bit.value).toEqual(checkedBusiness(large));
    expect(bit.value.business.vendors).toBe(large.vendors);
    expect(told.length).toBeGreaterThanOrEqual(99);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test('fits whatever was done in it', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 20 }), (facts) => {
        const store = createStore({ ...smallBusiness });
        for (const fact of facts) store.dispatch(fact);
        const business = businessOf(store.getState());
        expect(checkedBusiness(business)).toEqual({ business, leftOut: [] });
      }),
      { numRuns: runs(30) },
    );
  });

  test('is taken without what does not fit, and every screen shows the rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (parts, dice) => {
          const crafted = parts.reduce<unknown>((value, part) => damaged(value, part, dice), whole);
          const { business } = checkedBusiness(crafted);
          const again = checkedBusiness(business);
          expect(again.leftOut).toEqual([]);
          expect(again.business).toEqual(business);
          expect(everyScreen(business)).not.toHaveLength(0);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test.skipIf(isQuick)('of records as odd as their rules allow shows no figure that is none', () => {
    const shown = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(shown) : [value];
    const isNone = (value: unknown) =>
      typeof value === 'number'
        ? !Number.isFinite(value)
        : typeof value === 'string' && /NaN|Infinity|undefined|Invalid/.test(value);
    expect(shown(everyScreen(oddBusiness())).filter(isNone)).toEqual([]);
  });

  test.each([null, undefined, 0, '', [], {}, [[]], 'business', { looks: null }])(
    'that is %j is none, and says so',
    (value) => {
      expect(checkedBusiness(value).business).toEqual(emptyBusiness);
      expect(reasonsOf(value)).toEqual(['It holds no business.']);
    },
  );

  test('whose list names things that no text can be made of is taken without them', () => {
    const { ids, entities } = whole.vendors;
    const { business, leftOut } = checkedBusiness(withVendors({ ids: [...ids, { toString: {} }, null], entities }));
    expect(business.vendors.ids).toEqual(ids);
    expect(leftOut).toHaveLength(2);
  });

  test('brings nothing but its own tables', () => {
    const { business, leftOut } = checkedBusiness({
      ...whole,
      looks: null,
      session: { name: 'Eve' },
      journal: { status: 'failed' },
    });
    expect(business).toEqual(whole);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'looks is not a part of the business.',
      'session is not a part of the business.',
      'journal is not a part of the business.',
    ]);
  });

  test('begins anew where its origin is none', () => {
    expect(checkedBusiness({ ...whole, origin: { id: 7, facts: -1 } }).business.origin).toEqual(emptyBusiness.origin);
  });

  test.each<[string, unknown, string[]]>([
    ['is no table', 7, ['Vendors are not a list of records.']],
    ['has no order', { ids: {}, entities: {} }, ['Vendors are not a list of records.']],
    ['lists what is not there', { ids: ['gone'], entities: {} }, ['Vendor gone: It is missing.']],
    [
      'lists one twice',
      { ids: ['vendor-1', 'vendor-1'], entities: { 'vendor-1': vendor(1) } },
      ['Vendor 1: It is listed twice.'],
    ],
    [
      'holds what it does not list',
      { ids: [], entities: { 'vendor-3': vendor(3) } },
      ['Vendor 3: It is not in the list.'],
    ],
    [
      'holds one under another’s name',
      { ids: ['a'], entities: { a: vendor(2) } },
      ['Vendor 2: It stands under the identity of another one.'],
    ],
    [
      'gives a number twice',
      { ids: ['vendor-1', 'b'], entities: { 'vendor-1': vendor(1), b: { ...vendor(1), id: 'b' } } },
      ['Vendor 1: Another one has its number.'],
    ],
    [
      'names what every object has',
      { ids: ['constructor'], entities: {} },
      ['Vendor constructor: Its identity is none.'],
    ],
    [
      'holds a broken record',
      { ids: ['vendor-1'], entities: { 'vendor-1': { ...vendor(1), name: {} } } },
      ['Vendor 1: name: Vendor Name must be a text.'],
    ],
    [
      'counts further than there is room to count on',
      { ids: ['vendor-1'], entities: { 'vendor-1': vendor(1, { number: MAX_NUMBER + 1 }) } },
      [`Vendor ${MAX_NUMBER + 1}: Its number is too large.`],
    ],
  ])('whose table %s is taken without that', (_title, vendors, reasons) => {
    expect(reasonsOf(withVendors(vendors))).toEqual(reasons);
  });

  test.each([undefined, 0, -1, 1.5, 1e308, MAX_NUMBER + 1, '9', null])(
    'numbers on from its highest record when its last number is %j',
    (lastNumber) => {
      const entities = { 'vendor-7': vendor(7), 'vendor-2': vendor(2) };
      const { business } = checkedBusiness(withVendors({ ids: ['vendor-7', 'vendor-2'], entities, lastNumber }));
      expect(business.vendors.lastNumber).toBe(7);
      // In the order of their numbers, by which they are found.
      expect(business.vendors.ids).toEqual(['vendor-2', 'vendor-7']);
    },
  );

  test('keeps a last number above its highest record: no number is given twice', () => {
    const vendors: Business['vendors'] = { ids: ['vendor-1'], entities: { 'vendor-1': vendor(1) }, lastNumber: 9 };
    expect(checkedBusiness(withVendors(vendors)).business.vendors.lastNumber).toBe(9);
  });

  test('is validated in a moment however deep it is nested', () => {
    let deep: unknown = {};
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    const { leftOut } = checkedBusiness({ ...whole, vendors: deep, deep });
    expect(leftOut.map(({ content }) => content)).toEqual(
      Array.from({ length: 2 }, () => 'It is nested too deeply to be kept.'),
    );
  });
});
