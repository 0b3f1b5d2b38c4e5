import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { openingFacts, validatedLines } from '@/store/stock/opening/openingCount';
import { openingLines } from '@/store/stock/opening/openingLines';

test('goods that are at their place already are counted in with a warning that says how many', () => {
  const store = createStore({ ...emptyBusiness });
  const validated = () => {
    const { lines } = openingLines('Goods', 'Product Name\tKind\tQty\nRelay 12 V\tAccessory\t100');
    return validatedLines(store.getState(), 'Goods', lines, {});
  };
  expect(validated()).toMatchObject([{ tone: 'good' }]);
  for (const fact of openingFacts(() => store.getState(), validated())) store.dispatch(fact);
  expect(validated()).toMatchObject([{ tone: 'warning', says: '100 of it are in the store already: this adds 100.' }]);
});
