import { expect, test } from 'vitest';
import { afterSaid, foresee } from '@/store/business/foreseen';
import { afterFact } from '@/store/business/replay';
import { productAdded } from '@/store/facts/vendors';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { sampleOn } from '../../support/sample';

const business = sampleOn('2026-11-21');
const [first, second] = selectVendors(business).map(({ id }) => id);
const siren = (vendorId = '') => productAdded(vendorId, { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 });

test('what was worked out before a fact is said is what the fact comes to', () => {
  const fact = siren(first);
  foresee(business, fact);
  expect(afterSaid(business, fact)).toEqual(afterFact(business, fact));
});

test('a business that changed meanwhile keeps what changed in it', () => {
  const [fact, meanwhile] = [siren(first), siren(second)];
  foresee(business, fact);
  const changed = afterFact(business, meanwhile);
  expect(afterSaid(changed, fact)).toEqual(afterFact(changed, fact));
});

test('a fact without effect leaves the very same business', () => {
  const fact = siren('nobody');
  foresee(business, fact);
  expect(afterSaid(business, fact)).toBe(business);
});
