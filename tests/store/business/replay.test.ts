import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from '@/journal/undo/undo';
import { billSaved } from '@/store/facts/accounts';
import { businessOf } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { createStore } from '@/store/business/store';
import { frozen } from '@/store/kit/frozen';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { noEdit, noVehicles } from '../../support/accounts';
import { anyFact } from '../../support/facts';
import { smallBusiness } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const unchangedBill = fc.constant(null).map(() => billSaved('account-1', noEdit, noVehicles));

test('facts come to the same when they are said and when they are replayed, as plain JSON, and those without effect are none', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: anyFact }, unchangedBill), { maxLength: 12 }), (facts) => {
      // Whatever changed a state in its place would throw.
      const store = createStore(frozen(structuredClone(smallBusiness)));
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

test('of many facts each that nobody can take, and each that came too late, is told by its place among them', () => {
  const [bad, late] = [
    vendorAdded(vendorDraft('Bad')),
    productAdded('vendor-gone', { name: 'Siren', rate: 40, unit: 'Pcs', minOrderQty: 5 }),
  ];
  const facts = [...['Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => vendorAdded(vendorDraft(name))), late, bad];
  const told: unknown[] = [];
  const after = replay(
    smallBusiness,
    facts,
    {
      overtaken: (place) => void told.push(['overtaken', place]),
      unreadable: (place, why) => void told.push(['unreadable', place, why]),
    },
    (_before, now) =>
      Object.values(now.vendors.entities).some(({ name }) => name === 'Bad') ? 'It is called Bad.' : undefined,
  );
  expect(told).toEqual([
    ['overtaken', 4],
    ['unreadable', 5, 'It is called Bad.'],
  ]);
  expect(Object.values(after.vendors.entities).map(({ name }) => name)).toEqual([
    'First',
    'Second',
    'Third',
    'Fourth',
    'Fifth',
    'Sixth',
  ]);
});
