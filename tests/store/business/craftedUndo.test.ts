import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { factUndone, type Change } from '@/journal/undo/undo';
import { businessReplaced, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import type { Carried } from '@/store/facts/fact';
import { stockAsked } from '@/store/facts/careRequests';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { openingStockCounted } from '@/store/facts/devices';
import { proformaIssued } from '@/store/facts/proformas';
import { pricesChanged, productEdited, vendorAdded } from '@/store/facts/vendors';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { careRequestDraft } from '../../support/care';
import { smallBusiness } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const OUT_OF_REACH = 'It would put back more than the fact that it takes back can have changed.';
const CHANGED = 'Not undone: it has been changed again since.';

const asJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
const after = (business: Business, fact: UnknownAction) => replay(business, [businessModel.asSaid(fact, business)]);
const reasonAgainst = (business: Business, fact: UnknownAction) =>
  businessModel.refusal(business, asJson(fact))?.reason;

/** What the Undo of a fact says that is said in a business. */
const undoOf = (fact: UnknownAction, business: Business) =>
  (asJson(businessModel.undoing(fact, business)) as ReturnType<typeof factUndone>).payload;

const asked = stockAsked(careRequestDraft);
const added = vendorAdded(vendorDraft('Konkan'));
const renamed = productEdited('vendor-1', 'product-1', { was: { name: 'Relay' }, to: { name: 'Siren' } });
const dearer = pricesChanged('vendor-1', [{ productId: 'product-1', edit: { was: { rate: 80 }, to: { rate: 95 } } }]);
const inStore = Object.values(smallBusiness.devices.entities).find((device) => holderOf(device).at === 'store');
const lot = challanOffered(
  { from: STORE, to: { at: 'branch', id: 'branch-1' }, lines: [{ device: inStore?.id, qty: 1 }] },
  '2026-11-20',
);
const inProduct = (field: string) => ['vendors', 'vendor-1', 'products', 'product-1', field];
const { id: askedId } = asked.payload;
const { id: addedId } = added.payload;

/** What an Undo of a fact says in the business after it, if it puts back this and nothing else. */
const reasonAfter = (fact: UnknownAction, of: UnknownAction, ...changes: Change[]) =>
  reasonAgainst(after(smallBusiness, fact), factUndone({ fact: of, changes }));

describe('a crafted Undo is refused in words when it would put back', () => {
  test.each<[string, UnknownAction, Change, string]>([
    [
      'a record that the fact did not touch',
      renamed,
      { path: ['vendors', 'vendor-2', 'name'], was: 'Mine', is: 'Second' },
      OUT_OF_REACH,
    ],
    [
      'a record of another noun',
      renamed,
      { path: ['branches', 'branch-1'], is: smallBusiness.branches.entities['branch-1'] },
      OUT_OF_REACH,
    ],
    ['a field that the fact did not change', renamed, { path: inProduct('rate'), was: 1, is: 80 }, CHANGED],
    ['a value that never was', renamed, { path: inProduct('name'), was: 'Mine', is: 'Siren' }, CHANGED],
    ['nothing where there was a value', dearer, { path: inProduct('rate'), is: 95 }, CHANGED],
    [
      'what another fact of the noun changes',
      asked,
      { path: ['careRequests', askedId, 'approved'], was: true, is: false },
      CHANGED,
    ],
    [
      'the field of a record that was made',
      added,
      { path: ['vendors', addedId, 'name'], was: 'Mine', is: 'Konkan' },
      CHANGED,
    ],
    ['the number of a record', added, { path: ['vendors', 'vendor-2', 'number'], was: 1, is: 2 }, OUT_OF_REACH],
    [
      'something by a fact that nobody knows',
      { type: 'vendors/vendorBought', payload: {} },
      { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' },
      OUT_OF_REACH,
    ],
    [
      'something by a replacement of the business, which is taken back by another one',
      businessReplaced(smallBusiness, 'backup'),
      { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' },
      OUT_OF_REACH,
    ],
  ])('%s', (_what, fact, change, reason) => {
    expect(reasonAfter(fact, fact, change)).toBe(reason);
  });

  test('one thing more than all that the fact changed', () => {
    const fitting = { path: inProduct('name'), was: 'Relay', is: 'Siren' };
    expect(reasonAfter(renamed, renamed, fitting)).toBeUndefined();
    const more = { path: ['vendors', 'vendor-2', 'name'], was: 'Mine', is: 'Second' };
    expect(reasonAfter(renamed, renamed, fitting, more)).toBe(OUT_OF_REACH);
  });

  test('a record that was there before, by a fact that was never said and says something else of it', () => {
    const never = { ...added, payload: { ...added.payload, id: 'vendor-2' } };
    const change = { path: ['vendors', 'vendor-2'], is: smallBusiness.vendors.entities['vendor-2'] };
    expect(reasonAgainst(smallBusiness, factUndone({ fact: never, changes: [change] }))).toBe(CHANGED);
  });

  test('a challan, which is cancelled instead and keeps its number', () => {
    const now = after(smallBusiness, lot);
    const change = { path: ['challans', lot.payload.id], is: now.challans.entities[lot.payload.id] };
    expect(change.is).toBeDefined();
    expect(reasonAgainst(now, factUndone({ fact: lot, changes: [change] }))).toBe(OUT_OF_REACH);
    expect(businessModel.undoing(lot, smallBusiness).type).toBe(challanCancelled.type);
  });

  test('a document by another that says something else, or away with its number', () => {
    const fact = businessModel.asSaid(proformaIssued('account-1', '2026-11-20'), smallBusiness);
    const { changes } = undoOf(fact, smallBusiness);
    const now = after(smallBusiness, fact);
    expect(reasonAgainst(now, factUndone({ fact, changes }))).toBeUndefined();
    const [, id = ''] = changes[0]?.path ?? [];
    const erasing = [{ path: ['proformas', id], is: now.proformas.entities[id] }];
    expect(reasonAgainst(now, factUndone({ fact, changes: erasing }))).toBe(OUT_OF_REACH);
    const never = asJson(fact) as Carried<typeof proformaIssued>;
    Object.assign(never.payload.draft, { total: 1 });
    expect(reasonAgainst(now, factUndone({ fact: never, changes }))).toBe(CHANGED);
  });

  test('something else than what the Undo changed that it takes back, or by an Undo out of reach itself', () => {
    const undo = asJson(businessModel.undoing(renamed, smallBusiness));
    const back = replay(after(smallBusiness, renamed), [undo]);
    const again = (changes: Change[], of = undo) => reasonAgainst(back, factUndone({ fact: of, changes }));
    expect(again([{ path: inProduct('name'), was: 'Siren', is: 'Relay' }])).toBeUndefined();
    expect(again([{ path: inProduct('name'), was: 'Mine', is: 'Relay' }])).toBe(CHANGED);
    expect(again([{ path: inProduct('rate'), was: 1, is: 80 }])).toBe(CHANGED);
    const crafted = factUndone({ fact: renamed, changes: [{ path: inProduct('rate'), was: 80, is: 1 }] });
    expect(again([{ path: inProduct('rate'), was: 1, is: 80 }], crafted)).toBe(CHANGED);
  });

  test('only a part of the lots that it moved', () => {
    const counted = openingStockCounted(
      [
        {
          place: STORE,
          goods: [
            { productName: 'Relay', kind: 'Accessory', qty: 4 },
            { productName: 'Fuse', kind: 'Accessory', qty: 2 },
          ],
        },
      ],
      '2026-11-20',
    );
    const { changes } = undoOf(counted, smallBusiness);
    expect(changes).toHaveLength(2);
    expect(reasonAfter(counted, counted, ...changes.slice(1))).toBe(CHANGED);
  });
});
