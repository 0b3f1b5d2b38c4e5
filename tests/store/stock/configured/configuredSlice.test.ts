import { describe, expect, test } from 'vitest';
import { configuredTable, selectConfigurations } from '@/store/stock/configured/configuredSlice';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { createStore, type AppStore } from '@/store/business/store';
import { configuredDevice } from '../../../support/stock';

const device = configuredDevice;
const storeOf = (...numbers: number[]) =>
  createStore({ configured: configuredTable(numbers.map((number) => device(number))) });
const chosen = (store: AppStore) =>
  selectConfigurations(store.getState()).map(({ number, action, selectName }) => [number, action, selectName]);

test('a configured device is assigned to an action and a name', () => {
  const store = storeOf(1, 2);
  store.dispatch(deviceAssigned(device(2), { action: 'Installer', selectName: 'Delhi' }));
  expect(chosen(store)).toEqual([
    [1, 'Select', 'Select'],
    [2, 'Installer', 'Delhi'],
  ]);
});

describe('many configured devices', () => {
  test('take one name together and keep their actions', () => {
    const store = storeOf(1, 2, 3);
    store.dispatch(deviceAssigned(device(1), { action: 'Branches', selectName: 'Delhi' }));
    store.dispatch(devicesRenamed([device(1, { selectName: 'Delhi' }), device(3), device(9)], 'Chennai'));
    expect(chosen(store)).toEqual([
      [1, 'Branches', 'Chennai'],
      [2, 'Select', 'Select'],
      [3, 'Select', 'Chennai'],
    ]);
  });

  test('are deleted together, and come back in their places', () => {
    const store = storeOf(1, 2, 3, 4);
    const said = store.dispatch(devicesDeleted([device(1), device(3), device(9)]));
    expect(chosen(store).map(([number]) => number)).toEqual([2, 4]);
    expect(said.done && said.undo?.().done).toBe(true);
    expect(chosen(store).map(([number]) => number)).toEqual([1, 2, 3, 4]);
  });
});
