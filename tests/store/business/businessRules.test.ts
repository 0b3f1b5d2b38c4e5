import { expect, test } from 'vitest';
import { factUndone } from '@/journal/undo';
import { businessReplaced, nouns } from '@/store/business/business';
import { businessRules } from '@/store/business/businessRules';

test('every fact there is has its rule, and no rule is about anything else', () => {
  const facts = nouns.flatMap(({ actions }) => Object.values<{ type: string }>(actions).map(({ type }) => type));
  expect([...businessRules.keys()].toSorted()).toEqual([...facts, businessReplaced.type, factUndone.type].toSorted());
});
