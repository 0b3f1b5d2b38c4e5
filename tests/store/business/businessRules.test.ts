import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, emptyBusiness, nouns, parts } from '@/store/business/business';
import { DECLARED_TYPES } from '@/store/business/declared';
import { businessRules } from '@/store/business/businessRules';

test('every fact there is has its rule, and no rule is about anything else', () => {
  const all = [...DECLARED_TYPES, businessReplaced.type, factUndone.type];
  expect([...businessRules.keys()].toSorted()).toEqual(all.toSorted());
});

test('a slice says nothing of its own: all that it hears is declared with the facts', () => {
  expect(nouns.flatMap(({ actions }) => Object.keys(actions))).toEqual([]);
});

test('every fact there is has a case in some slice, which looks into what it says', () => {
  const isHeard = (type: string) => {
    let isLookedInto = false;
    const fact = {
      type,
      get payload() {
        isLookedInto = true;
        throw new Error('There is nothing in it.');
      },
    };
    for (const { reducerPath, reducer } of parts)
      try {
        reducer(emptyBusiness[reducerPath], fact);
      } catch {
        // It was looked into.
      }
    return isLookedInto;
  };
  expect(isHeard('vendors/vendorBought')).toBe(false);
  expect(
    DECLARED_TYPES.filter((type) => !isHeard(type)),
    'No slice has an addCase for these.',
  ).toEqual([]);
});
