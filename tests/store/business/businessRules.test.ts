import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, nouns } from '@/store/business/business';
import { DECLARED_TYPES } from '@/store/business/declared';
import { businessRules } from '@/store/business/businessRules';

test('every fact there is has its rule, and no rule is about anything else', () => {
  const all = [...DECLARED_TYPES, businessReplaced.type, factUndone.type];
  expect([...businessRules.keys()].toSorted()).toEqual(all.toSorted());
});

test('a slice says nothing of its own: all that it hears is declared with the facts', () => {
  expect(nouns.flatMap(({ actions }) => Object.keys(actions))).toEqual([]);
});
