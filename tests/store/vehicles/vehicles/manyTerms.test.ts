import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { manyTermsEdits, manyTermsSchema, sharedTerms } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { account, salesOf, vehicle } from '../../../support/accounts';
import { done } from '../../../support/said';

const with200 = vehicle(1, { price: 200 });
const with350 = vehicle(2, { price: 350 });
const included = vehicle(3, { price: 350, gst: 'Including' });

describe('terms of several vehicles', () => {
  test('begin with what all of them share, and nothing else', () => {
    expect(sharedTerms([with200, with350])).toEqual({ price: undefined, gst: 'Excluding' });
    expect(sharedTerms([with350, included])).toEqual({ price: 350, gst: undefined });
  });

  test('leave to each what was left empty, and name those alone that they change', () => {
    expect(manyTermsEdits([with200, with350, included], { price: 350 })).toEqual([
      { id: 'vehicle-1', edit: { was: { price: 200 }, to: { price: 350 } } },
    ]);
    expect(manyTermsEdits([with200, included], { gst: 'Including' })).toEqual([
      { id: 'vehicle-1', edit: { was: { gst: null }, to: { gst: 'Including' } } },
    ]);
    expect(manyTermsEdits([with350], { price: 350, gst: 'Excluding' })).toEqual([]);
  });

  test('can both be left empty, and a price of letters is none', () => {
    expect(manyTermsSchema('').validateSync({ price: '', since: 'Today' })).toEqual({ since: 'Today' });
    expect(() => manyTermsSchema('').validateSync({ price: 'much', since: 'Today' })).toThrow(/Price/);
  });

  test('hold in the business, and are taken back together', () => {
    const store = createStore(salesOf(account(1, { vehicles: [with200, included] })));
    const before = store.getState().vehicles;
    const said = manyTermsEdits([with200, included], { price: 500, gst: 'Including' }).map(({ id, edit }) =>
      done(store.dispatch(vehicleTermsChanged(id, edit))),
    );
    expect(store.getState().vehicles.entities).toMatchObject({
      'vehicle-1': { price: 500, gst: 'Including' },
      'vehicle-3': { price: 500, gst: 'Including' },
    });
    for (const { undo } of said.toReversed()) expect(undo?.().done).toBe(true);
    expect(store.getState().vehicles.entities).toEqual(before.entities);
  });
});
