import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from '@/journal/undo/undo';
import { billSaved } from '@/store/facts/accounts';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { createStore } from '@/store/business/store';
import { noEdit, noVehicles } from '../../support/accounts';
import { anyFact } from '../../support/facts';
import { smallBusiness } from '../../support/tabs';

const unchangedBill = fc.constant(null).map(() => billSaved('account-1', noEdit, noVehicles));

test('facts come to the same when they are said and when they are replayed, as plain JSON, and those without effect are none', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: anyFact }, unchangedBill), { maxLength: 12 }), (facts) => {
      const store = createStore({ ...smallBusiness });
      let replayed = businessOf(store.getState());
      for (const fact of facts) {
        const before = businessOf(store.getState());
        const said = store.dispatch(fact);
        const after = businessOf(store.getState());
        const changed = changesBetween({ ...before, origin: undefined }, { ...after, origin: undefined }).length > 0;
        expect([fact.type, said.done && said.undo !== undefined]).toEqual([fact.type, changed]);
        if (changed) replayed = replay(replayed, [businessModel.asSaid(fact, before)]);
        expect(replayed).toEqual(after);
        expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      }
    }),
  );
});
