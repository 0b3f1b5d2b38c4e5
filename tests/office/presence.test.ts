import { describe, expect, test } from 'vitest';
import type { Present } from '@/store/browser/officeSlice';
import { hereToo, othersAt, peoplePresent } from '@/office/presence';

const at = (name: string, place: string, tab = `${name} ${place}`): Present => ({ tab, name, place });
const asha = { name: 'Asha', role: 'admin' } as const;

describe('who is in the office', () => {
  test('is told person by person, whoever looks first, with all that their tabs look at', () => {
    const present = [
      at('ravi', '/vendors/1'),
      at('Meera', '/vendors'),
      at('Asha', '/'),
      at('Meera', '/sales/edit-bill?account=5'),
      at('Meera', '/vendors?q=x'),
    ];
    expect(peoplePresent({ present, user: asha })).toEqual([
      { name: 'Asha', isSelf: true, places: ['Home'] },
      { name: 'Meera', isSelf: false, places: ['Edit Bill, account 5', 'Vendors'] },
      { name: 'ravi', isSelf: false, places: ['Vendor 1'] },
    ]);
  });

  test('names no place that this program does not have', () => {
    expect(peoplePresent({ present: [at('ravi', '/nowhere')], user: asha })).toEqual([
      { name: 'ravi', isSelf: false, places: [] },
    ]);
  });

  test('is nobody before anybody was heard of', () => {
    expect(peoplePresent({ present: [] })).toEqual([]);
  });
});

describe('who looks at the same record', () => {
  const present = [
    at('Asha', '/sales/edit-bill?account=5'),
    at('asha', '/sales/proforma?account=5', 'other tab'),
    at('ravi', '/sales/detailed-client?account=5'),
    at('Meera', '/sales/edit-bill?account=5'),
    at('Meera', '/sales/proforma?account=5'),
    at('Anil', '/sales/edit-bill?account=6'),
    at('Priya', '/sales/display-billed'),
  ];

  test('is everybody else, on whichever of its screens, once', () => {
    expect(othersAt({ present, user: asha }, '/sales/edit-bill?account=5')).toEqual(['Meera', 'ravi']);
  });

  test.each(['/sales/display-billed', '/sales/edit-bill', '/vendors/5'])('is nobody at %s', (place) => {
    expect(othersAt({ present, user: asha }, place)).toEqual([]);
  });

  test.each([
    [[], ''],
    [['Ravi'], 'Ravi is here too.'],
    [['Ravi', 'Meera'], 'Ravi and Meera are here too.'],
    [['Ravi', 'Meera', 'Anil'], 'Ravi, Meera and Anil are here too.'],
    [['Ravi', 'Meera', 'Anil', 'Asha'], 'Ravi, Meera and 2 others are here too.'],
  ])('%j: %s', (names, words) => expect(hereToo(names)).toBe(words));
});
