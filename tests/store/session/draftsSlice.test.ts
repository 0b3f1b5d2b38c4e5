import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { draftDropped, draftKept, draftName, recalledDrafts, selectDraft } from '@/store/session/draftsSlice';
import { signedOut } from '@/store/session/sessionSlice';

const NAME = draftName('add-vendor');

test('a draft is what was typed, with its rows, and without files', () => {
  const store = createStore();
  store.dispatch(draftKept(NAME, { name: 'Metro', phone: undefined, gstFile: { name: 'a.pdf' }, products: [{ name: 'Relay', rate: 80 }], foc: false }));
  expect(selectDraft(store.getState(), NAME)).toEqual({ name: 'Metro', products: [{ name: 'Relay', rate: 80 }], foc: false });
});

test('a draft about one record is none about another, and none is left once it is dropped, or somebody signed out', () => {
  const store = createStore();
  const [one, other] = [draftName('edit-bill', 'a'), draftName('edit-bill', 'b')];
  for (const name of [one, other, NAME]) store.dispatch(draftKept(name, { userName: name }));
  store.dispatch(draftDropped(one));
  expect([one, other, NAME].map((name) => selectDraft(store.getState(), name)?.userName)).toEqual([undefined, other, NAME]);
  store.dispatch(signedOut());
  expect(store.getState().drafts).toEqual({});
});

test('of many drafts the newest stay', () => {
  const store = createStore();
  for (let count = 0; count < 25; count += 1) store.dispatch(draftKept(draftName('edit-bill', String(count)), { userName: 'A' }));
  expect(Object.keys(store.getState().drafts)).toEqual(Array.from({ length: 20 }, (_, place) => `edit-bill ${place + 5}`));
});

describe('what comes back from this browser', () => {
  test('is what was kept', () => {
    const store = createStore();
    store.dispatch(draftKept(draftName('raise-service', 'MH 12 AB 1234'), { issue: 'No power' }));
    const { drafts } = store.getState();
    expect(recalledDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
  });

  test.each<[string, unknown, object]>([
    ['nothing', null, {}],
    ['no record', 'add-vendor', {}],
    ['drafts of forms that there are not', { 'add-nobody': { name: 'x' }, 'add-vendors': { name: 'x' } }, {}],
    ['drafts that are none', { 'add-vendor': 'x', requisition: null }, {}],
    ['parts that nobody types', { 'add-vendor': { name: { first: 'x' }, products: [1, null, { rate: null, name: 'Relay' }] } }, { 'add-vendor': { products: [{ name: 'Relay' }] } }],
  ])('is nothing that %s would be', (_what, kept, found) => {
    expect(recalledDrafts(kept)).toEqual(found);
  });

  test('is no deeper than a form is', () => {
    let deep: object = {};
    for (let level = 0; level < 50_000; level += 1) deep = { rows: [deep] };
    expect(recalledDrafts({ requisition: deep })).toEqual({ requisition: { rows: [{ rows: [{}] }] } });
  });
});
