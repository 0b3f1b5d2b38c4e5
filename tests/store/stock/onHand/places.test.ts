import { expect, test } from 'vitest';
import { readableTo } from '@/store/business/feeds/readable';
import { selectPlaces, selectUsualGiver } from '@/store/stock/onHand/places';
import { smallBusiness } from '../../../support/tabs';

test('a hand-over begins with the bag of the installer who writes it, and for all others with the store', () => {
  const [installer = { id: '', name: '' }] = Object.values(smallBusiness.installers.entities);
  const name = installer.name.replaceAll(' ', '-');
  const nameOfPlace = (key: string) => selectPlaces(smallBusiness).find((place) => place.key === key)?.name;
  const giver = (role: 'installer' | 'stock', called = name) =>
    nameOfPlace(selectUsualGiver(readableTo({ name: called, role }, smallBusiness)));
  expect(giver('installer')).toBe(installer.name);
  expect(giver('installer', 'nobody')).toBe('Store');
  expect(giver('stock')).toBe('Store');
  expect(nameOfPlace(selectUsualGiver(smallBusiness))).toBe('Store');
});
