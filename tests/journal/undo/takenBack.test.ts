import { expect, test } from 'vitest';
import { broughtBackBy, takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';

const FACT = { type: 'vendors/vendorAdded', payload: { id: 'vendor-1' } };
const undone = (fact: { type: string }) => factUndone({ fact, changes: [] });
const NAMING = { type: 'odd/named', payload: { fact: FACT } };
/** An Undo of which nothing but that it is one is here: its content is gone. */
const GONE = { type: factUndone.type };

test.each([
  ['a fact', FACT, undefined],
  ['its Undo', undone(FACT), FACT.type],
  ['the Undo of that', undone(undone(FACT)), FACT.type],
  ['an Undo whose content is gone', GONE, ''],
  ['the Undo of one', undone(GONE), ''],
])('%s takes back, in the end, what was said', (_what, action, type) => expect(takenBackBy(action)).toBe(type));

test.each([
  ['a fact', FACT, undefined],
  ['its Undo', undone(FACT), undefined],
  ['the Undo of a fact that names another', undone(NAMING), undefined],
  ['the Undo of that', undone(undone(FACT)), FACT],
  ['the Undo of the Undo of that', undone(undone(undone(FACT))), undone(FACT)],
  ['an Undo whose content is gone', GONE, undefined],
  ['the Undo of one', undone(GONE), undefined],
])('%s brings back what an Undo took', (_what, action, fact) => expect(broughtBackBy(action)).toEqual(fact));
