import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo';
import { businessReplaced, nouns } from '@/store/business/business';
import { DECLARED_TYPES } from '@/store/business/declared';
import { businessRules } from '@/store/business/businessRules';

test('every fact there is has its rule, and no rule is about anything else', () => {
  const facts = nouns.flatMap(({ actions }) => Object.values<{ type: string }>(actions).map(({ type }) => type));
  const all = [...facts, ...DECLARED_TYPES, businessReplaced.type, factUndone.type];
  expect([...businessRules.keys()].toSorted()).toEqual(all.toSorted());
});
