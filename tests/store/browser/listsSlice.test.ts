import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { listShaped, listsFollowed, recalledLists, selectLists, viewsKept } from '@/store/browser/listsSlice';

const pending = { name: 'Pending', query: 'f.status=Pending&sort=-date' };

test('a list remembers its shape and its views, and of a plain one nothing is left', () => {
  const store = createStore();
  store.dispatch(listShaped({ list: '/vendors', shape: { columns: ['name', 'gst'], density: 'compact' } }));
  store.dispatch(viewsKept({ list: '/vendors', views: [pending] }));
  const kept = { '/vendors': { shape: { columns: ['name', 'gst'], density: 'compact' }, views: [pending] } };
  expect(selectLists(store.getState())).toEqual(kept);
  expect(recalledLists(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  store.dispatch(viewsKept({ list: '/vendors', views: [] }));
  store.dispatch(listShaped({ list: '/vendors', shape: {} }));
  expect(selectLists(store.getState())).toEqual({});
});

test('what another tab says of the lists holds', () => {
  const store = createStore();
  store.dispatch(listsFollowed({ '/a': { shape: {}, views: [pending] } }));
  expect(selectLists(store.getState())['/a']?.views).toEqual([pending]);
});

test('more lists than are kept push out those that were changed longest ago', () => {
  const store = createStore();
  for (let list = 0; list <= 100; list += 1)
    store.dispatch(listShaped({ list: `/${list} `, shape: { density: 'compact' } }));
  const kept = Object.keys(selectLists(store.getState()));
  expect(kept).toHaveLength(100);
  expect(kept).not.toContain('/0 ');
});

test('whatever this browser kept comes back as lists, and is the same when it comes back again', () => {
  const names = fc.constantFrom('/vendors', 'shape', 'views', 'columns', 'density', 'name', 'query', '__proto__');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 5 }, fc.jsonValue(), fc.array(tie('tree')), fc.dictionary(names, tie('tree'))),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const lists = recalledLists(value);
      expect(recalledLists(JSON.parse(JSON.stringify(lists)))).toEqual(lists);
      for (const { shape, views } of Object.values(lists)) {
        expect(Array.isArray(views)).toBe(true);
        expect([undefined, 'comfortable', 'compact']).toContain(shape.density);
      }
    }),
  );
});

test.each([
  ['a view without a name', { views: [{ name: ' ', query: 'q=x' }] }],
  ['a view of nothing', { views: [{ name: 'A', query: 7 }] }],
  ['a view of too much', { views: [{ name: 'A', query: 'x'.repeat(30_000) }] }],
])('%s is not recalled', (_what, list) => {
  expect(recalledLists({ '/vendors': list })).toEqual({ '/vendors': { shape: {}, views: [] } });
});

test('a list that was kept by several addresses of its page comes back as one, with each column once', () => {
  const paid = { name: 'Paid', query: 'f.status=Paid' };
  const lists = recalledLists({
    '/stocks/expected': { shape: { columns: ['name', 'units', 'units'] }, views: [pending] },
    '/stocks/expected-stocks/ bags': { shape: {}, views: [pending] },
    '/stocks/expected-stocks': { shape: { density: 'compact' }, views: [paid] },
  });
  expect(lists).toEqual({
    '/stocks/expected-stocks': { shape: { columns: ['name', 'units'], density: 'compact' }, views: [pending, paid] },
    '/stocks/expected-stocks bags': { shape: {}, views: [pending] },
  });
});
