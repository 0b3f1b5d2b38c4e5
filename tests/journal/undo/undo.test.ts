import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Said } from '@/journal/sync/dispatching';
import { canPutBack, changesBetween, putBack } from '@/journal/undo/undo';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { accountOpened, accountsDeleted } from '@/store/facts/accounts';
import { businessOf, businessReplaced, emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { requestAdvanced } from '@/store/facts/requests';
import { selectVendor, selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { account, accountDraft, salesOf, smallSales } from '../../support/accounts';
import { anyFact, restoredFact } from '../../support/facts';
import { standing } from '../../support/standing';
import { openTab, settle, smallBusiness } from '../../support/tabs';
import { productChange, vendorDraft } from '../../support/vendors';
import { siren } from '../../support/vendorTabs';

const undo = (said: Said) => {
  if (!said.done) throw new Error(said.reason);
  return said.undo?.();
};

describe('a fact that is taken back', () => {
  test('leaves the business as it was before it', () => {
    const fact = fc.oneof(
      restoredFact,
      fc.constant(null).map(() => businessReplaced(emptyBusiness, 'emptying')),
      fc.constant(null).map(() => businessReplaced(smallBusiness, 'backup')),
    );
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 8 }), fact, (earlier, last) => {
        const store = createStore({ ...smallBusiness });
        for (const one of earlier) store.dispatch(one);
        const before = businessOf(store.getState());
        const said = store.dispatch(last);
        const undone = said.done ? said.undo?.() : undefined;
        expect(undone?.done ?? true).toBe(true);
        expect(standing(businessOf(store.getState()))).toEqual(standing(before));
      }),
    );
  });

  test('is refused with the reason once a later fact depends on it, and nothing changes', () => {
    const store = createStore({ ...smallBusiness });
    const fact = vendorAdded(vendorDraft('Konkan'));
    const said = store.dispatch(fact);
    store.dispatch(productAdded(fact.payload.id, siren));
    const before = store.getState();
    expect(undo(said)).toMatchObject({ done: false, reason: 'Not undone: it has been changed again since.' });
    expect(store.getState()).toBe(before);
  });

  test('leaves later facts about other records, and about other fields of its own, alone', () => {
    const store = createStore({ ...smallBusiness });
    const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
    const said = store.dispatch(productChange('vendor-1', relay, { rate: 95 }));
    store.dispatch(productChange('vendor-1', relay, { name: 'Relay 24 V' }));
    store.dispatch(productAdded('vendor-1', siren));
    store.dispatch(productAdded('vendor-2', siren));
    expect(undo(said)).toMatchObject({ done: true });
    expect(selectVendor(store.getState(), 'vendor-1')?.products).toMatchObject([
      { name: 'Relay 24 V', rate: 80 },
      { name: 'Harness' },
      { name: 'Siren' },
    ]);
    expect(selectVendor(store.getState(), 'vendor-2')?.products).toHaveLength(1);
  });

  test('goes although somebody who added at the same instant came first and took the number', async () => {
    const shelf = memoryShelf();
    const tabs = [await openTab(() => Promise.resolve(shelf())), await openTab(() => Promise.resolve(shelf()))];
    const said = tabs.map(({ store }, index) => store.dispatch(vendorAdded(vendorDraft(`Of tab ${index}`))));
    await settle(tabs);
    expect(tabs.map(({ store }) => selectVendors(store.getState()).map(({ number }) => number))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect(said.map((one) => undo(one)?.done)).toEqual([true, true]);
    await settle(tabs);
    expect(tabs.map(({ store }) => selectVendors(store.getState()).map(({ name }) => name))).toEqual([
      ['First', 'Second'],
      ['First', 'Second'],
    ]);
  });

  test('is refused when it came to nothing, as what it meant to do was done by somebody else', async () => {
    const shelf = memoryShelf();
    const tabs = [await openTab(() => Promise.resolve(shelf())), await openTab(() => Promise.resolve(shelf()))];
    const said = tabs.map(({ store }) => store.dispatch(requestAdvanced('request-1', { type: 'approve' })));
    await settle(tabs);
    const second = said.findIndex((_one, index) => (tabs[index]?.store.getState().journal.missed.length ?? 0) > 0);
    expect(said.slice(second, second + 1).map(undo)).toMatchObject([
      { done: false, reason: 'There is nothing to undo: it was not done. Stock request 1 is Approved by Admin now.' },
    ]);
    await settle(tabs);
    expect(tabs.map(({ store }) => store.getState().requests.entities['request-1']?.status)).toEqual([
      'Approved by Admin',
      'Approved by Admin',
    ]);
  });

  test('gives its number to nobody else', () => {
    const store = createStore({ ...smallBusiness });
    undo(store.dispatch(vendorAdded(vendorDraft('Taken back'))));
    store.dispatch(vendorAdded(vendorDraft('Next')));
    expect(selectVendors(store.getState()).map(({ name, number }) => [name, number])).toEqual([
      ['First', 1],
      ['Second', 2],
      ['Next', 4],
    ]);
  });

  test('has its number to itself, also where what came into its place was numbered less far', () => {
    const store = createStore({ ...emptyBusiness, ...smallSales });
    const said = store.dispatch(accountsDeleted([{ id: 'account-3', company: 'Konkan Carriers' }]));
    store.dispatch(businessReplaced({ ...smallBusiness, ...salesOf(account(1), account(2)) }, 'backup'));
    expect(undo(said)).toMatchObject({ done: true });
    store.dispatch(accountOpened(accountDraft()));
    expect(selectAccounts(store.getState()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('puts all back that a replacement took away, while nothing else was said', () => {
    const store = createStore({ ...smallBusiness });
    const said = store.dispatch(businessReplaced(emptyBusiness, 'emptying'));
    expect(selectVendors(store.getState())).toEqual([]);
    expect(undo(said)).toMatchObject({ done: true });
    expect(selectVendors(store.getState()).map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  test('does not throw away what was entered after a replacement', () => {
    const store = createStore({ ...smallBusiness });
    const said = store.dispatch(businessReplaced(emptyBusiness, 'emptying'));
    store.dispatch(vendorAdded(vendorDraft('Konkan')));
    expect(undo(said)).toMatchObject({ done: false });
    expect(selectVendors(store.getState()).map(({ name }) => name)).toEqual(['Konkan']);
  });
});

describe('what differs between two states', () => {
  const text = fc.constantFrom('a', 'b');
  const row = fc.record(
    {
      id: fc.constantFrom('1', '2', '3', '4'),
      name: text,
      note: text,
      inner: fc.record({ x: fc.nat(2), y: fc.array(text, { maxLength: 2 }) }),
      items: fc.uniqueArray(fc.record({ id: text, n: fc.nat(2) }), { selector: ({ id }) => id }),
    },
    { requiredKeys: ['id', 'name', 'items'] },
  );
  const state = fc.uniqueArray(row, { selector: ({ id }) => id }).map((rows) => ({
    rows: {
      ids: rows.map(({ id }) => id),
      entities: Object.fromEntries(rows.map((one) => [one.id, one])),
      lastNumber: 4,
    },
  }));
  const kept = { rows: { ids: ['1', '2'], entities: { 1: { id: '1', items: [] }, 2: { id: '2', items: [] } } } };

  test('puts the one back to the other, whatever it is, in its order', () => {
    fc.assert(
      fc.property(state, state, (was, is) => {
        // Rows keep their order among themselves, as a table only appends and removes.
        const both = is.rows.ids.filter((id) => was.rows.ids.includes(id));
        fc.pre(was.rows.ids.filter((id) => both.includes(id)).join() === both.join());
        for (const id of both) {
          const [then, now] = [was.rows.entities[id]?.items ?? [], is.rows.entities[id]?.items ?? []];
          const common = now.map((item) => item.id).filter((item) => then.some((one) => one.id === item));
          fc.pre(
            then
              .map((item) => item.id)
              .filter((item) => common.includes(item))
              .join() === common.join(),
          );
        }
        const changes = changesBetween(was, is);
        const back = structuredClone(is);
        expect(canPutBack(back, changes)).toBe(true);
        putBack(back, changes);
        expect(back).toEqual(was);
      }),
    );
  });

  test('says only what was changed', () => {
    const is = { rows: { ...kept.rows, entities: { ...kept.rows.entities, 2: { id: '2', items: [], note: 'new' } } } };
    expect(changesBetween(kept, is)).toEqual([{ path: ['rows', '2', 'note'], is: 'new' }]);
  });

  test('is nothing where values were made anew and are as they were', () => {
    const is = structuredClone(kept);
    expect(changesBetween(kept, is)).toEqual([]);
    expect(changesBetween({ row: { texts: ['a', 'b'] } }, { row: { texts: ['a', 'b'] } })).toEqual([]);
  });

  test('is one value as a whole where a list has no ids, or was something else', () => {
    expect(changesBetween({ texts: ['a'] }, { texts: ['b'] })).toEqual([{ path: ['texts'], was: ['a'], is: ['b'] }]);
    expect(changesBetween({ value: ['a'] }, { value: { 0: 'a' } })).toEqual([
      { path: ['value'], was: ['a'], is: { 0: 'a' } },
    ]);
  });

  test('is not put back where its record is gone since, though the value is away as the change left it', () => {
    const changes = changesBetween({ rows: { 1: { note: 'old' } } }, { rows: { 1: {} } });
    expect(changes).toEqual([{ path: ['rows', '1', 'note'], was: 'old' }]);
    expect([canPutBack({ rows: { 1: {} } }, changes), canPutBack({ rows: {} }, changes)]).toEqual([true, false]);
  });

  test('is put back whatever the journal’s order gave of what it made, and nothing else of that', () => {
    const [made] = changesBetween({ rows: {} }, { rows: { 1: { number: 4, name: 'Konkan' } } });
    const changes = made ? [made] : [];
    const now = (number: number, name: string) => ({ rows: { 1: { number, name } } });
    expect(canPutBack(now(5, 'Konkan'), changes)).toBe(false);
    expect(canPutBack(now(5, 'Konkan'), changes, ['number'])).toBe(true);
    expect(canPutBack(now(5, 'Deccan'), changes, ['number'])).toBe(false);
  });
});
