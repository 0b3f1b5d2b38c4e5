import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import {
  draftDropped,
  draftKept,
  draftKeptOf,
  draftName,
  recalledDrafts,
  selectFormDraft,
} from '@/store/browser/draftsSlice';
import { signedOut } from '@/store/browser/sessionSlice';

const NAME = draftName('add-vendor');

test('a draft is what was typed, with its rows and its lists, and without files', () => {
  const store = createStore();
  const typed = {
    name: 'Metro',
    products: [{ name: 'Relay', rate: 80 }],
    foc: false,
    issues: ['panic', 'other'],
    required: [],
  };
  store.dispatch(draftKept(NAME, { ...typed, phone: undefined, gstFile: { name: 'a.pdf' } }, { ...typed, foc: true }));
  expect(selectFormDraft(store.getState(), NAME)).toEqual({ typed, opened: { ...typed, foc: true } });
});

test('a draft about one record is none about another, and none is left once it is dropped, or somebody signed out', () => {
  const store = createStore();
  const [one, other] = [draftName('edit-bill', 'a'), draftName('edit-bill', 'b')];
  for (const name of [one, other, NAME]) store.dispatch(draftKept(name, { userName: name }));
  store.dispatch(draftDropped(one));
  expect([one, other, NAME].map((name) => selectFormDraft(store.getState(), name)?.typed.userName)).toEqual([
    undefined,
    other,
    NAME,
  ]);
  const { session } = store.getState();
  store.dispatch(signedOut());
  expect(store.getState().drafts).toEqual({});
  // What was typed just before is kept when its form goes, which a sign-out brings about.
  store.dispatch(draftKeptOf(session, NAME, { name: 'Metro' }));
  expect(store.getState().drafts).toEqual({});
  store.dispatch(draftKeptOf(store.getState().session, NAME, { name: 'Metro' }));
  expect(selectFormDraft(store.getState(), NAME)?.typed.name).toBe('Metro');
});

test('of many drafts the newest stay', () => {
  const store = createStore();
  for (let count = 0; count < 25; count += 1)
    store.dispatch(draftKept(draftName('edit-bill', String(count)), { userName: 'A' }));
  expect(Object.keys(store.getState().drafts)).toEqual(
    Array.from({ length: 20 }, (_, place) => `edit-bill ${place + 5}`),
  );
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
    [
      'drafts of forms that there are not',
      { 'add-nobody': { typed: { name: 'x' } }, 'add-vendors': { typed: { name: 'x' } } },
      {},
    ],
    [
      'drafts that are none',
      { 'add-vendor': 'x', requisition: null, 'request-stock': { lines: [] }, 'raise-service': { typed: 'x' } },
      {},
    ],
    [
      'parts that nobody types',
      {
        'add-vendor': {
          typed: { name: { first: 'x' }, slots: [null], products: [1, null, { rate: null, name: 'Relay' }] },
          opened: 7,
        },
      },
      { 'add-vendor': { typed: { products: [1, { name: 'Relay' }] } } },
    ],
  ])('is nothing that %s would be', (_what, kept, found) => {
    expect(recalledDrafts(kept)).toEqual(found);
  });

  test('is no deeper than a form is', () => {
    let deep: object = {};
    for (let level = 0; level < 50_000; level += 1) deep = { rows: [deep] };
    expect(recalledDrafts({ requisition: { typed: deep } })).toEqual({
      requisition: { typed: { rows: [{ rows: [{}] }] } },
    });
  });
});
