import { describe, expect, test } from 'vitest';
import {
  configuredTable,
  deviceAssigned,
  devicesDeleted,
  devicesRenamed,
  selectConfigured,
} from '@/store/configured/configuredSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { configuredDevice } from '../../support/stock';

const storeOf = (...ids: number[]) =>
  createStore({ configured: configuredTable(ids.map((id) => configuredDevice(id))) });
const chosen = (store: AppStore) =>
  selectConfigured(store.getState()).map(({ id, action, selectName }) => [id, action, selectName]);

describe('a configured device', () => {
  test('is assigned to an action and a name', () => {
    const store = storeOf(1, 2);
    store.dispatch(deviceAssigned(2, 'Installer', 'Delhi'));
    expect(chosen(store)).toEqual([
      [1, 'Select', 'Select'],
      [2, 'Installer', 'Delhi'],
    ]);
  });

  test.each([
    ['without an action', deviceAssigned(1, 'Select', 'Delhi')],
    ['without a name', deviceAssigned(1, 'Branches', 'Select')],
    ['that does not exist', deviceAssigned(9, 'Branches', 'Delhi')],
    ['without a name, among many', devicesRenamed([1, 2], 'Select')],
    ['that does not exist, among many', devicesRenamed([8, 9], 'Delhi')],
    ['that was deleted before', devicesDeleted([8, 9])],
  ])('%s changes nothing', (_title, fact) => {
    const store = storeOf(1, 2);
    store.dispatch(deviceAssigned(1, 'Software', 'Kolkata'));
    const before = store.getState();
    store.dispatch(fact);
    expect(store.getState()).toBe(before);
  });
});

describe('many configured devices', () => {
  test('take one name together and keep their actions', () => {
    const store = storeOf(1, 2, 3);
    store.dispatch(deviceAssigned(1, 'Branches', 'Delhi'));
    store.dispatch(devicesRenamed([1, 3, 9], 'Chennai'));
    expect(chosen(store)).toEqual([
      [1, 'Branches', 'Chennai'],
      [2, 'Select', 'Select'],
      [3, 'Select', 'Chennai'],
    ]);
  });

  test('are deleted together, and come back in their places', () => {
    const store = storeOf(1, 2, 3, 4);
    const takeBack = store.dispatch(sayUndoable(devicesDeleted([1, 3, 9])));
    expect(chosen(store).map(([id]) => id)).toEqual([2, 4]);
    expect(takeBack()).toBeUndefined();
    expect(chosen(store).map(([id]) => id)).toEqual([1, 2, 3, 4]);
  });
});
