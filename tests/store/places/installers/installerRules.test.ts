import { expect, test } from 'vitest';
import { createStore, type Fact } from '@/store/business/store';
import { installerAdded, installerEdited } from '@/store/facts/installers';
import { smallBusiness } from '../../../support/tabs';

const GONE = 'This branch was deleted, or adding it was undone.';

test.each<[string, Fact, string]>([
  [
    'of a name that is there already',
    installerAdded({ name: 'rakesh yadav' }),
    'There is an installer Rakesh Yadav already.',
  ],
  ['of a branch that is gone', installerAdded({ name: 'Anil Kumar', branchId: 'branch-9' }), GONE],
  [
    'who moves to a branch that is gone',
    installerEdited('installer-1', { was: { branchId: null }, to: { branchId: 'branch-9' } }),
    GONE,
  ],
])('an installer %s is refused in words, and changes nothing', (_what, fact, reason) => {
  const store = createStore(smallBusiness);
  const before = store.getState();
  expect(store.dispatch(fact)).toMatchObject({ done: false, reason });
  expect(store.getState()).toBe(before);
});

test('an installer belongs to a branch that is there, and may leave it', () => {
  const store = createStore(smallBusiness);
  expect(
    store.dispatch(installerEdited('installer-1', { was: { branchId: null }, to: { branchId: 'branch-1' } })),
  ).toMatchObject({ done: true });
  expect(
    store.dispatch(installerEdited('installer-1', { was: { branchId: 'branch-1' }, to: { branchId: null } })),
  ).toMatchObject({ done: true });
});
